import type { GoalLike } from '../core/base/cells/goal.ts';
import type { PointLike } from '../core/base/cells/point.ts';
import { checkInteger, readOptions } from '../core/base/check.ts';
import { Releasable } from '../core/base/disposed.ts';
import { QUERIES_A_JOB } from '../core/base/tuning/tuning-memory.ts';
import type { CellStore } from '../core/grid/cell-store.ts';
import { OPTION_NAMES } from '../core/request/options.ts';
import { readQueries } from '../core/search/find-paths.ts';
import { readGoals as readFieldGoals } from '../features/field/field-goals.ts';
import { FIELD_OPTIONS } from '../features/field/field-options.ts';
import {
  type FieldGoals,
  type FieldOptions,
  type FindPathOptions,
  type Grid,
  internals,
  type NearestResult,
  type PathQuery,
  type PathResult,
} from '../index.ts';
import { unwatch, watch } from './abort.ts';
import type { Answer } from './answers.ts';
import { Crew } from './crew.ts';
import { FieldCopy } from './field-copy.ts';
import { wordsOf } from './goal-words.ts';
import { Job } from './job.ts';
import type { FieldArrays, Kind } from './messages.ts';
import {
  type PoolSignal,
  type ReadOptions,
  readFieldOptions,
  readGoals,
  readPathOptions,
  readQuery,
  readSignal,
  type SignalOption,
} from './requests.ts';
import { Source } from './source.ts';
import { checkWorkerSource, nodeModule, type WorkerSource } from './thread.ts';

/** Options of {@link createPool}. */
export interface PoolOptions {
  /** The number of workers, from 1 to 256. Default: that of the processors less one, at least 1. */
  workers?: number | undefined;
  /**
   * Where the file of the workers is, `hotpath/pool-worker`, if it is not beside the pool's own code: its path or URL, or a function that
   * starts a worker with it. Vite, webpack and Parcel find the file by themselves.
   */
  worker?: WorkerSource | undefined;
}

/** Options of a pool's `findPath`, `findPaths` and `findNearest`: those of `findPath`, and a signal. */
export type PoolPathOptions = FindPathOptions & SignalOption;

/** Options of a pool's `distanceField`: those of `distanceField`, and a signal. */
export type PoolFieldOptions = FieldOptions & SignalOption;

/** The names of options. */
const PATH_NAMES: readonly (keyof PoolPathOptions)[] = [...OPTION_NAMES, 'signal'];
const FIELD_NAMES = [...Object.keys(FIELD_OPTIONS), 'signal'] as readonly (keyof PoolFieldOptions)[];

const MOST_WORKERS = 256;

/**
 * Workers that search copies of one grid. Made by {@link createPool}.
 *
 * Each request is about the grid as it is at the call: edits made before it are followed, later ones are not. The same holds for its layers.
 * If a worker dies, another takes its place and answers its requests. A request that three workers in a row die of is rejected.
 *
 * @example
 * import { createPool } from 'hotpath/pool';
 *
 * const grid = new Grid(64, 64);
 * const pool = createPool(grid, { workers: 2 });
 * grid.fill(32, 0, 1, 63, true);
 * const [there, back] = await Promise.all([pool.findPath([0, 0], [63, 0]), pool.findPath([63, 0], [0, 0])]);
 * there.cost === back.cost; // => true
 * await pool.close();
 */
export class Pool extends Releasable {
  private readonly crew: Crew;
  private readonly source: Source;
  private readonly cells: CellStore;
  /** The end of the pool, once it has been closed. */
  private closing: Promise<void> | null = null;

  /** @internal */
  constructor(crew: Crew, source: Source) {
    super();
    this.cells = internals.cellsOf(source.grid);
    this.crew = crew;
    this.source = source;
    crew.add(source);
  }

  /** @internal */
  protected summary(): object {
    return { workers: this.workers, closed: this.closing !== null };
  }

  /** The number of workers. */
  get workers(): number {
    return this.crew.size;
  }

