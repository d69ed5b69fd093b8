import type { Kernel } from './kernel.ts';

/** The bytes of a kernel (a BufferSource), or a WebAssembly.Module. The type is loose for the reason given in kernel.ts. */
export type KernelSource = object;

/**
 * Compiles and starts a kernel.
 *
 * @throws if WebAssembly is missing or a content security policy refuses it.
 */
export function startKernel<Exports = Kernel>(source: KernelSource): Exports {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source as BufferSource);
  return new WebAssembly.Instance(module).exports as unknown as Exports;
}
