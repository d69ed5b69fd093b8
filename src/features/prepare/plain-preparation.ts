/** What prepareGrid made for a grid, as plain data that can be sent to another thread. */
import { makeHierarchy } from '../../core/choose/engines.ts';
import { CONTRACTIONS } from '../../core/engine/contraction.ts';
import type { EngineName } from '../../core/engine/names.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { LANDMARKS, Landmarks, type PlainLandmarks } from '../../core/grid/history/landmarks.ts';
import { ContractedMap, type PlainContraction } from '../contraction/contracted-map.ts';

export interface PlainPreparation {
  readonly landmarks: PlainLandmarks | null;
  readonly contraction: PlainContraction | null;
}

/** Returns what was made for a grid. Some of its arrays are views that later calls may move: copy them at once. */
export function plainPreparation(cells: CellStore): PlainPreparation {
  return {
    landmarks: LANDMARKS.of(cells)?.plain() ?? null,
    contraction: (CONTRACTIONS.of(cells) as ContractedMap | null)?.plain() ?? null,
  };
}

/** Gives a grid landmarks that were made for its copy, or takes them away, together with a contracted map. */
export function restoreLandmarks(cells: CellStore, plain: PlainLandmarks | null): void {
  LANDMARKS.set(cells, plain && Landmarks.fromPlain(plain));
  CONTRACTIONS.of(cells)?.release();
  CONTRACTIONS.set(cells, null);
}

/** Contracts a grid as its copy was contracted. It must have the landmarks of that. @throws `RangeError` if memory cannot be allocated. */
export function restoreContraction(cells: CellStore, plain: PlainContraction, engine: EngineName): void {
  CONTRACTIONS.set(cells, ContractedMap.fromPlain(cells, plain, makeHierarchy(engine, cells, plain.blocked)));
}
