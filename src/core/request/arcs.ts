/** The links of a request, as its search follows them. */
import { type DirectedLinks, WRAPS_X, WRAPS_Y } from '../grid/links/links.ts';
import type { SearchArcs } from '../rules/arcs.ts';
import { type SeamMovement, withSeams } from '../rules/seam.ts';

/** More than any side of a grid, and twice as much is still an i32. */
const NO_EDGE = 2 ** 29;

/** Places of the table for each arc, so that cells without arcs are found at once. */
const PLACES_AN_ARC = 4;

/** ArcCosts are rounded to multiples of the straight step times 2 to minus this. So sums of them are exact on routes of up to 2^20 steps. */
const FRACTION_BITS = 32;

/** What arcs depend on beside links. */
interface ArcCosts extends SeamMovement {
  /** The straight step cost that orders the open list. */
  readonly straight: number;
  /** From the caller's costs to those. */
  readonly factor: number;
  /** What a unit of the heuristic is in them; 0 if it leaves links out. */
  readonly scale: number;
}

/** The arcs made last of some links, and what for: plans are made again when grids or options take turns. */
const KNOWN: WeakMap<DirectedLinks, { for: string; arcs: SearchArcs }> = /* @__PURE__ */ new WeakMap();

/** Returns the arcs of a plan, with steps over edges that go on. */
export function knownArcs(ways: DirectedLinks, costs: ArcCosts): SearchArcs {
  const wanted = Object.values(costs).join();
  let known = KNOWN.get(ways);
  if (known?.for !== wanted) {
    known = { for: wanted, arcs: arcsOf(withSeams(ways, costs), costs) };
    KNOWN.set(ways, known);
  }
  return known.arcs;
}

function arcsOf(ways: DirectedLinks, { straight, factor, scale }: ArcCosts): SearchArcs {
  const { from, to, cost, width, height, wrapped, floorRows } = ways;
  const wrap = wrapped?.wrap ?? 0;
  const count = from.length;
  const unit = 2 ** (Math.floor(Math.log2(straight)) - FRACTION_BITS);
  let size = PLACES_AN_ARC;
  while (size < count * PLACES_AN_ARC) size *= 2;
  const tables = new Int32Array(2 * size);
  /** Returns the first arc that has the same end as this one. */
  const firstOf = (arc: number, ends: readonly number[], table: number): number => {
    let at = Math.imul(ends[arc], 0x9e3779b1) >>> 8;
    for (; ; at++) {
      const place = table + (at & (size - 1));
      if (tables[place] === 0) tables[place] = arc + 1;
      if (ends[tables[place] - 1] === ends[arc]) return tables[place] - 1;
    }
  };
  const slot = to.map((_, arc) => firstOf(arc, to, size));
  const most = from.reduce((sum, _, arc) => Math.max(sum, arc - firstOf(arc, from, 0) + 1), 0);
  return {
    ways,
    order: cost.map((one) => Math.round((one * factor) / unit) * unit),
    slot,
    most,
    tables,
    roundX: wrap & WRAPS_X ? width : NO_EDGE,
    roundY: wrap & WRAPS_Y ? height : NO_EDGE,
    floorRows: floorRows || NO_EDGE,
    scale,
  };
}
