/**
 * What one line needs beside its ends: straight ways out, room that the margins of boxes give up for them, and hoods, which keep the line from
 * turning back along its own way out.
 */
import type { Diagram } from '../diagram.ts';
import { rounded, signOf } from '../search/headings.ts';
import { type Sides, TIE } from './margins.ts';
import { type Tip, wayOut } from './tips.ts';

/** Straight length, and width of hoods, of lines without stubs and margins. */
const LEAST_CLEARANCE = 10;

/** The room of one line. */
export class Room {
  private readonly diagram: Diagram;
  private readonly ignored: readonly number[];
  /** Boxes whose margins are smaller for this line, with the margins of their sides. */
  readonly shrunk: Map<number, number[]> = new Map();
  /** Areas whose obstacles have been looked at: right, bottom, left, top, and so on. */
  readonly zones: number[] = [];
  /** Distance that the line keeps from its own ways out. */
  readonly clearance: number;
  /** Part of the straight lengths that are taken. */
  private readonly share: number;

  constructor(diagram: Diagram, ignored: readonly number[], share: number) {
    this.diagram = diagram;
    this.ignored = ignored;
    this.clearance = (diagram.options.margin || LEAST_CLEARANCE) * share;
    this.share = share;
  }

  /** Returns the obstacles whose margins, or whose insides, meet an area and which count for the line, and notes the area. */
  private near(area: readonly number[], own: number): readonly number[] {
    const [right, bottom, left, top] = area.map(rounded);
    this.zones.push(right, bottom, left, top);
    const found = this.diagram.scene.boxesAt(left, top, right, bottom);
    if (found.length === 0) return found;
    return found.filter((box) => box !== own && !this.ignored.includes(box));
  }

  /** Returns the box that bounds the line from behind a tip, -1 if none does. */
  private ownOf({ box, isInside }: Tip): number {
    return isInside || this.ignored.includes(box) ? -1 : box;
  }

  /** Returns how wide the margin of a tip's box is there; 0 if the line does not see the box. */
  ownMargin(tip: Tip): number {
    const box = this.ownOf(tip);
    return box < 0 ? 0 : this.marginAt(box, tip.heading);
  }

  private marginAt(box: number, side: number): number {
    const at = 4 * box + side;
    return this.shrunk.get(box)?.[side] ?? Math.abs(this.diagram.scene.exact[at] - this.diagram.bodies()[at]);
  }

  /**
   * Sets how far the line goes straight from a tip: the stub or else the margin, but at most half of the way to the next body or other end. Returns
   * false if that is an area to avoid at the tip itself.
   *
   * @param others Other points of the line that it must not pass so.
   */
  setLength(tip: Tip, others: readonly Tip[]): boolean {
    if (!tip.isForced) return true;
    const { options } = this.diagram;
    const own = this.ownMargin(tip);
    const wanted = Math.max(own, this.share * (options.stub || own || options.margin || LEAST_CLEARANCE));
    tip.length = own;
    if (wanted === own && own > 0) return true;
    const raw = this.diagram.bodies();
    const along = tip.heading & 1;
    const sign = signOf(tip.heading);
    const [from, across] = along === 0 ? [tip.x, tip.y] : [tip.y, tip.x];
    let room = Infinity;
    let isArea = false;
    for (const box of this.near(wayOut(tip, 2 * wanted), this.ownOf(tip))) {
      const at = 4 * box;
      if (raw[at + 1 - along] < across + TIE || raw[at + 3 - along] > across - TIE) continue;
      const ahead = sign * (raw[at + (sign > 0 ? 2 : 0) + along] - from);
      if (ahead < 0 || ahead > room) continue;
      isArea = this.diagram.isArea(box);
      room = ahead;
    }
    for (const { x, y } of others) {
      const ahead = sign * ((along === 0 ? x : y) - from);
      const aside = Math.abs((along === 0 ? y : x) - across);
      if (ahead > 0 && ahead < room && aside < this.clearance) room = ahead;
    }
    tip.length = Math.max(own, Math.min(wanted, room / 2));
    return room > 0 || !isArea;
  }

