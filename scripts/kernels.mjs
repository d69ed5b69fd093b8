// The kernels: each file of assembly/kernels/ becomes one WebAssembly module, build/NAME.wasm, which ships as dist/NAME.wasm.
import { readdirSync } from 'node:fs';

/** Files of assembly/kernels/, without their ending, and the names of their modules. The kernel of searches is `kernel`, the others keep theirs. */
export const KERNELS = Object.fromEntries(
  readdirSync(new URL('../assembly/kernels/', import.meta.url))
    .sort()
    .map((file) => file.replace(/\.ts$/, ''))
    .map((file) => [file, file === 'search' ? 'kernel' : file]),
);
