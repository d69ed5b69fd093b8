import type { Flood } from '../engine/flood.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { kernel } from '../wasm/bytes/landmarks.ts';
import { KernelFlood, type LandmarksKernel } from '../wasm/prepare/kernel-flood.ts';
import { startKernel } from '../wasm/start-kernel.ts';

/** Returns what floods a grid by a kernel of its own. @throws `RangeError` if memory cannot be allocated. */
export function kernelFlood(
  cells: CellStore,
  steps: { rule: number; straight: number; diagonal: number },
  blockBits: number,
): Flood {
  return new KernelFlood(startKernel<LandmarksKernel>(kernel), cells, steps, blockBits);
}
