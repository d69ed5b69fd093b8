/** Contracted maps of all engines, of any size and with tiles of any size. */

import { CONTRACTIONS } from '../../src/core/engine/contraction.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { usefulLandmarks } from '../../src/core/grid/history/landmarks.ts';
import { kernel } from '../../src/core/kernel/bytes/contraction.ts';
import { Hierarchy } from '../../src/core/kernel/contraction/hierarchy.ts';
import type { ContractionKernel } from '../../src/core/kernel/exports.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { ContractedMap } from '../../src/features/contraction/contracted-map.ts';
import { ContractedTiles } from '../../src/features/contraction/contracted-tiles.ts';
import { mostSeen } from '../../src/features/contraction/corners.ts';
import type { Grid } from '../../src/index.ts';
import { jsHierarchy } from './js-engines.ts';
import { startDebug } from './kernels.ts';
import type { Options } from './walk.ts';

/** Makes an empty hierarchy of each kind. */
export const hierarchies: readonly ((links: number) => Hierarchy)[] = [
  (links) => jsHierarchy(links),
  (links) => new Hierarchy(startKernel<ContractionKernel>(kernel), links),
  (links) => new Hierarchy(startDebug<ContractionKernel>('contraction'), links),
];

/** How a test contracts a grid. */
export interface Contracting {
  readonly side: number;
  readonly options: Options;
}

/** Contracts a grid whatever its corners, with the landmarks that it has. */
export function contractWith(grid: Grid, make: (links: number) => Hierarchy, { side, options }: Contracting): void {
  const cells = cellsOf(grid);
  const plan = planFor(cells, resolveOptions(options));
  const tiles = new ContractedTiles(cells, plan, side);
  const hierarchy = make(2 * mostSeen(cells));
  tiles.contractAll(hierarchy, usefulLandmarks(cells));
  CONTRACTIONS.set(cells, new ContractedMap(cells, plan, tiles.planes, hierarchy));
}

export function isContracted(grid: Grid): boolean {
  return CONTRACTIONS.of(cellsOf(grid)) !== null;
}
