/** Searches in steps that avoid cells, in the rounds of src/core/request/cells/avoiding.ts. */
import type { Point } from '../base/cells/point.ts';
import { RUNNING } from '../base/statuses.ts';
import type { OpenSearch, SearchOutcome } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { LazyAvoid, UnitAnchors } from '../request/cells/avoiding.ts';
import { snapshotOf, type UnitOptions, withRequestCells } from '../request/cells/request-cells.ts';
import type { ResolvedOptions } from '../request/options.ts';

/** The options of a unit that avoids cells, which have been read: they are indices. */
export type AvoidingUnit = UnitOptions & { readonly avoid: Int32Array };

/** One query: its ends, and how to open a search on given cells. */
interface AvoidingQuery {
  readonly start: Point;
  readonly goal: Point;
  open(cells: CellStore): OpenSearch;
}

/** Opens the first round on the cells of a request, and takes a copy of them for the others. */
export function openAvoiding(
  base: CellStore,
  unit: AvoidingUnit,
  options: ResolvedOptions,
  query: AvoidingQuery,
): OpenSearch {
  const { layers, kindCosts, avoid } = unit;
  const { start, goal, open } = query;
  const places = new UnitAnchors(avoid, base.width, options.size);
  const avoidance = new LazyAvoid(avoid, places, options, [start, goal], base.width);
  const first = (cells: CellStore) => {
    const copy = snapshotOf(cells, unit, options);
    // A blocked start that counts as passable stays so.
    const mayStand = options.allowBlockedStart ? start.y * base.width + start.x : -1;
    const block = (avoided: Int32Array) => {
      for (const place of new UnitAnchors(avoided, base.width, options.size).all)
        if (place !== mayStand) blockPlace(copy, place);
    };
    return new AvoidingSearch(copy, { avoidance, block, open }, open(cells));
  };
  return avoidance.run((blocked) =>
    withRequestCells(base, { layers, kindCosts, avoid: blocked }, options, [start], first),
  );
}

function blockPlace(cells: CellStore, place: number): void {
  const y = Math.floor(place / cells.width);
  cells.setBlocked(place - y * cells.width, y, true);
}

/** How rounds follow each other. */
interface Rounds {
  readonly avoidance: LazyAvoid;
  /** Blocks cells for the round to come. */
  block(avoided: Int32Array): void;
  open(cells: CellStore): OpenSearch;
}

/** A search that begins again, with more cells blocked, as long as its route needs cells to avoid. */
class AvoidingSearch implements OpenSearch {
  private readonly cells: CellStore;
  private readonly rounds: Rounds;
  private search: OpenSearch;
  /** Whether a round has ended, and it is neither known to have found the answer nor has the next one begun. */
  private isBetween = false;
  /** Whether the route of the last round needs cells to avoid. */
  private isRefuted = false;

  constructor(cells: CellStore, rounds: Rounds, first: OpenSearch) {
    this.cells = cells;
    this.rounds = rounds;
    this.search = first;
    this.settle();
  }

  get status(): number {
    return this.isBetween ? RUNNING : this.search.status;
  }

  step(expansions: number): number {
    if (this.isBetween) this.settle();
    while (this.status === RUNNING) {
      if (this.search.step(expansions) !== RUNNING) this.settle();
      if (expansions < Infinity) break;
    }
    return this.status;
  }

  openCells(): Int32Array {
    return this.search.openCells();
  }

  outcome(traced: boolean): SearchOutcome {
    return this.search.outcome(traced);
  }

  close(): void {
    this.search.close();
    this.cells.releaseCopies();
  }

  /** Begins further rounds as long as what a round has found is not the answer. If memory runs out, the next call goes on. */
  private settle(): void {
    const { avoidance, block, open } = this.rounds;
    while (this.search.status !== RUNNING) {
      this.isBetween = true;
      if (!this.isRefuted && avoidance.accepts(this.cells, this.search.outcome(false))) break;
      this.isRefuted = true;
      block(avoidance.blocked);
      const next = open(this.cells);
      this.search.close();
      this.search = next;
      this.isRefuted = false;
    }
    this.isBetween = false;
  }
}
