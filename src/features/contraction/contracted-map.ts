import type { Point } from '../../core/base/cells/point.ts';
import { COMPONENTS, CONTRACTED, IN_VIEW } from '../../core/base/methods.ts';
import { FOUND } from '../../core/base/statuses.ts';
import { type ChResult, CONTRACTIONS as CONTRACTED_MAP, type Contracted } from '../../core/engine/contraction.ts';
import type { Movement, Plan, SearchOutcome } from '../../core/engine/search.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { exactLandmarks, LANES, type Landmarks } from '../../core/grid/history/landmarks.ts';
import { BACK_STAMP, CORNER_WORDS, STAMP } from '../../core/kernel/contraction/corner-record.ts';
import type { Hierarchy } from '../../core/kernel/contraction/hierarchy.ts';
import { makeSight, mostSeen, type Sight, Subgoals } from './corners.ts';

const NO_TABLES = /* @__PURE__ */ new Uint16Array(0);

/** A contracted map as plain data, which can be sent to another thread. */
export interface PlainContraction {
  readonly movement: Movement;
  /** The planes, and the records of the hierarchy. */
  readonly places: Int32Array;
  readonly corners: Int32Array;
  readonly arcs: Int32Array;
  readonly parts: Int32Array;
}

/**
 * A grid whose corners are contracted. It answers what plans send to it (src/core/request/methods.ts). They send nothing while other cells are
 * blocked than when it was made. So cells and options alone decide which route is found: tiles that were contracted again after an edit would
 * have to wait for a search, and its answer would depend on the searches before.
 */
export class ContractedMap implements Contracted {
  private readonly planes: Subgoals;
  private readonly sight: Sight;
  private readonly hierarchy: Hierarchy;
  private readonly landmarks: Landmarks | null;
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
  /** Number of cells that were blocked when the map was made and are not now, and the other way round. */
  private differing = 0;

  /** @param movement What the hierarchy was made for. */
  constructor(cells: CellStore, { rule, straight, diagonal }: Movement, planes: Subgoals, hierarchy: Hierarchy) {
    this.planes = planes;
    this.sight = makeSight(planes);
    this.hierarchy = hierarchy;
    this.landmarks = exactLandmarks(cells);
    this.rule = rule;
    this.straight = straight;
    this.diagonal = diagonal;
  }

  /** Returns plain data that describes the map. It has views of arrays that later calls may move: copy them at once. */
  plain(): PlainContraction {
    const { rule, straight, diagonal, planes, hierarchy } = this;
    const { corners, arcs, parts } = hierarchy;
    return { movement: { rule, straight, diagonal }, places: planes.corners, corners, arcs, parts };
  }

  /**
   * Returns the map that {@link ContractedMap.plain} described, for the same grid, whatever edits it has had since.
   *
   * @param make Makes an empty hierarchy for that many links.
   * @throws `RangeError` if memory cannot be allocated.
   */
  static fromPlain(cells: CellStore, plain: PlainContraction, make: (links: number) => Hierarchy): ContractedMap {
    const { places, corners, arcs, parts } = plain;
    const hierarchy = make(2 * mostSeen(cells));
    hierarchy.reserveCorners(corners.length / CORNER_WORDS);
    hierarchy.reserveArcs(arcs.length / 2);
    const records = hierarchy.corners;
    records.set(corners);
    hierarchy.arcs.set(arcs);
    hierarchy.parts.set(parts);
    for (let at = 0; at < corners.length; at += CORNER_WORDS) {
      // A new hierarchy has answered nothing yet.
      records[at + STAMP] = 0;
      records[at + BACK_STAMP] = 0;
    }
    const planes = Subgoals.from(cells, places);
    const map = new ContractedMap(cells, plain.movement, planes, hierarchy);
    for (let y = 0; y < cells.height; y++) {
      for (let x = 0; x < cells.width; x++)
        if (planes.isBlocked(planes.placeOf(x, y)) !== cells.isBlocked(x, y)) map.differing++;
    }
    return map;
  }

  release(): void {
    this.hierarchy.release();
  }

  get isCurrent(): boolean {
    return this.differing === 0;
  }

  cellChanged(cell: number, isBlocked: boolean): void {
    const { planes } = this;
    const y = Math.floor(cell / planes.width);
    this.differing += planes.isBlocked(planes.placeOf(cell - y * planes.width, y)) === isBlocked ? -1 : 1;
  }

  answer(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome | null {
    if (cells.isBlocked(start.x, start.y) || cells.isBlocked(goal.x, goal.y)) return null;
    try {
      return this.climb(cells, plan, start, goal);
    } catch (error) {
      // Its kernel has been given up. The next search does without.
      if (!(error instanceof RangeError)) CONTRACTED_MAP.set(cells, null);
      throw error;
    }
  }

  private climb(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome {
    const { planes } = this;
    const from = planes.placeOf(start.x, start.y);
    const to = planes.placeOf(goal.x, goal.y);
    const inView = planes.routeInView(from, start, goal) ?? planes.routeInView(to, goal, start)?.reverse();
    if (inView !== undefined) {
      const points: number[] = [];
      for (const { x, y } of inView) points.push(x, y);
      return outcomeOf(plan, IN_VIEW, {
        status: FOUND,
        expanded: Number(from !== to),
        route: points,
        ...stepsOf(start, goal),
      });
    }
    const startLinks = this.writeLinks(from, 0);
    const goalLinks = this.writeLinks(to, startLinks);
    const goalRow = (goal.y * cells.width + goal.x) * LANES;
    const { landmarks } = this;
    const climbed = this.hierarchy.climb({
      startX: start.x,
      startY: start.y,
      goalX: goal.x,
      goalY: goal.y,
      straight: this.straight,
      diagonal: this.diagonal,
      quantum: landmarks?.quantum ?? 0,
      tables: landmarks?.tables.lanes ?? NO_TABLES,
      goalRow,
      startLinks,
      goalLinks,
    });
    return outcomeOf(plan, CONTRACTED, climbed);
  }

  /** Writes the corners that a cell sees, a corner only itself. Returns their number. */
  private writeLinks(place: number, at: number): number {
    const { planes, sight } = this;
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

function outcomeOf(
  plan: Plan,
  method: number,
  { status, expanded, route, straights, diagonals }: ChResult,
): SearchOutcome {
  if (route === null) return { status, method: COMPONENTS, cost: Infinity, expanded: 0, route, trace: null };
  const { terrainScale: scale, straightCost, diagonalCost } = plan;
  const cost = straights * scale * straightCost + diagonals * scale * diagonalCost;
  return { status, method, cost, expanded, route, trace: null };
}
