/** Kernels in which memory can be refused: HOTPATH_KERNELS=debug takes those of build/, which check what they rely on, in place of the package's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = join(process.cwd(), 'build');
const DEBUG = '.debug.wasm';

export const hasDebugKernels: boolean = process.env.HOTPATH_KERNELS === 'debug';

/** By kernel that has started: how many blocks it may allocate before it refuses one; -1 if it refuses none. */
const allowances: { value: number }[] = [];

/** Lets kernels allocate some blocks before they refuse one. */
export function allowBlocks(count: number): void {
  for (const allowance of allowances) allowance.value = count;
}

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
    construct: (_, [module, imports]) => {
      const instance = new Instance(module, { ...imports, env: { abort } });
      const { allowedBlocks } = instance.exports;
      if (allowedBlocks instanceof WebAssembly.Global) allowances.push(allowedBlocks);
      return instance;
    },
  });
}

function abort(): never {
  throw new Error('a kernel does not find what it relies on');
}
