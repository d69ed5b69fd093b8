import { FARTHEST, readPlace } from '../../core/base/cells/place.ts';
import type { PointLike } from '../../core/base/cells/point.ts';
import { checkInteger } from '../../core/base/check.ts';
import { ANSWERS, type ChunkPlace, type QueryDelegate } from '../../core/grid/answers.ts';
import type { Grid } from '../../core/grid/grid.ts';
import { answersFor } from './answers.ts';
import { readChunk, type WorldChunk } from './chunk.ts';
import { readWorldOptions, type WorldOptions } from './options.ts';
import { WorldCells } from './world-cells.ts';

/**
 * A window on an endless world of chunks: squares of cells that are loaded and unloaded as a camera moves. Cells have coordinates of the world, which
 * may be negative; chunk (cx, cy) has the cells from (cx * chunkSize, cy * chunkSize) on.
 *
 * {@link findPath}, {@link findNearest}, {@link distanceField}, {@link checkPath} and {@link isReachable} take it as they take a grid. Results of the
 * first two say whether unloaded ground could change them (`proven`), and which chunks to load next (`missing`). If there is no route over loaded
 * ground, but there may be one beyond, the status is `'partial'`: the route leads to the edge of what is loaded. Other functions refuse a World.
 *
 * The loaded chunks must fit into `width` x `height` cells, anywhere: the window goes where chunks are loaded. If a chunk does not fit into
 * its place so far, all loaded chunks are copied, in O(width * height). Where there is room they are carried away from the edge before, a few at each
 * load; so make the window three times as wide as what you keep loaded.
 *
 * @example
 * const world = new World({ width: 1024, height: 1024 });
 * world.load(0, 0);
 * world.load(-1, 0);
 * world.setBlocked(-2, 5);
 * const { status, cost, proven } = findPath(world, [-4, 5], [1, 5]);
 * status; // => 'found'
 * cost; // => 5.828…
 * proven; // => true
 * const beyond = findPath(world, [0, 5], [100, 5]);
 * beyond.status; // => 'partial'
 * beyond.path.at(-1); // => { x: 63, y: 5 }
 * beyond.missing; // => [ { cx: 1, cy: 0 } ]
 */
export class World extends WorldCells {
  /** Columns of the window. */
  readonly width: number;
  /** Rows of the window. */
  readonly height: number;
  /** @internal */
  declare readonly [ANSWERS]: QueryDelegate;

  /**
   * Makes a world without chunks.
   *
   * @param options See {@link WorldOptions}.
   * @throws `TypeError` and `RangeError` for wrong options, and if memory cannot be allocated.
   */
  constructor(options: WorldOptions) {
    const read = readWorldOptions(options);
    super(read);
    this.width = read.width;
    this.height = read.height;
    const answers = answersFor(this, () => this.opened());
    Object.defineProperty(this, ANSWERS, { value: answers });
  }

  /** @internal */
  protected summary(): object {
    const { width, height, chunkSize, unknown, window } = this;
    return { width, height, chunkSize, unknown, loaded: window?.count ?? 0 };
  }

  /** Number of loaded chunks. */
  get loaded(): number {
    return this.opened().count;
  }

  /**
   * Loads a chunk, or replaces a loaded one. O(cells of the chunk), unless the window must move.
   *
   * @param cx Column of the chunk. @param cy Row of the chunk.
   * @param chunk A Grid of chunkSize x chunkSize cells, with kinds and exits; or `{ blocked, costs, kinds }`, as {@link Grid.paste} takes them; or an
   * array of blocked cells alone, row by row, where 0 and false are passable. Left out, all cells are passable. Cells without a cost, and those of a
   * Grid whose cells all cost 1, cost 1, or `leastCost` if that is more.
   * @throws `RangeError` if the chunk does not fit into the window together with those loaded: unload some first. Also for coordinates that are no
   * whole numbers, arrays of another length, costs below `leastCost`, kind 255, and if memory cannot be allocated. The world then stays as it was.
   * @throws `TypeError` for values of the wrong kind.
   */
  load(cx: number, cy: number, chunk?: WorldChunk): void {
    const window = this.opened();
    window.load(this.checkChunk(cx, cy), readChunk(chunk, this));
  }

  /**
   * Unloads a chunk. Keep {@link World.chunk} first if it may have been edited.
   *
   * @param cx Column of the chunk. @param cy Row of the chunk.
   * @returns False if it was not loaded.
   * @throws `TypeError` or `RangeError` unless both are whole numbers.
   */
  unload(cx: number, cy: number): boolean {
    const window = this.opened();
    const place = this.checkChunk(cx, cy);
    const isLoaded = window.isLoaded(place);
    if (isLoaded) window.unload(place);
    return isLoaded;
  }

  /**
   * Returns whether a chunk is loaded.
   *
   * @param cx Column of the chunk. @param cy Row of the chunk.
   * @throws `TypeError` or `RangeError` unless both are whole numbers.
   */
  isLoaded(cx: number, cy: number): boolean {
    return this.opened().isLoaded(this.checkChunk(cx, cy));
  }

  /** Returns the places of all loaded chunks, row by row. */
  chunks(): ChunkPlace[] {
    return this.opened().places();
  }

  /** Returns the place of the chunk that has a cell. @throws `TypeError` or `RangeError` if it is not a cell. */
  chunkOf(x: number, y: number): ChunkPlace;
  chunkOf(cell: PointLike): ChunkPlace;
  chunkOf(x: number | PointLike, y?: number): ChunkPlace {
    return this.placeOf(readPlace('cell', x, y));
  }

  /**
   * Returns a copy of a loaded chunk, for saving: `world.chunk(0, 0).toBytes()`, and later `world.load(0, 0, Grid.fromBytes(bytes))`. The copy keeps the
   * closed exits that lead to other chunks, for the world; as a grid, nothing leaves it there anyway.
   *
   * @param cx Column of the chunk. @param cy Row of the chunk.
   * @returns A Grid, or null if the chunk is not loaded.
   * @throws `TypeError` or `RangeError` unless both are whole numbers.
   */
  chunk(cx: number, cy: number): Grid | null {
    const window = this.opened();
    const place = this.checkChunk(cx, cy);
    return window.isLoaded(place) ? window.copy(place) : null;
  }

  /** Returns an independent copy of the world, its loaded chunks, and the place of its window. @throws `RangeError` if memory cannot be allocated. */
  clone(): World {
    const window = this.opened();
    const { width, height, unknown, chunkSize, leastCost } = this;
    const copy = new World({ width, height, unknown, chunkSize, leastCost });
    copy.opened().takeFrom(window);
    return copy;
  }

  /** Frees what engines keep of the window; the next search makes it again. */
  releaseMemory(): void {
    this.opened().releaseMemory();
  }

  /** Frees the memory of the world. After that, every other method throws an Error. A second call does nothing. */
  dispose(): void {
    this.window?.releaseMemory();
    this.window = null;
  }

  private checkChunk(cx: number, cy: number): ChunkPlace {
    const most = Math.floor(FARTHEST / this.chunkSize);
    return { cx: checkInteger('cx', cx, -most, most - 1) + 0, cy: checkInteger('cy', cy, -most, most - 1) + 0 };
  }
}
