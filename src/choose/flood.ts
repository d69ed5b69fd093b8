import type { CellStore } from '../grid/cell-store.ts';
import { kernel } from '../wasm/bytes/field.ts';
import { KernelFlood } from '../wasm/field/kernel-flood.ts';
import { startKernel } from '../wasm/start-kernel.ts';

/** Returns what floods a grid by a kernel of its own. @throws `RangeError` if memory cannot be allocated. */
export function kernelFlood(
  cells: CellStore,
  steps: { rule: number; straight: number; diagonal: number },
): KernelFlood {
  return new KernelFlood(startKernel(kernel), cells, steps);
}
