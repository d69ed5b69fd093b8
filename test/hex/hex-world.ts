/**
 * Maps of hexagons as tests see them: by cube coordinates, whose formulas are those of the textbook, and a search in no order. Nothing here is shared with
 * the package.
 */
import { HexGrid, type HexLayout } from '../../src/index.ts';

export const LAYOUTS: readonly HexLayout[] = ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'];

export interface Cube {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

/** The six steps. With a corner on top: east, south-east, south-west, west, north-west, north-east. */
export const STEPS: readonly Cube[] = [
  { q: 1, r: 0, s: -1 },
  { q: 0, r: 1, s: -1 },
  { q: -1, r: 1, s: 0 },
  { q: -1, r: 0, s: 1 },
  { q: 0, r: -1, s: 1 },
  { q: 1, r: -1, s: 0 },
];

export function toCube(layout: HexLayout, x: number, y: number): Cube {
  const odd = (value: number) => Math.abs(value % 2);
  const q = { 'odd-r': x - (y - odd(y)) / 2, 'even-r': x - (y + odd(y)) / 2, 'odd-q': x, 'even-q': x, axial: x }[
    layout
  ];
  const r = { 'odd-r': y, 'even-r': y, 'odd-q': y - (x - odd(x)) / 2, 'even-q': y - (x + odd(x)) / 2, axial: y }[
    layout
  ];
  return { q, r, s: -q - r };
}

export function cubeDistance(a: Cube, b: Cube): number {
  return (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.s - b.s)) / 2;
}

/** A map: costs by cell, Infinity for blocked ones, and the pairs of cells whose border is closed, from the first to the second. */
export class HexWorld {
  readonly layout: HexLayout;
  readonly width: number;
  readonly height: number;
  readonly costs: Float64Array;
  readonly closed = new Set<string>();
  /** What steps over some borders cost, by the cells on both sides. */
  readonly edges = new Map<string, number>();
  private readonly places = new Map<string, number>();
  private readonly cubes: Cube[] = [];

  constructor(layout: HexLayout, width: number, height: number) {
    this.layout = layout;
    this.width = width;
    this.height = height;
    this.costs = new Float64Array(width * height).fill(1);
    for (let cell = 0; cell < width * height; cell++) {
      const cube = toCube(layout, cell % width, Math.floor(cell / width));
      this.cubes.push(cube);
      this.places.set(`${cube.q},${cube.r}`, cell);
    }
  }

  cube(cell: number): Cube {
    return this.cubes[cell];
  }

  /** Returns the neighbour in the direction of a step, -1 outside the map. */
  beside(cell: number, step: number): number {
    const { q, r } = this.cubes[cell];
    return this.places.get(`${q + STEPS[step].q},${r + STEPS[step].r}`) ?? -1;
  }

  neighbours(cell: number): number[] {
    return STEPS.map((_, step) => this.beside(cell, step)).filter((one) => one >= 0);
  }

  /** Returns the least cost from any source to every cell or, with `to`, from every cell to a source. */
  costsFrom(sources: readonly number[], to = false): Float64Array {
    const best = new Float64Array(this.costs.length).fill(Infinity);
    const waiting: number[] = [];
    for (const source of sources) {
      if (this.costs[source] === Infinity) continue;
      best[source] = 0;
      waiting.push(source);
    }
    for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) {
      for (const next of this.neighbours(cell)) {
        if (this.costs[next] === Infinity || this.closed.has(to ? `${next},${cell}` : `${cell},${next}`)) continue;
        const cost = best[cell] + (this.edges.get(`${cell},${next}`) ?? this.costs[to ? cell : next]);
        if (cost >= best[next]) continue;
        best[next] = cost;
        waiting.push(next);
      }
    }
    return best;
  }

  /** Returns the cost of a route, NaN if a step is not legal. */
  walk(xy: ArrayLike<number>): number {
    let cost = 0;
    for (let i = 2; i < xy.length; i += 2) {
      const from = xy[i - 1] * this.width + xy[i - 2];
      const to = xy[i + 1] * this.width + xy[i];
      const isStep = this.neighbours(from).includes(to) && !this.closed.has(`${from},${to}`);
      cost += isStep ? (this.edges.get(`${from},${to}`) ?? this.costs[to]) : Number.NaN;
    }
    return cost;
  }

  /** Returns the name of the direction to a neighbour, as HexGrid has it. */
  directionName(
    step: number,
  ): 'north-east' | 'east' | 'south-east' | 'south-west' | 'west' | 'north-west' | 'north' | 'south' {
    const pointy = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const;
    const flat = ['south-east', 'south', 'south-west', 'north-west', 'north', 'north-east'] as const;
    return (this.layout.endsWith('-q') ? flat : pointy)[step];
  }

  /** Returns a map with more cells blocked. */
  with(blocked: readonly number[]): HexWorld {
    const world = new HexWorld(this.layout, this.width, this.height);
    world.costs.set(this.costs);
    for (const cell of blocked) world.costs[cell] = Infinity;
    for (const border of this.closed) world.closed.add(border);
    for (const [border, cost] of this.edges) world.edges.set(border, cost);
    return world;
  }

  /** Returns the same map as a HexGrid. */
  grid(): HexGrid {
    const grid = new HexGrid(this.width, this.height, { layout: this.layout });
    this.costs.forEach((cost, cell) => {
      grid.setCost(cell % this.width, Math.floor(cell / this.width), cost);
    });
    return grid;
  }
}

/** Random numbers from 0 up to, but not including, 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
