/** The kernels of the js engine: the same kernels, which the build also compiles to JavaScript. Entries bring them, so that pages load none unasked. */

/** Starts a kernel. Returns what an instance of WebAssembly exports. */
export type StartKernel = (imports: object) => object;

/** Returns a kernel by name from a file that ships beside the bundle, or throws. */
type LoadKernel = (name: string) => StartKernel;

const kernels: Record<string, StartKernel> = {};
let load: LoadKernel | null = null;

/** Brings kernels, by the names of their files in assembly/kernels/. */
export function bringJsKernels(brought: Record<string, StartKernel>): void {
  Object.assign(kernels, brought);
}

/** Lets kernels be loaded when they are first needed. In Node, scripts/build-package.mjs does so before anything else runs. */
export function loadJsKernelsBy(loader: LoadKernel): void {
  load = loader;
}

/** Returns a kernel, or null if nothing has brought it. */
export function jsKernel(name: string): StartKernel | null {
  try {
    kernels[name] ??= load?.(name) as StartKernel;
  } catch {
    // The file is missing, as in a bundle.
  }
  return kernels[name] ?? null;
}
