import { show } from '../core/base/check.ts';
import type { CheckedOptions } from './read.ts';
import { marginsOf, type Sides } from './scene/margins.ts';
import { Scene } from './scene/scene.ts';
import { representatives } from './scene/snap.ts';
import { View } from './scene/view.ts';
import { Search } from './search/search.ts';
import type { Box, Rect } from './types.ts';

/** What has become of one obstacle: its area with margins before and now, null if there was or is none. Without margins, it may be another. */
export interface Change {
  readonly box: number;
  readonly before: Sides | null;
  readonly now: Sides | null;
}

/** The boxes of a diagram by id, and the scene that they make. Each box has a number, which it keeps while it exists. */
export class Diagram {
  readonly options: CheckedOptions;
  private readonly numbers: Map<string, number> = new Map();
  /** By number. Areas to avoid come first. */
  private readonly boxes: (Box | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly areas: number;
  private raw: Sides = new Float64Array(0);
  /** How the line that is being searched sees the scene. */
  view: View = new View(0);
  /** Coordinates of boxes that differ by at most this are one. */
  private tolerance = 0;
  private isStale = true;
  /** Numbers that boxes have got or lost since the last scene. */
  private readonly renumbered: Set<number> = new Set();
  private isRegrouped = false;
  scene: Scene = new Scene(new Float64Array(0));
  search: Search = new Search(this.scene);

  constructor(options: CheckedOptions) {
    this.options = options;
    this.areas = options.avoid.length;
    for (const area of options.avoid) this.boxes.push({ ...area, margin: 0 });
  }

  /** Number of boxes. */
  get size(): number {
    return this.numbers.size;
  }

  /** Adds or moves a box. */
  set(id: string, box: Box): void {
    let number = this.numbers.get(id);
    if (number === undefined) {
      number = this.free.pop() ?? this.boxes.length;
      this.numbers.set(id, number);
      this.renumbered.add(number);
    }
    if (this.boxes[number]?.parent !== box.parent) this.isRegrouped = true;
    this.boxes[number] = box;
    this.isStale = true;
  }

  /** Returns whether there was such a box. */
  delete(id: string): boolean {
    const number = this.numbers.get(id);
    if (number === undefined) return false;
    this.numbers.delete(id);
    this.renumbered.add(number);
    if (this.boxes[number]?.parent !== undefined) this.isRegrouped = true;
    this.boxes[number] = undefined;
    this.free.push(number);
    this.isStale = true;
    return true;
  }

  numberOf(id: string): number | undefined {
    return this.numbers.get(id);
  }

  isArea(box: number): boolean {
    return box < this.areas;
  }

  /** Returns by how much coordinates of a line may differ that count as one. */
  toleranceFor(points: readonly { readonly x: number; readonly y: number }[]): number {
    const { snap } = this.options;
    if (snap !== undefined) return snap;
    const [{ x, y }] = points;
    let size = 0;
    for (const point of points) size = Math.max(size, Math.abs(point.x - x), Math.abs(point.y - y));
    return Math.max(this.tolerance, toleranceOf(size));
  }

  /** The boxes without margins, NaN where there is none. Groups and areas are among them. */
  bodies(): Sides {
    return this.raw;
  }

  /**
   * Returns the numbers of all boxes around a box; none for the box -1, and NaN.
   *
   * @throws `RangeError` if a parent does not exist, or is inside its child. It names the child by `id`.
   */
  around(box: number, id?: string): readonly number[] {
    const found: number[] = [];
    for (let { parent } = this.boxes[box] ?? NO_BOX; parent !== undefined; ) {
      const number = this.numbers.get(parent);
      if (number === undefined) {
        throw new RangeError(`the parent of box ${show(id)} is ${show(parent)}: add a box with that id`);
      }
      if (number === box || found.includes(number)) {
        throw new RangeError(
          `box ${show(id)} is inside itself, by its parent ${show(parent)}: a group has no part in its children`,
        );
      }
      found.push(number);
      parent = this.boxes[number]?.parent;
    }
    return found;
  }

  /**
   * Makes the scene if boxes have changed. Returns the obstacles that differ from the last scene, their areas before and now, and whether boxes have other
   * parents.
   *
   * @throws `RangeError` if a parent does not exist, or is inside its child.
   */
  refresh(): { changes: Change[]; areas: Sides[]; isRegrouped: boolean } {
    if (!this.isStale) return { changes: [], areas: [], isRegrouped: false };
    for (const [id, number] of this.numbers) this.around(number, id);
    const { raw, exact } = this.outlines();
    const before = this.scene.exact;
    const changes: Change[] = [];
    for (let box = 0; box < this.boxes.length; box++) {
      // Margins may shrink by as much as their box grows.
      const isMoved = !isSame(before, exact, box) || !isSame(this.raw, raw, box);
      if (!this.renumbered.has(box) && !isMoved) continue;
      changes.push({ box, before: sidesOf(before, box), now: sidesOf(exact, box) });
    }
    const areas = changes.flatMap(({ before, now }) => [before, now].filter((area) => area !== null));
    if (changes.length > 0) {
      // All are made before one takes its place: memory for the last may be refused.
      const scene = new Scene(exact, this.scene, areas);
      const [search, view] = [new Search(scene), new View(this.boxes.length)];
      this.scene = scene;
      this.search = search;
      this.view = view;
    }
    this.raw = raw;
    const { isRegrouped } = this;
    this.renumbered.clear();
    this.isRegrouped = false;
    this.isStale = false;
    return { changes, areas, isRegrouped };
  }

  /** Makes sides of boxes equal that nearly are. */
  private snap(raw: Sides): void {
    const extent = (axis: number): number => {
      let [low, high] = [Infinity, -Infinity];
      for (let at = axis; at < raw.length; at += 4) {
        if (Number.isNaN(raw[at])) continue;
        low = Math.min(low, raw[at + 2]);
        high = Math.max(high, raw[at]);
      }
      return Math.max(0, high - low);
    };
    this.tolerance = this.options.snap ?? toleranceOf(Math.max(extent(0), extent(1)));
    for (const axis of [0, 1]) {
      const sides = raw.filter((side, i) => (i & 1) === axis && !Number.isNaN(side));
      const kept = representatives(sides, this.tolerance);
      if (kept.size > 0) for (let at = axis; at < raw.length; at += 2) raw[at] = kept.get(raw[at]) ?? raw[at];
    }
  }

  /** Returns all boxes without margins and with them. */
  private outlines(): { raw: Sides; exact: Sides } {
    const raw = new Float64Array(4 * this.boxes.length).fill(NaN);
    const wanted = new Float64Array(this.boxes.length).fill(NaN);
    this.boxes.forEach((box, number) => {
      if (box === undefined) return;
      writeOutline(raw, 4 * number, box);
      wanted[number] = box.margin ?? this.options.margin;
    });
    this.snap(raw);
    const margins = marginsOf(raw, wanted);
    const exact = raw.map((side, i) => ((i & 3) < 2 ? side + margins[i] : side - margins[i]));
    return { raw, exact };
  }
}

const NO_BOX: { readonly parent?: string } = {};

/** Returns by how much coordinates may differ that count as one, in a diagram of some size. */
function toleranceOf(size: number): number {
  return Math.min(1e-6 * size, MOST_SNAP);
}

/** No more than this is taken for rounding. */
const MOST_SNAP = 0.01;

/** Writes the sides of a rectangle, by number. */
function writeOutline(sides: Sides, at: number, { x, y, width, height }: Rect): void {
  sides[at] = x + width;
  sides[at + 1] = y + height;
  sides[at + 2] = x;
  sides[at + 3] = y;
}

function sidesOf(sides: Sides, box: number): Sides | null {
  const one = sides.subarray(4 * box, 4 * box + 4);
  return one.length === 0 || Number.isNaN(one[0]) ? null : one;
}

/** Returns whether a box has the same sides in two lists, or is in neither. */
function isSame(one: Sides, other: Sides, box: number): boolean {
  const isIn = 4 * box < one.length && !Number.isNaN(one[4 * box]);
  if (isIn !== !Number.isNaN(other[4 * box])) return false;
  for (let i = 4 * box; isIn && i < 4 * box + 4; i++) if (one[i] !== other[i]) return false;
  return true;
}