  /**
   * Finds a route as `findPath` does, on a worker.
   *
   * @param start A cell of the grid.
   * @param goal Another cell, or the same.
   * @param options As for `findPath`, with a `signal`. A heuristic must be named: functions cannot be sent to workers.
   * @returns A promise of the result of `findPath`. It is rejected with the `TypeError` or `RangeError` that findPath would throw,
   * with the reason of the signal, or with an `Error` if the pool is closed or workers die.
   * @throws Nothing: errors reject the promise.
   */
  async findPath(start: PointLike, goal: PointLike, options?: PoolPathOptions): Promise<PathResult> {
    const { signal, others } = readSignal<FindPathOptions>(options, PATH_NAMES);
    const query = readQuery(start, goal, this.cells);
    const read = readPathOptions(others, this.cells);
    const [answer] = await this.ask('paths', query, read, signal);
    return answer as PathResult;
  }

  /**
   * Finds a route for each of many queries, as `findPaths` does, divided among the workers. This takes the least time per query.
   *
   * @param queries `{ start, goal }` or `[start, goal]` each.
   * @param options As for {@link Pool.findPath}, the same for all queries.
   * @returns A promise of a result for each query, in the same order. It is rejected as that of {@link Pool.findPath}.
   * @throws Nothing: errors reject the promise.
   */
  async findPaths(queries: readonly PathQuery[], options?: PoolPathOptions): Promise<PathResult[]> {
    const { signal, others } = readSignal<FindPathOptions>(options, PATH_NAMES);
    const read = readPathOptions(others, this.cells);
    const numbers = readQueries(this.cells, queries);
    // Without queries there is no request that the crew could refuse.
    const refusal = this.crew.refusal(this.source);
    if (refusal !== null) throw refusal;
    const parts: Promise<Answer[]>[] = [];
    for (let at = 0; at < numbers.length; at += 4 * QUERIES_A_JOB) {
      parts.push(this.ask('paths', numbers.subarray(at, at + 4 * QUERIES_A_JOB), read, signal));
    }
    return (await Promise.all(parts)).flat() as PathResult[];
  }

  /**
   * Finds the nearest of many goals as `findNearest` does, on a worker.
   *
   * @param start A cell of the grid.
   * @param goals Cells of the grid.
   * @param options As for {@link Pool.findPath}. `partial` is not allowed.
   * @returns A promise of the result of `findNearest`. It is rejected as that of {@link Pool.findPath}.
   * @throws Nothing: errors reject the promise.
   */
  async findNearest(start: PointLike, goals: readonly GoalLike[], options?: PoolPathOptions): Promise<NearestResult> {
    const { signal, others } = readSignal<FindPathOptions>(options, PATH_NAMES);
    const read = readPathOptions(others, this.cells);
    if (read.plain.partial) {
      throw new RangeError('partial is true: findNearest has no single goal to get close to; leave partial out');
    }
    const { numbers, costs } = readGoals(start, goals, this.cells);
    const [answer] = await this.ask('nearest', numbers, read, signal);
    const result = answer as NearestResult;
    result.total = result.cost + (costs?.[result.goalIndex] ?? 0);
    return result;
  }

  /**
   * Computes the costs from all cells to the nearest goal as `distanceField` does, on a worker.
   *
   * @param goals One cell, or an array of cells.
   * @param options As for `distanceField`, with a `signal`.
   * @returns A promise of the costs and steps of all cells. It is rejected as that of {@link Pool.findPath}.
   * @throws Nothing: errors reject the promise.
   */
  async distanceField(goals: FieldGoals, options?: PoolFieldOptions): Promise<FieldCopy> {
    const { signal, others } = readSignal<FieldOptions>(options, FIELD_NAMES);
    const read = readFieldOptions(others, this.cells);
    const asked = readFieldGoals(this.cells, goals);
    const { cells, costs } = asked;
    const numbers = new Int32Array(3 * cells.length);
    numbers.set(cells);
    numbers.set(wordsOf(costs, cells.length), cells.length);
    const direction = others?.direction ?? 'to';
    const [answer] = await this.ask('field', numbers, read, signal);
    return new FieldCopy(this.cells, answer as FieldArrays, direction, asked);
  }

