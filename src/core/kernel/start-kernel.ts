import type { SearchKernel } from './exports.ts';
import { IMPORTS } from './imports.ts';

/**
 * A WebAssembly.Module, the bytes of one (a BufferSource), or a function that returns one of these: the bytes inside the package are unpacked
 * when a kernel starts, since many programs start only one. The type is loose for the reason given in kernel.ts.
 */
export type KernelSource = object;

/**
 * Compiles and starts a kernel.
 *
 * @throws if WebAssembly is missing or a content security policy refuses it.
 */
export function startKernel<Exports = SearchKernel>(source: KernelSource): Exports {
  const code = (typeof source === 'function' ? source() : source) as BufferSource | WebAssembly.Module;
  const module = code instanceof WebAssembly.Module ? code : new WebAssembly.Module(code);
  return new WebAssembly.Instance(module, IMPORTS).exports as unknown as Exports;
}
