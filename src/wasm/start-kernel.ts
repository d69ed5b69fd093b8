import { instantiateSync } from '@assemblyscript/loader';
import type { Kernel } from './kernel.ts';

/**
 * Compiles and starts a kernel. The loader's wrappers are passed by: a raw export is several times as fast to call.
 *
 * @throws where WebAssembly is missing or a content security policy refuses it.
 */
export function startKernel<Exports = Kernel>(source: BufferSource | WebAssembly.Module): Exports {
  return instantiateSync(source).instance.exports as unknown as Exports;
}
