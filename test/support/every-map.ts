/**
 * One map of each kind that functions may be given, with a model of it: which steps lead from which cell, and what they cost, by the definitions of
 * squares, hexagons, edges that go on, floors, links and borders that cost. Nothing of it is shared with the package.
 */
import { Grid, HexGrid, type HexLayout, prepareGrid, World } from '../../src/index.ts';
import { cubeDistance, LAYOUTS, STEPS, toCube } from '../hex/hex-world.ts';
import { Random } from './maps.ts';
import type { Point } from './world.ts';

export const KINDS = ['Grid', 'HexGrid', 'World', 'floors', 'wrap', 'links', 'borders that cost', 'prepared'] as const;
export type Kind = (typeof KINDS)[number];

/** Columns and rows of a map, or of each floor. */
export const SIDE = 8;

interface Step {
  readonly to: number;
  readonly cost: number;
}

/** The cells of a map, by index y * SIDE + x. */
export class Model {
  readonly kind: Kind;
  readonly layout: HexLayout;
  readonly blocked: readonly boolean[];
  readonly height: number;
  readonly links: readonly (readonly [number, number])[];
  /** What steps to the cell at the right cost, and back, by cell. */
  readonly borders: ReadonlyMap<number, number>;

  constructor(
    kind: Kind,
    { layout, blocked, links, borders }: Pick<Model, 'layout' | 'blocked' | 'links'> & Partial<Pick<Model, 'borders'>>,
  ) {
    this.borders = borders ?? new Map();
    this.kind = kind;
    this.layout = layout;
    this.blocked = blocked;
    this.links = links;
    this.height = blocked.length / SIDE;
  }

  /** Returns the model of a grid of squares with the cells of this map, or of its lowest floor. */
  plain(): Model {
    return new Model('Grid', { layout: this.layout, blocked: this.blocked.slice(0, SIDE * SIDE), links: [] });
  }

  get free(): number[] {
    return [...this.blocked.keys()].filter((cell) => !this.blocked[cell]);
  }

  isBetweenFloors(y: number): boolean {
    return this.kind === 'floors' && y === SIDE;
  }

  at(cell: number): Point {
    return { x: cell % SIDE, y: Math.floor(cell / SIDE) };
  }

  /** Returns the legal steps from a cell. @param straight Whether there are no diagonal ones. @param closed One more blocked cell. */
  steps(cell: number, straight = false, closed = -1): Step[] {
    const { x, y } = this.at(cell);
    const shut = (to: number | null) => to === null || this.blocked[to] || to === closed;
    const steps: Step[] = [];
    const offer = (to: number | null, cost: number) => {
      if (to !== null && !shut(to)) steps.push({ to, cost });
    };
    for (const [one, other] of this.links) {
      if (one === cell) offer(other, 1);
      if (other === cell) offer(one, 1);
    }
    if (this.kind === 'HexGrid') {
      const { q, r } = toCube(this.layout, x, y);
      for (const step of STEPS) offer(this.hexagonAt(q + step.q, r + step.r), 1);
      return steps;
    }
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]) {
      offer(this.cell(x + dx, y + dy), this.borderAt(x, y, dx) ?? 1);
      // The next diagonal, clockwise.
      const [diagonalX, diagonalY] = [dx - dy, dy + dx];
      // To the corner rule, borders that cost are walls.
      const isBordered = [y, y + diagonalY].some((row) => this.borderAt(x, row, diagonalX) !== undefined);
      const areOpen = !isBordered && !shut(this.cell(x + diagonalX, y)) && !shut(this.cell(x, y + diagonalY));
      if (!straight && areOpen) offer(this.cell(x + diagonalX, y + diagonalY), Math.SQRT2);
    }
    return steps;
  }

  /** Returns the least cost from a cell to each other one. */
  costsFrom(start: number, straight = false, closed = -1): number[] {
    const costs = this.blocked.map(() => Infinity);
    if (this.blocked[start] || start === closed) return costs;
    costs[start] = 0;
    const waiting = new Set([start]);
    for (const cell of waiting) {
      waiting.delete(cell);
      for (const { to, cost } of this.steps(cell, straight, closed)) {
        if (costs[cell] + cost >= costs[to] - 1e-12) continue;
        costs[to] = costs[cell] + cost;
        waiting.add(to);
      }
    }
    return costs;
  }

  /** Returns the distance between two cells if nothing is in the way; Infinity between floors. */
  away(one: number, other: number): number {
    const [a, b] = [this.at(one), this.at(other)];
    if (this.kind === 'HexGrid') return cubeDistance(toCube(this.layout, a.x, a.y), toCube(this.layout, b.x, b.y));
    if (this.kind === 'floors' && a.y < SIDE !== b.y < SIDE) return Infinity;
    const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    return this.kind === 'wrap' ? Math.hypot(Math.min(dx, SIDE - dx), Math.min(dy, SIDE - dy)) : Math.hypot(dx, dy);
  }

  private borderAt(x: number, y: number, dx: number): number | undefined {
    return dx === 0 ? undefined : this.borders.get(y * SIDE + x + Math.min(dx, 0));
  }

  private cell(x: number, y: number): number | null {
    if (this.kind === 'wrap') return ((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE);
    return x < 0 || y < 0 || x >= SIDE || y >= this.height ? null : y * SIDE + x;
  }

  private hexagonAt(q: number, r: number): number | null {
    const found = this.blocked.findIndex((_, cell) => {
      const { x, y } = this.at(cell);
      const cube = toCube(this.layout, x, y);
      return cube.q === q && cube.r === r;
    });
    return found < 0 ? null : found;
  }
}

