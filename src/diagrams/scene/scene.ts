import { rounded, signOf } from '../search/headings.ts';
import { Bands } from './bands.ts';
import type { Sides } from './margins.ts';
import type { View } from './view.ts';

/**
 * The obstacles, and what each of their sides sees.
 *
 * A *track* is a side of a box together with a heading along it: 8 * box + 2 * side, and 1 more if the heading is not the next one clockwise.
 * It begins at the corner where that heading enters the side. Middle segments of routes lie on tracks (search.ts says why).
 */
export class Scene {
  /** With margins, rounded. */
  readonly sides: Sides;
  /** The same, not rounded. */
  readonly exact: Sides;
  /** For each side, the boxes in the order in which its heading meets these sides. */
  readonly orders: readonly (readonly number[])[];
  /**
   * For each side, the boxes in that order to whose tracks there may be a free way from a line: in bands across, whose coordinates have the sign of the heading
   * that follows clockwise.
   */
  readonly sights: readonly Bands[];
  /** For each track, the coordinate where the free way behind its beginning starts. NaN if the beginning is inside an obstacle. */
  readonly back: Float64Array;
  /** For each track, the coordinate where the free way from its beginning ends. */
  readonly reach: Float64Array;
  /** For each track, the obstacle that ends the way behind and ahead, -1 if there is none. */
  readonly backBy: Int32Array;
  readonly reachBy: Int32Array;
  /** Results of the last `look`: where the ways behind and ahead of the point end, and the obstacles that end them. */
  behind = 0;
  ahead = 0;
  behindBy = -1;
  aheadBy = -1;
  /** By axis: obstacles in bands along it. */
  readonly bands: readonly [Bands, Bands];

  /**
   * @param exact Boxes with their margins. A box whose sides are NaN does not exist.
   * @param like A scene that may be much the same: then sorting is quick, and only tracks that pass the areas look again.
   * @param areas Where the two scenes differ.
   */
  constructor(exact: Sides, like?: Scene, areas: readonly Sides[] = []) {
    const count = exact.length / 4;
    const sides = exact.map(rounded);
    this.exact = exact;
    this.sides = sides;
    const present = [...Array(count).keys()].filter((box) => !Number.isNaN(exact[4 * box]));
    const column = (side: number) => sides.filter((_, i) => (i & 3) === side);
    this.bands = [new Bands(present, column(2), column(0)), new Bands(present, column(3), column(1))];
    this.orders = [0, 1, 2, 3].map((side) => {
      const sign = signOf(side);
      // In a row they come in the order in which their first tracks begin.
      const across = (side + 3) & 3;
      return present
        .slice()
        .sort(
          (a, b) =>
            sign * (sides[4 * a + side] - sides[4 * b + side]) ||
            signOf((side + 1) & 3) * (sides[4 * a + across] - sides[4 * b + across]) ||
            a - b,
        );
    });
    this.back = new Float64Array(8 * count);
    this.reach = new Float64Array(8 * count);
    this.backBy = new Int32Array(8 * count);
    this.reachBy = new Int32Array(8 * count);
    for (const name of ['back', 'reach', 'backBy', 'reachBy'] as const) if (like) this[name].set(like[name]);
    for (const box of present) for (let track = 8 * box; track < 8 * box + 8; track++) this.lookFrom(track, areas);
    this.sights = this.orders.map((order, side) => {
      const sign = signOf((side + 1) & 3);
      /** How far the ways behind the first or second tracks of this side go, by box: up to the next track in a row, which continues in this one. */
      const reachBack = (second: number) => {
        const places = new Float64Array(count);
        const way = 2 * second - 1;
        order.forEach((box, i) => {
          const track = 8 * box + 2 * side + second;
          const next = order[i + way];
          const [begin, back] = [sign * sides[beginningOf(track)], sign * this.back[track]];
          const nextBegin = sign * sides[beginningOf(track) + 4 * (next - box)];
          const isRow = sides[4 * next + side] === sides[4 * box + side] && way * (nextBegin - begin) > 0;
          places[box] = isRow && way * (back - nextBegin) > 0 ? nextBegin : way * (back - begin) > 0 ? back : begin;
        });
        return places;
      };
      return new Bands(order, reachBack(0), reachBack(1));
    });
  }