  /** Makes the margins smaller in which a way out lies. */
  makeWay(tip: Tip): void {
    const way = wayOut(tip);
    for (const box of this.near(way, this.ownOf(tip))) {
      const [side, gap] = gapBetween(this.bodyOf(box), way);
      if (gap >= 0) this.shrink(box, side, gap / 2);
    }
  }

  /** Returns the sides of a box without margins. */
  private bodyOf(box: number): Sides {
    return this.diagram.bodies().subarray(4 * box, 4 * box + 4);
  }

  private shrink(box: number, side: number, most: number): void {
    let margins = this.shrunk.get(box);
    if (margins === undefined) {
      margins = [0, 1, 2, 3].map((one) => this.marginAt(box, one));
      this.shrunk.set(box, margins);
    }
    margins[side] = Math.min(margins[side], most);
  }

  /** Returns whether a tip is at a corner of its box where the other side has no margin: then a line could turn back beside its way out. */
  private isAtCorner(tip: Tip): boolean {
    const box = this.ownOf(tip);
    const body = this.bodyOf(box);
    return [1, 3].some((turn) => {
      const side = (tip.heading + turn) & 3;
      return this.marginAt(box, side) === 0 && body[side] === ((side & 1) === 0 ? tip.x : tip.y);
    });
  }

  /**
   * Returns the hood of a tip: the area round its way out that the line keeps out of. Null if its box with its margin keeps the line from turning back.
   *
   * @param others Other ways out of the line. They share the room with this one, as boxes do.
   */
  hoodOf(tip: Tip, others: readonly Tip[]): Sides | null {
    const { heading } = tip;
    if (!tip.isForced || tip.length === 0 || (tip.length < this.ownMargin(tip) + TIE && !this.isAtCorner(tip)))
      return null;
    const { clearance } = this;
    const way = wayOut(tip);
    const wide = [clearance, clearance, clearance, clearance];
    wide[heading] = 0;
    const own = this.ownOf(tip);
    if (own >= 0) {
      wide[(heading + 2) & 3] = 0;
      // Without a margin, a hood is no wider than its box.
      for (const turn of this.diagram.options.margin > 0 ? [] : [1, 3]) {
        const side = (heading + turn) & 3;
        const reach = Math.abs(this.bodyOf(own)[side] - ((side & 1) === 0 ? tip.x : tip.y)) + this.marginAt(own, side);
        if (reach > 0) wide[side] = Math.min(clearance, reach);
      }
    }
    const most = wide.slice();
    for (const box of this.near(grown(way, most), own)) {
      const [side, gap] = gapBetween(this.bodyOf(box), way);
      const facing = (side + 2) & 3;
      if (gap < 0 || most[facing] === 0) continue;
      const margin = this.marginAt(box, side);
      if (margin + most[facing] <= gap) continue;
      wide[facing] = Math.min(wide[facing], Math.max(gap / 2, gap - margin));
      this.shrink(box, side, Math.max(gap / 2, gap - most[facing]));
    }
    for (const other of others) {
      const [side, gap] = gapBetween(wayOut(other), way);
      const facing = (side + 2) & 3;
      if (gap < 2 * clearance) wide[facing] = Math.min(wide[facing], Math.max(0, gap / 2));
    }
    return Float64Array.from(grown(way, wide));
  }

  /** Returns the sides of boxes whose margins are smaller for the line. */
  shrunkSides(): { box: number; sides: Sides }[] {
    return [...this.shrunk].map(([box, margins]) => {
      return { box, sides: Float64Array.from(grown(this.bodyOf(box), margins)) };
    });
  }
}

/** Returns sides moved outwards. */
function grown(sides: ArrayLike<number>, by: readonly number[]): number[] {
  return by.map((margin, side) => sides[side] + signOf(side) * margin);
}

/** Returns the side of a rectangle that faces another, and their distance: along the axis on which they are further apart. */
function gapBetween(sides: ArrayLike<number>, other: ArrayLike<number>): [side: number, gap: number] {
  let best = 0;
  let gap = -Infinity;
  for (let side = 0; side < 4; side++) {
    const distance = signOf(side) * (other[(side + 2) & 3] - sides[side]);
    if (distance <= gap + TIE) continue;
    gap = distance;
    best = side;
  }
  return [best, Math.abs(gap) < TIE ? 0 : gap];
}
