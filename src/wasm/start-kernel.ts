import { instantiateSync } from '@assemblyscript/loader';
import type { Kernel } from './kernel.ts';

/** The bytes of a kernel (a BufferSource), or a WebAssembly.Module. It is named loosely for the reason that kernel.ts gives. */
export type KernelSource = object;

/**
 * Compiles and starts a kernel. The loader's wrappers are passed by: a raw export is several times as fast to call.
 *
 * @throws where WebAssembly is missing or a content security policy refuses it.
 */
export function startKernel<Exports = Kernel>(source: KernelSource): Exports {
  return instantiateSync(source as BufferSource | WebAssembly.Module).instance.exports as unknown as Exports;
}
