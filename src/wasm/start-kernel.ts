import { instantiateSync } from '@assemblyscript/loader';
import type { Kernel } from './kernel.ts';

/** The bytes of a kernel (a BufferSource), or a WebAssembly.Module. The type is loose for the reason given in kernel.ts. */
export type KernelSource = object;

/**
 * Compiles and starts a kernel. It returns the raw exports, because calling them through the loader's wrappers takes several times as long.
 *
 * @throws if WebAssembly is missing or a content security policy refuses it.
 */
export function startKernel<Exports = Kernel>(source: KernelSource): Exports {
  return instantiateSync(source as BufferSource | WebAssembly.Module).instance.exports as unknown as Exports;
}
