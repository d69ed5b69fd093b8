import type { AngleEngine, AngleOutcome, AngleQuery } from '../../engine/angle.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { Follower } from '../../grid/follower.ts';
import { type Attachment, Slot } from '../../grid/slot.ts';
import { AngleSearch } from '../angle/angle-layout.ts';
import { AngleGround, changeGround, solveGround } from '../angle/angle-solve.ts';

/** What the engine keeps of a grid; the grid holds it and can free it. */
class KeptMap implements Attachment {
  ground: AngleGround | null = null;
  readonly follower: Follower;

  constructor({ blockedJournal }: CellStore) {
    this.follower = new Follower([blockedJournal]);
  }

  release(): void {
    this.ground = null;
  }
}

/** The engine of routes at any angle in plain TypeScript. */
export class JsAngleEngine implements AngleEngine {
  readonly name = 'js';
  readonly memoryBytes = 0;
  /** The record that all searches share. */
  private readonly search = new AngleSearch();
  /** What it keeps of each grid. */
  readonly kept: Slot<KeptMap> = new Slot();

  solve(query: AngleQuery): AngleOutcome {
    const { search } = this;
    const { cells, startX, startY, goalX, goalY } = query;
    const kept = this.keptOf(cells);
    search.maxExpansions = query.maxExpansions;
    search.maxCost = query.maxCost;
    try {
      const ground = groundOf(kept, cells);
      solveGround(ground, search, startX, startY, goalX, goalY);
    } catch (error) {
      // Memory ran out somewhere in between.
      kept.release();
      throw error;
    }
    const { status, cost, expanded, route, routeLength } = search;
    if (routeLength === 0) return { status, xy: null, cost, expanded };
    const xy = new Int32Array(2 * routeLength);
    for (let i = 0; i < routeLength; i++) {
      const place = route[routeLength - 1 - i];
      xy[2 * i] = place & 0xffff;
      xy[2 * i + 1] = place >> 16;
    }
    return { status, xy, cost, expanded };
  }

  private keptOf(cells: CellStore): KeptMap {
    const known = this.kept.of(cells);
    if (known !== null) return known;
    const kept = new KeptMap(cells);
    this.kept.set(cells, kept);
    return kept;
  }
}

/** Returns what is kept of a grid, up to date. */
function groundOf(kept: KeptMap, cells: CellStore): AngleGround {
  const { width } = cells;
  const changes = kept.follower.since(0);
  kept.follower.mark();
  if (kept.ground === null || changes === null) {
    kept.ground = new AngleGround(cells);
    return kept.ground;
  }
  for (const cell of changes) {
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    changeGround(kept.ground, x, y, cells.isBlocked(x, y) ? 1 : 0);
  }
  return kept.ground;
}
