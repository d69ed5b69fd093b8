/** Contracted maps of all engines, of any size and with tiles of any size. */

import { CONTRACTIONS } from '../../src/core/engine/contraction.ts';
import type { CellStore } from '../../src/core/grid/cell-store.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/contraction.ts';
import { Hierarchy } from '../../src/core/kernel/contraction/hierarchy.ts';
import type { ContractionKernel } from '../../src/core/kernel/exports.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { ContractedMap } from '../../src/features/contraction/contracted-map.ts';
import type { Grid } from '../../src/index.ts';
import { startChecked, startDebug, startJsKernel } from './kernels.ts';
import type { Options } from './walk.ts';

/** Makes the corners of a grid on each kind of kernel. */
export const hierarchies: readonly ((cells: CellStore) => Hierarchy)[] = [
  (cells) => new Hierarchy(startJsKernel('contraction'), cells),
  (cells) => new Hierarchy(startKernel<ContractionKernel>(kernel), cells),
  (cells) => new Hierarchy(startDebug<ContractionKernel>('contraction'), cells),
];

/** Returns what makes the corners of one grid on a kernel that knows its blocks. */
export async function checkedHierarchy(): Promise<(cells: CellStore) => Hierarchy> {
  const checked = await startChecked<ContractionKernel>('contraction');
  return (cells) => new Hierarchy(checked, cells);
}

/** How a test contracts a grid. */
export interface Contracting {
  readonly side: number;
  readonly options: Options;
}

/** Contracts a grid whatever its corners, with the landmarks that it has. */
export function contractWith(grid: Grid, make: (cells: CellStore) => Hierarchy, { side, options }: Contracting): void {
  const cells = cellsOf(grid);
  const plan = planFor(cells, resolveOptions(options));
  CONTRACTIONS.set(cells, ContractedMap.make(cells, plan, make(cells), side));
}

export function isContracted(grid: Grid): boolean {
  return CONTRACTIONS.of(cellsOf(grid)) !== null;
}
