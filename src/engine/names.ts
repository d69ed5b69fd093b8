/** The WebAssembly kernel, and the same in TypeScript. */
export type EngineName = 'wasm' | 'js';
