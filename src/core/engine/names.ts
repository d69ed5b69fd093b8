/** `'wasm'` is the WebAssembly kernel, `'js'` the same kernel, compiled to JavaScript. */
export type EngineName = 'wasm' | 'js';
