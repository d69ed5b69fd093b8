import type { Flood } from '../../engine/flood.ts';
import type { EngineName } from '../../engine/names.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { kernel } from '../../kernel/bytes/landmarks.ts';
import { KernelFlood, type LandmarksKernel } from '../../kernel/prepare/kernel-flood.ts';
import { startOn } from '../engine-choice.ts';

/** Returns what floods a grid by a separate kernel. @throws `RangeError` if memory cannot be allocated. */
export function kernelFlood(
  engine: EngineName,
  cells: CellStore,
  steps: { rule: number; straight: number; diagonal: number },
  blockBits: number,
): Flood {
  return new KernelFlood(startOn<LandmarksKernel>(engine, kernel, 'landmarks'), cells, steps, blockBits);
}
