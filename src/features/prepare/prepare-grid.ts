import { suggestOption } from '../../core/base/advice/advice.ts';
import {
  checkCost,
  checkInteger,
  checkNonNegative,
  type Filled,
  type OptionTable,
  readOptions,
} from '../../core/base/check.ts';
import { now } from '../../core/base/clock.ts';
import { BLOCK_BITS, BLOCK_CELLS, TILE_SIDE } from '../../core/base/tuning/tuning.ts';
import { chooseEngine } from '../../core/choose/search.ts';
import { CONTRACTIONS } from '../../core/engine/contraction.ts';
import type { EngineName } from '../../core/engine/names.ts';
import type { Plan } from '../../core/engine/search.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { type Grid, squaresOf } from '../../core/grid/grid.ts';
import { LANDMARKS, LANES, type Landmarks } from '../../core/grid/history/landmarks.ts';
import { refuseLinks } from '../../core/grid/links/links.ts';
import type { SearchEngine } from '../../core/kernel/search/engine.ts';
import { isCluttered } from '../../core/request/clutter.ts';
import { checkDiagonals, checkEngine, type Diagonals, resolveOptions } from '../../core/request/options.ts';
import { keepsCanonicalRoutes } from '../../core/request/ordering-costs.ts';
import { planFor } from '../../core/request/plan.ts';
import { worthContracting } from '../contraction/contract.ts';
import { ContractedMap } from '../contraction/contracted-map.ts';
import { leastCells } from './find-components.ts';
import { type Made, makeLandmarks } from './make-landmarks.ts';

/** Grids of more cells have no landmarks: distances along their routes would not fit a lane. */
const MOST_CELLS = 2 ** 27;

/** Options of {@link prepareGrid}. */
export interface PrepareOptions {
  /** Landmarks of each connected component: a whole number from 1 to 8, default 8. More of them make searches faster. */
  landmarks?: number | undefined;
  /**
   * Begins no further landmark, and no contraction, after this many milliseconds: a number >= 0, or Infinity (default). With a limit, the number of landmarks
   * depends on the speed of the machine, and with it the choice between routes of equal cost.
   */
  maxMilliseconds?: number | undefined;
  /** Corner rule of the searches to come. Default `'onlyWhenNoObstacles'`. Searches by another rule run as without preparation. */
  diagonals?: Diagonals | undefined;
  /** Cost of a step along a row or column, > 0 (from 1e-100 to 1e100). Default 1. Only its ratio to `diagonalCost` matters. */
  straightCost?: number | undefined;
  /** Cost of a diagonal step, > 0 (from 1e-100 to 1e100). Default sqrt 2. */
  diagonalCost?: number | undefined;
  /** The engine that gets its copy at once; others get theirs with the next search. `'auto'` (default) is wasm if it can run, else js. */
  engine?: EngineName | 'auto' | undefined;
}

/** The result of {@link prepareGrid}. */
export interface Preparation {
  /** Landmarks of each component; 0 if none were made. */
  landmarks: number;
  /**
   * Whether the corners of the grid have been contracted. This is done in rooms, mazes and dense clutter, for uniform terrain and
   * `diagonals: 'onlyWhenNoObstacles'`.
   */
  contracted: boolean;
  /**
   * Bytes of what was made: 16 per cell, and as many again in the memory of the engine. On uniform terrain of more than 1,048,576 cells that
   * is neither cluttered nor contracted, half a byte each. A copy of the blocked cells takes a bit per cell. A contracted grid takes 4 per cell and about 150
   * per corner more. Where terrain costs differ, a copy of them
   * comes on top: one byte per cell, or 8 if there are more than 256 distinct costs.
   */
  bytes: number;
  /** Milliseconds that the call took. */
  milliseconds: number;
  /** What was made, or why nothing was, in a sentence. */
  reason: string;
}

const OPTIONS: OptionTable<Filled<PrepareOptions>> = {
  landmarks: [(name, value) => checkInteger(name, value, 1, LANES), LANES],
  maxMilliseconds: [checkNonNegative, Infinity],
  diagonals: [checkDiagonals, 'onlyWhenNoObstacles'],
  straightCost: [checkCost, 1],
  diagonalCost: [checkCost, Math.SQRT2],
  engine: [checkEngine, 'auto'],
};

/**
 * Prepares a grid that is searched often: searches then take a third to a half of their time on maps of rooms, mazes and games, and a
 * fifth of it on rough terrain. It takes up to two seconds per million cells, which pays after some hundred or thousand searches.
 *
 * It chooses landmarks and stores the distance of every cell to each. From them {@link findPath} and {@link findPaths} see how far the goal
 * is by path, not only as the crow flies. Rooms, mazes and dense clutter are also contracted (R. Geisberger and others, WEA 2008): searches then
 * take a tenth to a half of their time. Routes stay optimal, but may be others of equal cost. Searches of another corner rule or another
 * ratio of step costs, with layers, with a `range`, and for the nearest of many goals run as without preparation. So do searches
 * with limits, a trace or `partial` where terrain costs differ. The greatest cost may be about 10,000 times the least.
 *
 * Edits may follow, and all routes stay optimal. Blocking cells or making terrain dearer costs nothing. Each cell that was blocked before
 * and is made passable makes searches a little slower, and so does each cell that becomes cheaper. While up to eight boxes around the passable
 * ones cover more than an eighth of the grid, or more than 64 cells are cheaper (fewer if they are much cheaper), searches do without landmarks: prepare
 * the grid again. A contracted map is used
 * while the blocked cells are those of the preparation. {@link Grid.releaseMemory} drops both. A second call replaces what the first one made.
 *
 * @param grid Never modified.
 * @param options See {@link PrepareOptions}; each has a default.
 * @returns What was made, its bytes, and the time it took.
 * @throws `TypeError` or `RangeError` for wrong options, and `RangeError` if memory cannot be allocated. The grid is then as before.
 *
 * @example
 * const grid = new Grid(64, 64);
 * grid.fill(10, 10, 1, 50, true);
 * const { landmarks, bytes } = prepareGrid(grid);
 * landmarks; // => 8
 * bytes; // => 132136
 * findPath(grid, [0, 30], [20, 30]).status; // => 'found'
 */