/** A map, its model, and two of its free cells. */
export interface EveryMap {
  readonly map: Grid;
  readonly model: Model;
  readonly start: number;
  readonly goal: number;
}

/** Makes a map of a kind. A World goes as a Grid here, since functions are tried on it that do not take one. */
export function mapOf(kind: Kind, seed: number): EveryMap {
  const random = new Random(seed);
  const height = kind === 'floors' ? 2 * SIDE + 1 : SIDE;
  const isBetween = (cell: number) => kind === 'floors' && Math.floor(cell / SIDE) === SIDE;
  const blocked = Array.from({ length: SIDE * height }, (_, cell) => isBetween(cell) || random.chance(0.3));
  const free = [...blocked.keys()].filter((cell) => !blocked[cell]);
  const ends = {
    links: [free, free],
    floors: [true, false].map((low) => free.filter((cell) => cell < SIDE * SIDE === low)),
  };
  const links: [number, number][] = [];
  for (let k = 0; k < 2 && (kind === 'links' || kind === 'floors'); k++) {
    const [one, other] = ends[kind].map((cells) => random.pick(cells));
    if (one !== other) links.push([one, other]);
  }
  const borders = new Map<number, number>();
  for (let cell = 0; cell < blocked.length && kind === 'borders that cost'; cell++) {
    if (cell % SIDE < SIDE - 1 && random.chance(0.2)) borders.set(cell, random.pick([0.5, 2, 4]));
  }
  const model = new Model(kind, { layout: random.pick(LAYOUTS), blocked, links, borders });
  const map = made(model);
  for (const [cell, cost] of borders) map.setEdgeCost(model.at(cell), 'east', cost);
  for (const [one, other] of links) map.addLink(model.at(one), model.at(other));
  return { map, model, start: random.pick(free), goal: random.pick(free) };
}

function made(model: Model): Grid {
  const wallsOf = (from: number) => model.blocked.slice(from, from + SIDE * SIDE);
  const { kind, layout } = model;
  const grid = (walls: readonly boolean[]) => filled(new Grid(SIDE, SIDE), walls);
  if (kind === 'floors') return Grid.stack([grid(wallsOf(0)), grid(wallsOf((SIDE + 1) * SIDE))]);
  if (kind === 'HexGrid') return filled(new HexGrid(SIDE, SIDE, { layout }), wallsOf(0));
  if (kind === 'wrap') return filled(new Grid(SIDE, SIDE, { wrap: 'both' }), wallsOf(0));
  const plain = grid(wallsOf(0));
  if (kind === 'prepared') prepareGrid(plain);
  if (kind !== 'World') return plain;
  const world = new World({ width: 4 * SIDE, height: 4 * SIDE, chunkSize: SIDE });
  world.load(0, 0, plain);
  return world as unknown as Grid;
}

function filled<Map extends Grid>(grid: Map, walls: readonly boolean[]): Map {
  grid.paste(0, 0, SIDE, SIDE, { blocked: walls });
  return grid;
}