  /**
   * Returns a pool for another grid on the same workers. Each keeps a copy of both grids.
   *
   * @param grid A Grid or HexGrid, as for {@link createPool}. Never modified.
   * @returns A pool that is closed by itself. The workers end with the last of the pools.
   * @throws `TypeError` unless it is a Grid. @throws `RangeError` if memory cannot be allocated.
   * @throws `Error` if this pool has been closed.
   */
  share(grid: Grid): Pool {
    const refusal = this.crew.refusal(this.source);
    if (refusal !== null) throw refusal;
    return new Pool(this.crew, new Source(grid));
  }

  /**
   * Ends the pool. Requests that have not been answered are rejected with an `Error`, and so are later ones: await what you need before. A
   * pool that is not closed does not keep a Node process alive, unless requests are unanswered.
   *
   * @returns A promise that resolves once the workers have ended.
   */
  async close(): Promise<void> {
    this.closing ??= this.crew.remove(this.source);
    await this.closing;
  }

  /** Does what {@link Pool.close} does, without a promise of its end. */
  dispose(): void {
    this.close();
  }

  /** Hands a request to the crew. @returns A promise of its answers. */
  private ask(
    kind: Kind,
    numbers: ArrayLike<number>,
    { plain, layers }: ReadOptions,
    signal: PoolSignal | undefined,
  ): Promise<Answer[]> {
    const { source, crew } = this;
    const version = source.capture(layers);
    const options = layers.length === 0 ? plain : { ...plain, layers: layers.map((layer) => source.numberOf(layer)) };
    return new Promise((resolve, reject) => {
      const settled = (one: Job) => {
        if (signal !== undefined) unwatch(signal, one);
        crew.settled(one);
      };
      const job = new Job({ source, version, kind, options, numbers }, { resolve, reject, settled });
      if (signal !== undefined) watch(signal, job);
      crew.take(job);
    });
  }
}

/**
 * Starts workers that search copies of a grid: as many searches at a time as there are workers, while this thread goes on with other work.
 * They are workers of `node:worker_threads` in Node, and module workers in browsers, Deno and Bun.
 *
 * One of many requests costs this thread about two microseconds, and one of many queries of `findPaths` less than one. A request that is
 * awaited before the next takes some ten microseconds more than its search. So a pool pays for searches of more than about 20 microseconds, and
 * for many at a time.
 *
 * @param grid A Grid or HexGrid; never modified. Edit it whenever you like: workers follow. The pool keeps a copy of it,
 * and so does each worker.
 * @param options See {@link PoolOptions}; each has a default.
 * @returns A pool that takes requests at once. Its workers start in the background.
 * @throws `TypeError` for arguments of the wrong kind. @throws `RangeError` for other wrong options, and if memory cannot be allocated.
 * @throws `Error` if there are no workers here, as in Cloudflare's workerd and React Native.
 *
 * @example
 * import { createPool } from 'hotpath/pool';
 *
 * const pool = createPool(new Grid(64, 64), { workers: 2 });
 * const routes = await pool.findPaths([[[0, 0], [63, 63]], [[0, 0], [9, 0]]]);
 * routes.map(({ path }) => path.length); // => [ 64, 10 ]
 * await pool.close();
 */
export function createPool(grid: Grid, options?: PoolOptions): Pool {
  const { workers, worker } = readOptions<{ workers: number; worker: WorkerSource | undefined }>(options, {
    workers: [(name, value) => checkInteger(name, value, 1, MOST_WORKERS), defaultWorkers()],
    worker: [checkWorkerSource, undefined],
  });
  // Before the workers, so that none has started if the grid is none or cannot be copied.
  const source = new Source(grid);
  return new Pool(new Crew(workers, worker), source);
}

/** Returns the number of processors less one, which is left to this thread; at least 1. */
function defaultWorkers(): number {
  const os = nodeModule<{ availableParallelism(): number }>('node:os');
  const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
  const processors = os?.availableParallelism() ?? navigator?.hardwareConcurrency ?? 1;
  return Math.min(Math.max(processors - 1, 1), MOST_WORKERS);
}