export function prepareGrid(grid: Grid, options?: PrepareOptions): Preparation {
  return prepareOn(null, grid, options);
}

/**
 * Does what {@link prepareGrid} does, on the given engine; null means the one that the options name.
 *
 * @param blockBits The size of blocks; by default as the map needs.
 */
export function prepareOn(
  engine: SearchEngine | null,
  grid: Grid,
  options?: PrepareOptions,
  blockBits?: number,
): Preparation {
  const begin = now();
  const cells = squaresOf(grid, 'prepareGrid', 'leave it out, searches need no preparation');
  refuseLinks(cells, 'prepareGrid');
  const asked = readOptions(options, OPTIONS, suggestOption);
  const { diagonals, straightCost, diagonalCost } = asked;
  const resolved = resolveOptions({ diagonals, straightCost, diagonalCost, engine: asked.engine });
  const plan = planFor(cells, resolved);
  const chosen = engine ?? chooseEngine(resolved);
  const obstacle = obstacleOf(cells, plan);
  if (obstacle !== null)
    return { landmarks: 0, contracted: false, bytes: 0, milliseconds: now() - begin, reason: obstacle };
  const hierarchy = worthContracting(cells, plan, chosen.name);
  const landmarks = LANDMARKS.of(cells);
  const contracted = CONTRACTIONS.of(cells);
  try {
    const made = makeLandmarks(cells, plan, {
      count: asked.landmarks,
      milliseconds: asked.maxMilliseconds,
      blockBits: blockBits ?? (hierarchy === null ? blockBitsFor(cells, plan) : 0),
      engine: chosen,
    });
    const kept = made.landmarks === null ? 0 : keep(cells, made.landmarks, chosen);
    const isInTime = now() - begin < asked.maxMilliseconds;
    const map = hierarchy !== null && isInTime ? ContractedMap.make(cells, plan, hierarchy, TILE_SIDE) : null;
    CONTRACTIONS.set(cells, map);
    if (map === null) hierarchy?.release();
    contracted?.release();
    return {
      landmarks: made.count,
      contracted: map !== null,
      bytes: kept + (map?.bytes ?? 0),
      milliseconds: now() - begin,
      reason: reasonOf(cells, made, asked, map),
    };
  } catch (error) {
    hierarchy?.release();
    LANDMARKS.set(cells, landmarks);
    CONTRACTIONS.set(cells, contracted);
    throw error;
  }
}

/**
 * Returns the size of blocks for a map: the side is 2 to the power of it. In clutter routes are hardly longer than octile, and the distances of
 * blocks do not show by how much. On terrain, bounds that differ from block to block make searches reopen cells, so that they take longer
 * than without any.
 */
function blockBitsFor(cells: CellStore, { uniformCost }: Plan): number {
  return uniformCost === 0 || cells.width * cells.height < BLOCK_CELLS || isCluttered(cells) ? 0 : BLOCK_BITS;
}

/** Returns why a grid can have no landmarks, or null. */
function obstacleOf(cells: CellStore, { uniformCost, gated, buckets, rule, straight, diagonal }: Plan): string | null {
  if (gated) return 'Exits are closed: such searches have no landmarks.';
  if (!keepsCanonicalRoutes(rule, straight, diagonal))
    return 'diagonalCost is not from straightCost to 2 x straightCost: such searches have no landmarks.';
  if (uniformCost === 0 && buckets === 0)
    return 'The greatest terrain cost is more than about 10,000 times the least: such terrain has no landmarks.';
  return cells.width * cells.height > MOST_CELLS ? `The grid has more than ${MOST_CELLS} cells.` : null;
}

function reasonOf(
  cells: CellStore,
  { landmarks: tables, count, components }: Made,
  { landmarks, maxMilliseconds }: Filled<PrepareOptions>,
  map: ContractedMap | null,
): string {
  const least = leastCells(cells);
  if (components === 0) return `No connected component has ${least} cells or more.`;
  const why = count < landmarks ? ` After ${maxMilliseconds} ms no other was begun.` : '';
  const side = 1 << (tables?.tables.blockBits ?? 0);
  const shared = side === 1 ? '' : ` Their distances are kept once per block of ${side} x ${side} cells.`;
  const more = map === null ? '' : ` ${map.corners} corners are contracted.`;
  return `Each connected component of ${least} cells or more has ${count} landmarks.${shared}${why}${more}`;
}

/** Gives landmarks to a grid, and to the engine's copy of it. Returns the bytes taken. */
function keep(cells: CellStore, landmarks: Landmarks, engine: SearchEngine): number {
  LANDMARKS.set(cells, landmarks);
  engine.host.copyOf(cells);
  return landmarks.bytes + landmarks.tables.lanes.byteLength;
}
