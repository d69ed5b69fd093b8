import { chooseEngine } from '../choose/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import type { UnitOptions } from './cells/request-cells.ts';
import { type FindPathOptions, optionsFor, type ResolvedOptions } from './options.ts';

/** What a search is asked for, apart from its ends. */
export interface Request {
  readonly engine: SearchEngine;
  /** The cells of the grid. */
  readonly base: CellStore;
  readonly options: ResolvedOptions;
  /** The options that are read when used; they say on which other cells to search. */
  readonly unit: UnitOptions | undefined;
}

/** Returns a request on the cells of a grid. @throws `TypeError` or `RangeError` for wrong options. */
export function requestOn(base: CellStore, options?: FindPathOptions): Request {
  const resolved = optionsFor(base, options);
  return { engine: chooseEngine(resolved, base), base, options: resolved, unit: options };
}
