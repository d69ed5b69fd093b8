/** Random walks through random worlds: what is loaded, what the whole world has, and what it might have. */
import { World } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import type { World as Plain, Point } from '../support/world.ts';

/** Cells of open ground around all that matters, in maps of what may be. */
const MARGIN = 3;

/** Ground as a map, and where it has the cells of the world. */
export interface Map {
  plain: Plain;
  place: (cell: Point) => Point;
}

/** Sizes of a window, and of its chunks. */
export interface Sizes {
  side: number;
  columns: number;
  rows: number;
}

/** A walk: a world that loads and unloads chunks, and the true ground. */
export class Walk {
  readonly random: Random;
  readonly side: number;
  readonly world: World;
  /** Edits of loaded cells, by `x,y`; forgotten when their chunk is unloaded. */
  private edits: Record<string, number> = {};
  private readonly ground: (x: number, y: number) => number;
  private readonly hasKinds: boolean;
  camera: Point;

  /** @param sizes The side of a chunk, and how many fit into the window; else they are drawn. */
  constructor(seed: number, unknown: 'blocked' | number = 'blocked', hasKinds = false, sizes?: Sizes) {
    this.hasKinds = hasKinds;
    this.random = new Random(seed);
    const { random } = this;
    const drawn = { side: random.between(3, 7), columns: random.between(2, 5), rows: random.between(2, 5) };
    const { side, columns, rows } = sizes ?? drawn;
    this.side = side;
    this.world = new World({ width: columns * this.side, height: rows * this.side, chunkSize: this.side, unknown });
    this.ground = groundOf(random, seed);
    this.camera = { x: random.between(-40, 40), y: random.between(-40, 40) };
  }

  /** Returns the true kind of a cell: 0, 1 or 2. */
  kind(x: number, y: number): number {
    return Math.floor(3 * drawn(x, y, 1));
  }

  /** Returns the true terrain cost of a cell, Infinity for a wall. */
  truth(x: number, y: number): number {
    return this.edits[`${x},${y}`] ?? this.ground(x, y);
  }

  isLoaded(x: number, y: number): boolean {
    return this.world.isLoaded(Math.floor(x / this.side), Math.floor(y / this.side));
  }

  load(cx: number, cy: number): void {
    const { side } = this;
    const costs = Array.from({ length: side * side }, (_, i) =>
      this.truth(cx * side + (i % side), cy * side + Math.floor(i / side)),
    );
    const kinds = costs.map((_, i) => this.kind(cx * side + (i % side), cy * side + Math.floor(i / side)));
    this.world.load(cx, cy, this.hasKinds ? { costs, kinds } : { costs });
  }

  unload(cx: number, cy: number): void {
    const { side } = this;
    this.world.unload(cx, cy);
    for (const key of Object.keys(this.edits)) {
      const [x, y] = key.split(',').map(Number);
      if (Math.floor(x / side) === cx && Math.floor(y / side) === cy) delete this.edits[key];
    }
  }

  /** Moves the camera, unloads chunks far from it, loads some near it, and edits some cells. */
  step(): void {
    const { random, side, camera } = this;
    const far = random.chance(0.1) ? 200 : side + 2;
    camera.x += random.between(-far, far);
    camera.y += random.between(-far, far);
    const [cx, cy] = [Math.floor(camera.x / side), Math.floor(camera.y / side)];
    for (const place of this.world.chunks()) {
      if (Math.abs(place.cx - cx) > 1 || Math.abs(place.cy - cy) > 1 || random.chance(0.1))
        this.unload(place.cx, place.cy);
    }
    for (let i = 0; i < 5; i++) {
      try {
        this.load(cx + random.between(-1, 1), cy + random.between(-1, 1));
      } catch (error) {
        if (!(error instanceof RangeError && error.message.includes('does not fit'))) throw error;
      }
    }
    for (let i = 0; i < 3; i++) this.edit();
  }

  /** Changes a loaded cell. */
  edit(): void {
    const { random, side } = this;
    const places = this.world.chunks();
    if (places.length === 0) return;
    const { cx, cy } = random.pick(places);
    const [x, y] = [cx * side + random.between(0, side - 1), cy * side + random.between(0, side - 1)];
    const cost = random.pick([1, 2, Infinity]);
    this.world.setCost(x, y, cost);
    this.edits[`${x},${y}`] = cost;
  }

  /** Returns a cell, usually a loaded one, else one near the camera or far from it. */
  anyCell(): Point {
    const { random, camera, side } = this;
    const places = this.world.chunks();
    if (places.length > 0 && random.chance(0.8)) {
      const { cx, cy } = random.pick(places);
      return { x: cx * side + random.between(0, side - 1), y: cy * side + random.between(0, side - 1) };
    }
    const reach = random.chance(0.1) ? 60 : 2 * side;
    return { x: camera.x + random.between(-reach, reach), y: camera.y + random.between(-reach, reach) };
  }

  /**
   * Returns the ground around some cells as a map, with unloaded cells as `guess` says, and where the map lies.
   *
   * @param guess The cost of an unloaded cell.
   */
  map(guess: (x: number, y: number) => number, ...cells: Point[]): Map {
    return this.mapWith(MARGIN, guess, ...cells);
  }

  /** Does the same with another margin. */
  mapWith(margin: number, guess: (x: number, y: number) => number, ...cells: Point[]): Map {
    const { side } = this;
    const corners = this.world.chunks().flatMap(({ cx, cy }) => [
      { x: cx * side, y: cy * side },
      { x: cx * side + side - 1, y: cy * side + side - 1 },
    ]);
    const all = corners.concat(cells);
    const left = Math.min(...all.map(({ x }) => x)) - margin;
    const top = Math.min(...all.map(({ y }) => y)) - margin;
    const width = Math.max(...all.map(({ x }) => x)) + margin + 1 - left;
    const height = Math.max(...all.map(({ y }) => y)) + margin + 1 - top;
    const costs = Float64Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [left + (i % width), top + Math.floor(i / width)];
      return this.isLoaded(x, y) ? this.truth(x, y) : guess(x, y);
    });
    return { plain: { width, height, costs }, place: ({ x, y }) => ({ x: x - left, y: y - top }) };
  }
}

/** Returns a kind of ground without an end: noise, walls with gaps, or terrain. */
function groundOf(random: Random, seed: number): (x: number, y: number) => number {
  const share = random.pick([0, 0.1, 0.3, 0.45, 0.6]);
  const kind = random.pick(['noise', 'rooms', 'terrain']);
  return (x, y) => {
    const draw = drawn(x, y, seed);
    if (kind === 'rooms') return (x % 6 === 0 || y % 6 === 0) && draw > 0.15 ? Infinity : 1;
    if (draw < share) return Infinity;
    return kind === 'terrain' ? 1 + Math.floor(3 * drawn(x, y, seed + 1)) : 1;
  };
}

/** Returns a number from 0 to 1 that x, y and the seed decide. */
function drawn(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
