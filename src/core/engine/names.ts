/** `'wasm'` is the WebAssembly kernel, `'js'` the same algorithms in TypeScript. */
export type EngineName = 'wasm' | 'js';
