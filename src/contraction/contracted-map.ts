import type { Point } from '../base/point.ts';
import { FOUND } from '../base/statuses.ts';
import type { Climbed, Hierarchy } from '../engine/contraction.ts';
import type { Contracted, Outcome, Plan, SearchEngine } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { LANES, type Landmarks, UNKNOWN } from '../grid/landmarks.ts';
import type { ContractedTiles } from './contracted-tiles.ts';

/** A limit of the plan that is none. */
const NO_LIMIT = 0xffffffff;
/** After an edit, tiles are contracted again once searches without them have expanded that many corners for each one in them. */
const PATIENCE = 64;
const NO_TABLES = /* @__PURE__ */ new Uint16Array(0);

/**
 * A grid whose corners are contracted. It answers plain searches on uniform ground, and passes on to the engine those with limits, a trace
 * and the like, and all of them while an edit has made tiles stale.
 */
export class ContractedMap implements Contracted {
  private readonly tiles: ContractedTiles;
  private readonly hierarchy: Hierarchy;
  private readonly landmarks: Landmarks | null;
  private readonly patience: number;
  private readonly rule: number;
  private readonly straight: number;
  private readonly diagonal: number;
  /** Bookmark in the journal of blocked cells. */
  private seen: number;
  /** Corners and cells that searches have expanded while tiles were stale. */
  private spent = 0;
  private engine: SearchEngine | null = null;
  /** The plans last found fit and unfit. */
  private fit: Plan | null = null;
  private unfit: Plan | null = null;

  /** @param movement The plan that the tiles were made for. @param patience See PATIENCE. */
  constructor(
    cells: CellStore,
    { rule, straight, diagonal }: Pick<Plan, 'rule' | 'straight' | 'diagonal'>,
    tiles: ContractedTiles,
    hierarchy: Hierarchy,
    patience: number = PATIENCE,
  ) {
    this.patience = patience;
    this.tiles = tiles;
    this.hierarchy = hierarchy;
    this.landmarks = cells.landmarks;
    this.rule = rule;
    this.straight = straight;
    this.diagonal = diagonal;
    this.seen = cells.blockedJournal.count;
  }

  over(engine: SearchEngine): this {
    this.engine = engine;
    return this;
  }

  solve(cells: CellStore, plan: Plan, start: Point, goal: Point): Outcome {
    const isAsked = this.fits(plan) && !cells.isBlocked(start.x, start.y) && !cells.isBlocked(goal.x, goal.y);
    if (isAsked && this.isReady(cells)) return this.climb(cells, plan, start, goal);
    const outcome = (this.engine as SearchEngine).solve(cells, plan, start, goal);
    if (isAsked) this.spent += outcome.expanded;
    return outcome;
  }

  private fits(plan: Plan): boolean {
    if (plan === this.fit) return true;
    if (plan === this.unfit) return false;
    const isPlain = plan.direct && !plan.partial && plan.uniformCost !== 0;
    const isUnlimited = plan.maxExpansions === NO_LIMIT && plan.maxOpen === NO_LIMIT;
    const isSame = plan.rule === this.rule && plan.straight === this.straight && plan.diagonal === this.diagonal;
    if (isPlain && isUnlimited && isSame) this.fit = plan;
    else this.unfit = plan;
    return plan === this.fit;
  }

  /** Follows edits. Returns whether all tiles are up to date. */
  private isReady(cells: CellStore): boolean {
    const { blockedJournal } = cells;
    const { tiles } = this;
    if (blockedJournal.count !== this.seen) this.follow(cells);
    const stale = tiles.staleCorners;
    const repairs = stale > 0 && this.spent >= this.patience * stale;
    if (repairs) this.repair(cells);
    return cells.contracted === this && (stale === 0 || repairs);
  }

  private follow(cells: CellStore): void {
    const changes = cells.blockedJournal.since(this.seen);
    this.seen = cells.blockedJournal.count;
    // As many edits as that are a new map.
    if (changes === null) {
      cells.contracted = null;
      return;
    }
    this.orDrop(cells, () => {
      for (const cell of changes) {
        const y = Math.floor(cell / cells.width);
        const x = cell - y * cells.width;
        this.tiles.edit(x, y, cells.isBlocked(x, y));
      }
    });
  }

  private repair(cells: CellStore): void {
    this.spent = 0;
    this.orDrop(cells, () => this.tiles.repair());
  }

  /** Does something that may run out of memory: the map is then no longer contracted, and the engine answers. */
  private orDrop(cells: CellStore, change: () => void): void {
    try {
      change();
    } catch {
      cells.contracted = null;
    }
  }

  private climb(cells: CellStore, plan: Plan, start: Point, goal: Point): Outcome {
    const { planes } = this.tiles;
    const from = planes.placeOf(start.x, start.y);
    const to = planes.placeOf(goal.x, goal.y);
    const inView = planes.routeInView(from, start, goal) ?? planes.routeInView(to, goal, start)?.reverse();
    if (inView !== undefined) {
      const points: number[] = [];
      for (const { x, y } of inView) points.push(x, y);
      return outcomeOf(plan, { status: FOUND, expanded: 0, route: points, ...stepsOf(start, goal) });
    }
    const startLinks = this.writeLinks(from, 0);
    const goalLinks = this.writeLinks(to, startLinks);
    const goalRow = (goal.y * cells.width + goal.x) * LANES;
    const landmarks = this.landmarks === cells.landmarks ? this.landmarks : null;
    const isKnown = landmarks !== null && landmarks.opened.length === 0 && landmarks.tables[goalRow] < UNKNOWN;
    const climbed = this.hierarchy.climb({
      startX: start.x,
      startY: start.y,
      goalX: goal.x,
      goalY: goal.y,
      straight: this.straight,
      diagonal: this.diagonal,
      quantum: isKnown ? landmarks.quantum : 0,
      tables: isKnown ? landmarks.tables : NO_TABLES,
      goalRow,
      startLinks,
      goalLinks,
    });
    return outcomeOf(plan, climbed);
  }

  /** Writes the corners that a cell sees, a corner only itself. Returns their number. */
  private writeLinks(place: number, at: number): number {
    const { planes, sight } = this.tiles;
    const { links } = this.hierarchy;
    const corner = planes.corners[place];
    if (corner >= 0) {
      links[2 * at] = corner;
      links[2 * at + 1] = 0;
      return 1;
    }
    planes.look(place, sight);
    for (let i = 0; i < sight.count; i++) {
      links[2 * (at + i)] = sight.corners[i];
      links[2 * (at + i) + 1] = (sight.diagonals[i] << 16) | sight.straights[i];
    }
    return sight.count;
  }
}

function stepsOf(start: Point, goal: Point): { straights: number; diagonals: number } {
  const dx = Math.abs(goal.x - start.x);
  const dy = Math.abs(goal.y - start.y);
  return { straights: Math.abs(dx - dy), diagonals: Math.min(dx, dy) };
}

function outcomeOf(plan: Plan, { status, expanded, route, straights, diagonals }: Climbed): Outcome {
  if (route === null) return { status, cost: Infinity, expanded: 0, route, trace: null };
  const { terrainScale: scale, straightCost, diagonalCost } = plan;
  const cost = straights * scale * straightCost + diagonals * scale * diagonalCost;
  return { status, cost, expanded, route, trace: null };
}
