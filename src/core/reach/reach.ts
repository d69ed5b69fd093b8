/**
 * What is within reach: parts of the map, and arcs between them. In a part, routes of steps that may be taken there and back join all cells. LinkEnds are
 * links, and steps that closed exits leave open one way.
 */
import { allocate } from '../base/allocate.ts';
import { componentAt } from '../choose/components.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type CachedItem, GridCache } from '../grid/history/slot.ts';
import { WRAPS_X, WRAPS_Y, waysOf } from '../grid/links/links.ts';
import { Steps } from './steps.ts';

/** Ways from cell to cell. */
export interface LinkEnds {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** What is kept of a map until it changes, for each corner rule. */
class Kept implements CachedItem {
  version = -1;
  readonly byRule: (Reach | undefined)[] = [];

  release(): void {
    this.byRule.length = 0;
  }
}

/** The number of a cell that is in no part. */
const NO_PART = -1;

const KEPT: GridCache<Kept> = /* @__PURE__ */ new GridCache();

/** Returns what is within reach under a corner rule. */
export function reachOf(cells: CellStore, rule: number): Reach {
  const kept = KEPT.ensure(cells, () => new Kept());
  const version = cells.version();
  if (kept.version !== version) kept.release();
  kept.version = version;
  kept.byRule[rule] ??= new Reach(cells, rule);
  return kept.byRule[rule];
}

/** Valid until the cells change. */
export class Reach {
  private readonly cells: CellStore;
  private readonly rule: number;
  /** By cell, the number of its part. Null without closed exits: then connected components are the parts. */
  private readonly parts: Int32Array | null;
  private readonly arcs: LinkEnds;
  /** Steps over edges that go on, one way: they join components. */
  private readonly seams: LinkEnds;

  constructor(cells: CellStore, rule: number) {
    const links = waysOf(cells);
    const arcs = { from: [...(links?.from ?? [])], to: [...(links?.to ?? [])] };
    this.cells = cells;
    this.rule = rule;
    this.parts = cells.closedExits.used > 0 ? floodParts(cells, rule, arcs) : null;
    this.arcs = arcs;
    this.seams = seamsOf(cells, rule);
  }

  /** Returns a predicate: whether a route leads to a cell from `start`, which is passable. */
  from(start: number): (cell: number) => boolean {
    const part = this.walkedPart(start);
    let known: { numberOf: (cell: number) => number; within: ReadonlySet<number> } | null = null;
    return (cell) => {
      const other = this.walkedPart(cell);
      if (other === part || other < 0) return other >= 0;
      if (known === null) {
        const numberOf = this.numbers();
        known = { numberOf, within: this.within([numberOf(start)], false, numberOf) };
      }
      return known.within.has(known.numberOf(cell));
    };
  }

  /** Returns a function from a cell to the number of its part, -1 if it is blocked. O(cells of edges that go on). */
  numbers(): (cell: number) => number {
    const { from, to } = this.seams;
    const joined = new Map<number, number>();
    const rootOf = (part: number) => {
      let root = part;
      for (let next = joined.get(root); next !== undefined; next = joined.get(root)) root = next;
      return root;
    };
    for (let i = 0; i < from.length; i++) {
      const [a, b] = [rootOf(this.walkedPart(from[i])), rootOf(this.walkedPart(to[i]))];
      if (a !== b) joined.set(Math.max(a, b), Math.min(a, b));
    }
    return joined.size === 0 ? (cell) => this.walkedPart(cell) : (cell) => rootOf(this.walkedPart(cell));
  }

  /**
   * Returns the parts within reach of some, themselves among them; with `into`, those from which one of them is within reach. O(arcs).
   *
   * @param numberOf Returns the part of a cell, -1 if it has none.
   */
  within(parts: readonly number[], into: boolean, numberOf: (cell: number) => number): ReadonlySet<number> {
    const reached = new Set(parts);
    reached.delete(NO_PART);
    const [from, to] = into ? [this.arcs.to, this.arcs.from] : [this.arcs.from, this.arcs.to];
    const exits = new Map<number, number[]>();
    for (let i = 0; i < from.length; i++) {
      const [first, next] = [numberOf(from[i]), numberOf(to[i])];
      if (first === NO_PART || next === NO_PART || first === next) continue;
      const known = exits.get(first);
      if (known === undefined) exits.set(first, [next]);
      else known.push(next);
    }
    // A set that is iterated also gives what is added during that.
    for (const one of reached) for (const next of exits.get(one) ?? []) reached.add(next);
    return reached;
  }

  /** Returns the number of a cell's part without steps over edges that go on, -1 if it is blocked. */
  private walkedPart(cell: number): number {
    if (this.parts !== null) return this.parts[cell];
    const { width } = this.cells;
    return componentAt(this.cells, this.rule, cell % width, Math.floor(cell / width));
  }
}

/** Numbers the parts of a map with closed exits, and adds the steps that lead one way to the arcs. O(cells). */
function floodParts(cells: CellStore, rule: number, arcs: { from: number[]; to: number[] }): Int32Array {
  const { width, height } = cells;
  const parts = allocate(Int32Array, width * height).fill(-1);
  const steps = new Steps(cells, rule);
  const queue: number[] = [];
  for (let first = 0; first < parts.length; first++) {
    if (parts[first] >= 0 || cells.isBlocked(first % width, Math.floor(first / width))) continue;
    parts[first] = first;
    queue.push(first);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      steps.look(cell);
      for (let i = 0; i < steps.count; i++) {
        const beside = steps.beside[i];
        if (parts[beside] >= 0) continue;
        parts[beside] = first;
        queue.push(beside);
      }
      for (const to of steps.onlyTo) {
        arcs.from.push(cell);
        arcs.to.push(to);
      }
    }
  }
  return parts;
}

/** Returns steps over edges that go on: one for each run of cells along an edge, which walks join on either side. O(cells of the edges). */
function seamsOf(cells: CellStore, rule: number): LinkEnds {
  const { width, height, wrap } = cells;
  const seams: { from: number[]; to: number[] } = { from: [], to: [] };
  const steps = new Steps(cells, rule);
  const addAlong = (count: number, stride: number, isAcross: (to: number) => boolean) => {
    let before: readonly number[] = [];
    for (let cell = 0; cell < count * stride; cell += stride) {
      let across: readonly number[] = [];
      if (!cells.isBlocked(cell % width, Math.floor(cell / width))) {
        steps.look(cell);
        across = steps.beside.slice(0, steps.count).filter(isAcross);
      }
      for (const to of across) {
        if (before.some((other) => Math.abs(other - to) === stride || other === to)) continue;
        seams.from.push(cell);
        seams.to.push(to);
      }
      before = across;
    }
  };
  if ((wrap & WRAPS_X) !== 0) addAlong(height, width, (to) => to % width === width - 1);
  if ((wrap & WRAPS_Y) !== 0) addAlong(width, 1, (to) => to >= (height - 1) * width);
  return seams;
}
