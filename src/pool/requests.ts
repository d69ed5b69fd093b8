/** Reads the arguments of a pool's requests: as the functions of the same names do, with the same errors, but before anything is sent. */

import { suggestOption } from '../core/base/advice/advice.ts';
import { type GoalLike, goalCosts } from '../core/base/cells/goal.ts';
import { checkCell, type PointLike } from '../core/base/cells/point.ts';
import { checkNames, isArray, wrongKind } from '../core/base/check.ts';
import { firstHole } from '../core/base/lists.ts';
import { type AbortSignalLike, checkSignal } from '../core/base/signal.ts';
import type { CellStore } from '../core/grid/cell-store.ts';
import type { Layer } from '../core/layers/layer.ts';
import { OPTION_NAMES } from '../core/request/options.ts';
import { readAvoided, readFactors } from '../core/request/unit-options.ts';
import { type FieldOptions, type FindPathOptions, internals } from '../index.ts';
import { wordsOf } from './goal-words.ts';
import type { PlainOptions } from './messages.ts';

/** An `AbortSignal`, as far as it is used here. */
export interface PoolSignal extends AbortSignalLike {
  addEventListener?(type: 'abort', listener: () => void): void;
  removeEventListener?(type: 'abort', listener: () => void): void;
}

/** An option of all requests. */
export interface SignalOption {
  /**
   * Aborts the request: the promise is rejected with the signal's reason. A search that a worker has begun runs to its end there, but its
   * answer is dropped.
   */
  signal?: PoolSignal | undefined;
}

/** Options that have been checked. */
export interface ReadOptions {
  readonly plain: PlainOptions;
  /** Layers, whose numbers are not known yet. */
  readonly layers: readonly Layer[];
}

const NO_LAYERS: readonly Layer[] = [];

/** Options without arrays that were read last: most callers pass the same options again. */
let latest: { readonly resolved: object; readonly read: ReadOptions } | undefined;

/** Separates the signal from the other options. @param names All names that these may have. @throws `TypeError` unless it is one. @throws its reason if it has been aborted. */
export function readSignal<Options extends object>(
  options: (Options & SignalOption) | undefined,
  names: readonly (keyof (Options & SignalOption) & string)[],
): { signal: PoolSignal | undefined; others: Options | undefined } {
  if (options === undefined) return { signal: undefined, others: undefined };
  checkNames('options', options, names, suggestOption);
  if (!('signal' in options)) return { signal: undefined, others: options };
  const { signal } = options;
  checkSignal(signal);
  signal?.throwIfAborted();
  // Read by name, because they may be inherited or getters.
  const others = names
    .filter((name) => name !== 'signal' && options[name] !== undefined)
    .map((name) => [name, options[name]]);
  return { signal, others: Object.fromEntries(others) as Options };
}

/** Reads options of findPath. @throws `TypeError` or `RangeError` for wrong ones. */
export function readPathOptions(options: FindPathOptions | undefined, cells: CellStore): ReadOptions {
  // What is sent are the options of any grid, of which workers make those of theirs.
  if (cells.shape !== null) internals.optionsFor(cells, options);
  const resolved = internals.resolveOptions(options);
  const { heuristic, size } = resolved;
  if (typeof heuristic === 'function') {
    throw new TypeError('heuristic is a function: it cannot be sent to a worker; name a heuristic, or use findPath');
  }
  return readArrays(options, cells, size, resolved, () => {
    const defaults = internals.resolveOptions(undefined);
    return OPTION_NAMES.filter(
      (name) => name in defaults && !Object.is(resolved[name as 'size'], defaults[name as 'size']),
    ).map((name) => [name, resolved[name as 'size']] as const);
  });
}

/** Reads options of distanceField. @throws `TypeError` or `RangeError` for wrong ones. */
export function readFieldOptions(options: FieldOptions | undefined, cells: CellStore): ReadOptions {
  if (cells.shape !== null) internals.fieldOptionsFor(cells, options);
  const { layers, kindCosts, avoid, profile, ...plain } = internals.resolveFieldOptions(options);
  return readArrays(options, cells, plain.size, plain, () => Object.entries(plain));
}

/** The options of a request that have arrays. */
type Arrays = Pick<FindPathOptions, 'layers' | 'kindCosts' | 'avoid'>;

/** Copies the arrays among the options, since they may change before they are sent. @param list Lists the other options. */
function readArrays(
  options: Arrays | undefined,
  cells: CellStore,
  size: number,
  resolved: object,
  list: () => Iterable<readonly [string, unknown]>,
): ReadOptions {
  if (size > 1 && cells.closedExits.used > 0) {
    throw new RangeError(
      `size is ${size}, and the grid has closed exits or borders that cost: only units of size 1 know them`,
    );
  }
  const avoid = options?.avoid === undefined ? undefined : Int32Array.from(readAvoided(options.avoid, cells));
  const kindCosts = options?.kindCosts === undefined ? undefined : readFactors(options.kindCosts, cells.kinds);
  const layers = options?.layers === undefined ? NO_LAYERS : internals.readLayers(cells, options.layers);
  if (avoid === undefined && kindCosts === undefined && layers.length === 0) {
    if (latest?.resolved !== resolved) latest = { resolved, read: { plain: Object.fromEntries(list()), layers } };
    return latest.read;
  }
  const plain = { ...Object.fromEntries(list()), ...(avoid && { avoid }), ...(kindCosts && { kindCosts }) };
  return { plain, layers };
}

/** Reads one query of findPath. */
export function readQuery(start: PointLike, goal: PointLike, cells: CellStore): number[] {
  const from = checkCell('start', start, cells);
  const to = checkCell('goal', goal, cells);
  return [from.x, from.y, to.x, to.y];
}

/** Reads start and goals of findNearest. */
export function readGoals(
  start: PointLike,
  goals: readonly GoalLike[],
  cells: CellStore,
): { numbers: number[]; costs: Float64Array | null } {
  const { x, y } = checkCell('start', start, cells);
  if (!isArray(goals)) throw wrongKind('goals', goals, 'an array of cells');
  const hole = firstHole(goals);
  if (hole >= 0) checkCell('goals[*]', goals[hole], cells, hole);
  const numbers = [x, y];
  for (let i = 0; i < goals.length; i++) {
    const goal = checkCell('goals[*]', goals[i], cells, i);
    numbers.push(goal.x, goal.y);
  }
  const count = numbers.length / 2 - 1;
  const costs = goalCosts('goals', goals, count);
  return { numbers: numbers.concat(Array.from(wordsOf(costs, count))), costs };
}
