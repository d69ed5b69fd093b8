/** An explorer who walks through the cave while chunks load around: all of the view but the picture. */
import { findPath, PathFollower, type Point, World, type WorldResult } from 'hotpath';
import { Readings, warmUp } from '../../ui/timing.ts';
import { caveChunk } from './cave.ts';

export const CHUNK = 16;
/** Cells that the explorer walks in a second. */
const SPEED = 14;
/** Chunks to each side that are loaded, and beyond which they are unloaded. */
const NEAR = { columns: 4, rows: 3 };
const FAR = 6;
/** Without a goal of its own, the explorer heads for a cell so far east. */
const HORIZON = 1_000_000;

export class Explorer {
  readonly world = new World({ width: 1024, height: 1024, chunkSize: CHUNK });
  readonly seed: number;
  readonly #follower = new PathFollower([[0, 0]], { speed: SPEED });
  #goal: Point | null = null;
  /** The latest search, null before the first. */
  result: WorldResult | null = null;
  /** Chunks loaded so far. */
  loads = 0;
  readonly searches: Readings = new Readings();

  constructor(seed: number) {
    this.seed = seed;
    this.#load(0, 0);
    warmUp(() => this.#search());
  }

  /** Where the explorer is, in cells. */
  get position(): Point {
    return this.#follower.position;
  }

  /** Where the explorer is going; null on the way east. */
  get goal(): Point | null {
    return this.#goal;
  }

  get cell(): Point {
    const { x, y } = this.position;
    return { x: Math.round(x), y: Math.round(y) };
  }

  /** Sets a goal, or null for the way east. */
  head(goal: Point | null): void {
    this.#goal = goal;
    this.plan();
  }

  /** Loads up to so many chunks, and plans again if there were any. Unloads those far behind. */
  stream(most: number): void {
    const { cx, cy } = this.world.chunkOf(this.cell);
    for (const place of this.world.chunks()) {
      if (Math.max(Math.abs(place.cx - cx), Math.abs(place.cy - cy)) > FAR) this.world.unload(place.cx, place.cy);
    }
    const wanted = this.#wanted(cx, cy).slice(0, most);
    for (const place of wanted) this.#load(place.cx, place.cy);
    if (wanted.length > 0) this.plan();
  }

  /** Searches from where the explorer is, and takes the route. */
  plan(): void {
    this.result = this.searches.time(() => this.#search());
    if (this.result.path !== null) this.#follower.setRoute(this.result.path);
  }

  #search(): WorldResult {
    const { cell } = this;
    return findPath(this.world, cell, this.#goal ?? { x: cell.x + HORIZON, y: cell.y });
  }

  /** Walks on. */
  advance(seconds: number): void {
    this.#follower.advance(seconds);
    if (this.#goal !== null && this.#follower.arrived && this.result?.status === 'found') this.head(null);
  }

  dispose(): void {
    this.world.dispose();
  }

  /** Returns the chunks to load, best first: those that the search names, then those in sight, the nearest first. */
  #wanted(cx: number, cy: number): { cx: number; cy: number }[] {
    const isNear = (place: { cx: number; cy: number }) =>
      Math.abs(place.cx - cx) <= NEAR.columns && Math.abs(place.cy - cy) <= NEAR.rows;
    const named = (this.result?.missing ?? []).filter(isNear);
    const around: { cx: number; cy: number; distance: number }[] = [];
    for (let dy = -NEAR.rows; dy <= NEAR.rows; dy++) {
      for (let dx = -NEAR.columns; dx <= NEAR.columns; dx++) {
        const isNamed = named.some((place) => place.cx === cx + dx && place.cy === cy + dy);
        if (isNamed || this.world.isLoaded(cx + dx, cy + dy)) continue;
        around.push({ cx: cx + dx, cy: cy + dy, distance: Math.hypot(dx, dy) });
      }
    }
    around.sort((a, b) => a.distance - b.distance);
    return [...named.filter((place) => !this.world.isLoaded(place.cx, place.cy)), ...around];
  }

  #load(cx: number, cy: number): void {
    this.world.load(cx, cy, caveChunk(cx, cy, CHUNK, this.seed));
    this.loads++;
  }
}
