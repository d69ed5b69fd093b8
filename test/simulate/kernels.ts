/** Kernels in which memory can be refused: HOTPATH_KERNELS=debug takes those of build/, which check what they rely on, in place of the package's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = join(process.cwd(), 'build');
const DEBUG = '.debug.wasm';

export const hasDebugKernels: boolean = process.env.HOTPATH_KERNELS === 'debug';

/** How many blocks kernels may allocate before one is refused; -1 if none is. */
let left = -1;

/** Lets kernels allocate some blocks before one is refused. */
export function allowBlocks(count: number): void {
  left = count;
}

/** What debug kernels ask at each allocation. */
const refuses = (): number => Number(left >= 0 && left-- === 0);

if (hasDebugKernels) takeDebugKernels();

/** Makes WebAssembly compile the debug kernel where it is given the release kernel. */
function takeDebugKernels(): void {
  const names = readdirSync(BUILD).filter((file) => file.endsWith(DEBUG));
  const kernels = names.map((file) => ({
    release: readFileSync(join(BUILD, file.replace(DEBUG, '.wasm'))),
    debug: readFileSync(join(BUILD, file)),
  }));
  const { Module, Instance } = WebAssembly;
  const compile = (bytes: Uint8Array) => {
    const found = kernels.find(({ release }) => release.equals(bytes));
    return new Module((found?.debug ?? bytes) as BufferSource);
  };
  WebAssembly.Module = new Proxy(Module, { construct: (_, [bytes]) => compile(bytes) });
  WebAssembly.Instance = new Proxy(Instance, {
    construct: (_, [module, imports]) =>
      new Instance(module, { ...imports, host: { ...imports.host, refuses }, env: { abort } }),
  });
}

function abort(): never {
  throw new Error('a kernel does not find what it relies on');
}