  /** Notes what a track sees, if it passes one of the areas. */
  private lookFrom(track: number, areas: readonly Sides[]): void {
    const line = this.sides[sideOf(track)];
    const across = sideOf(track) & 1;
    const passes = (area: Sides) => line >= area[across + 2] - SLACK && line <= area[across] + SLACK;
    // If most boxes have changed, looking takes less time than asking.
    if (8 * areas.length < this.back.length && !areas.some(passes)) return;
    this.lookAlong(track, null);
    this.back[track] = this.behind;
    this.reach[track] = this.ahead;
    this.backBy[track] = this.behindBy;
    this.reachBy[track] = this.aheadBy;
  }

  /** Looks both ways from the beginning of a track. */
  lookAlong(track: number, view: View | null): void {
    const heading = headingOf(track);
    this.look(this.sides[sideOf(track)], this.sides[beginningOf(track)], heading, view);
  }

  /**
   * Looks both ways along a line.
   *
   * @param line The coordinate of the line: y if the heading is along x.
   * @param from The point's coordinate along the line.
   */
  look(line: number, from: number, heading: number, view: View | null): void {
    const { sides } = this;
    const along = heading & 1;
    const across = 1 - along;
    let [below, above, belowBy, aboveBy] = [-Infinity, Infinity, -1, -1];
    for (const box of this.bands[across].at(line)) {
      const at = 4 * box;
      if (sides[at + across] <= line || sides[at + 2 + across] >= line) continue;
      if (view?.ignores(box)) continue;
      const low = sides[at + 2 + along];
      const high = sides[at + along];
      if (high <= from) {
        if (high > below) {
          below = high;
          belowBy = box;
        }
      } else if (low < from) {
        below = NaN;
        above = NaN;
        belowBy = box;
        aboveBy = box;
        break;
      } else if (low < above) {
        above = low;
        aboveBy = box;
      }
    }
    for (let at = 0; view !== null && at < 4 * view.count; at += 4) {
      const { sides: extra } = view;
      if (extra[at + across] <= line || extra[at + 2 + across] >= line) continue;
      if (extra[at + along] <= from) below = Math.max(below, extra[at + along]);
      else if (extra[at + 2 + along] >= from) above = Math.min(above, extra[at + 2 + along]);
      else below = above = NaN;
    }
    const ascends = heading < 2;
    this.behind = ascends ? below : above;
    this.behindBy = ascends ? belowBy : aboveBy;
    this.ahead = ascends ? above : below;
    this.aheadBy = ascends ? aboveBy : belowBy;
  }

  /** Returns whether the way along a line is free. `axis` is 0 for a line along x. */
  isFree(line: number, from: number, to: number, axis: number, view: View | null): boolean {
    const heading = to > from ? axis : axis + 2;
    this.look(line, from, heading, view);
    return signOf(heading) * (this.ahead - to) >= 0;
  }

  /** Returns a side of an obstacle. Extra ones of a view come behind those of the scene. */
  side(index: number, view: View | null): number {
    const limit = this.sides.length;
    return index < limit ? this.sides[index] : (view as View).sides[index - limit];
  }

  /** Returns the same, not rounded. */
  exactSide(index: number, view: View | null): number {
    const limit = this.sides.length;
    return index < limit ? this.exact[index] : (view as View).exact[index - limit];
  }

  /** Returns the obstacles whose areas have a point of the box from (left, top) to (right, bottom), its border included. */
  boxesAt(left: number, top: number, right: number, bottom: number): readonly number[] {
    const found: number[] = [];
    const { sides } = this;
    const bands = this.bands[1];
    const [from, to] = [bands.bandOf(top), bands.bandOf(bottom)];
    for (let band = from; band <= to; band++) {
      for (const box of bands.lists[band]) {
        const at = 4 * box;
        if (sides[at] <= left || sides[at + 2] >= right || sides[at + 1] <= top || sides[at + 3] >= bottom) continue;
        // An obstacle of several bands is reported in the first of them that is asked.
        if (band === Math.max(from, bands.bandOf(sides[at + 3]))) found.push(box);
      }
    }
    return found;
  }
}

/** Rounding may move a coordinate by less than this. */
const SLACK = 1e-5;

/** Returns the heading of a track. */
export function headingOf(track: number): number {
  return ((track >> 1) + ((track & 1) === 0 ? 1 : 3)) & 3;
}

/** Returns the index in `sides` of the side that a track follows. */
export function sideOf(track: number): number {
  return track >> 1;
}

/** Returns the index in `sides` of the side that a track enters at its beginning. */
export function beginningOf(track: number): number {
  return ((track >> 1) & ~3) + ((headingOf(track) + 2) & 3);
}
