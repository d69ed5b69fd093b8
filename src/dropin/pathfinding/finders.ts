import { DiagonalMovement, type MovementOptions, movementOf } from './diagonal-movement.ts';
import { Heuristic, type HeuristicFunction, isStandard, zero } from './heuristic.ts';
import { findRoute, type Walkable, type Wanted } from './route.ts';
import type { Route } from './util.ts';

/** Options of the finders with a heuristic. */
export interface FinderOptions extends MovementOptions {
  /**
   * An estimate of the length of the way that is left. The functions of {@link Heuristic} leave the search free to use its own: the route is a
   * shortest one. Any other function is called, and must return finite numbers >= 0; if it overestimates, the route may be longer. Default: octile,
   * or manhattan without diagonal steps.
   */
  heuristic?: HeuristicFunction | undefined;
  /** Factor of a heuristic of your own. Default 1. The functions of {@link Heuristic} are not weighted: the route is a shortest one anyway. */
  weight?: number | undefined;
}

/** Options of {@link IDAStarFinder}. */
export interface IDAStarOptions extends FinderOptions {
  /** Seconds after which the search gives up; 0 or less for no limit. Default: no limit. */
  timeLimit?: number | undefined;
  /** Whether to set `tested` of the nodes that the search expanded. Default false. */
  trackRecursion?: boolean | undefined;
}

/** Options of {@link JumpPointFinder}. */
export interface JumpPointOptions {
  /** The corner rule. Default: IfAtMostOneObstacle. */
  diagonalMovement?: DiagonalMovement | undefined;
  /** As for {@link AStarFinder}. Default: manhattan. */
  heuristic?: HeuristicFunction | undefined;
  /** Whether to set `tested` of the nodes that the search expanded. Default false. */
  trackJumpRecursion?: boolean | undefined;
}

/**
 * Diagonal steps of this cost make the cheapest route the one with the fewest steps, and among those the one with the fewest diagonals. It is
 * exact for fewer than 2^25 of them.
 */
const NEARLY_STRAIGHT = 1 + 2 ** -25;

/** What all finders have in common. */
abstract class Finder {
  /** The corner rule. */
  diagonalMovement: DiagonalMovement;
  /** As given in the options. The corner rule above is what counts. */
  allowDiagonal: boolean | undefined;
  /** As given in the options. The corner rule above is what counts. */
  dontCrossCorners: boolean | undefined;

  constructor(options: MovementOptions | null | undefined) {
    this.diagonalMovement = movementOf(options ?? {});
    this.allowDiagonal = options?.allowDiagonal;
    this.dontCrossCorners = options?.dontCrossCorners;
  }

  /**
   * Finds a route. The start may be blocked. The grid stays as it is, and can be searched again.
   *
   * @returns The cells from start to goal, both included, as `[x, y]`; an empty list if there is no route.
   * @throws `RangeError` for cells outside the grid and for a wrong `diagonalMovement`.
   */
  findPath(startX: number, startY: number, endX: number, endY: number, grid: Walkable): Route {
    return findRoute(grid, { x: startX, y: startY }, { x: endX, y: endY }, this.wanted());
  }

  /** @internal Returns what route the finder wants. */
  protected wanted(): Wanted {
    const { diagonalMovement } = this;
    return {
      diagonalMovement,
      heuristic: zero,
      weight: 1,
      diagonalCost: Math.SQRT2,
      timeLimit: Infinity,
      marks: false,
    };
  }
}

/**
 * Finds a shortest route.
 *
 * @example
 * import PF from 'hotpath/pathfinding';
 *
 * const grid = new PF.Grid([
 *   [0, 0, 0],
 *   [1, 1, 0],
 *   [0, 0, 0],
 * ]);
 * const finder = new PF.AStarFinder({ diagonalMovement: PF.DiagonalMovement.OnlyWhenNoObstacles });
 * finder.findPath(0, 0, 0, 2, grid).length; // => 7
 * finder.findPath(0, 2, 0, 0, grid).length; // => 7
 */
export class AStarFinder extends Finder {
  /** The heuristic. */
  heuristic: HeuristicFunction;
  /** Its factor. */
  weight: number;

  constructor(options?: FinderOptions | null) {
    super(options);
    const isStraight = this.diagonalMovement === DiagonalMovement.Never;
    this.heuristic = options?.heuristic || (isStraight ? Heuristic.manhattan : Heuristic.octile);
    this.weight = options?.weight || 1;
  }

  /** @internal */
  protected override wanted(): Wanted {
    return { ...super.wanted(), heuristic: this.heuristic, weight: this.weight };
  }
}

/** Finds a shortest route; with a heuristic of your own, the first that it leads to. */
export class BestFirstFinder extends AStarFinder {
  constructor(options?: FinderOptions | null) {
    super(options);
    const { heuristic } = this;
    if (!isStandard(heuristic)) this.heuristic = (dx, dy) => heuristic(dx, dy) * 1e6;
  }
}

/** Finds a shortest route. */
export class DijkstraFinder extends AStarFinder {
  constructor(options?: FinderOptions | null) {
    super({ ...options, heuristic: zero });
  }
}

/** Finds a shortest route. */
export class BiAStarFinder extends AStarFinder {}

/** Finds a shortest route; with a heuristic of your own, the first that it leads to. */
export class BiBestFirstFinder extends BestFirstFinder {}

/** Finds a shortest route. */
export class BiDijkstraFinder extends DijkstraFinder {}

/** Finds a route with the fewest steps, where a diagonal step counts as one; of several, the shortest. */
export class BreadthFirstFinder extends Finder {
  constructor(options?: MovementOptions | null) {
    super(options);
  }

  /** @internal */
  protected override wanted(): Wanted {
    return { ...super.wanted(), diagonalCost: NEARLY_STRAIGHT };
  }
}

/** Finds a route with the fewest steps, where a diagonal step counts as one; of several, the shortest. */
export class BiBreadthFirstFinder extends BreadthFirstFinder {}

/** Finds a shortest route, within a limit of time if you like. */
export class IDAStarFinder extends AStarFinder {
  /** Seconds; 0 or less for no limit. */
  timeLimit: number;
  /** Whether nodes are marked. */
  trackRecursion: boolean;

  constructor(options?: IDAStarOptions | null) {
    super(options);
    this.timeLimit = options?.timeLimit || Infinity;
    this.trackRecursion = options?.trackRecursion || false;
  }

  /** @internal */
  protected override wanted(): Wanted {
    const timeLimit = this.timeLimit > 0 ? this.timeLimit : Infinity;
    return { ...super.wanted(), timeLimit, marks: this.trackRecursion };
  }
}

/** Finds a shortest route. */
export class JumpPointFinder extends Finder {
  /** The heuristic. */
  heuristic: HeuristicFunction;
  /** Whether nodes are marked. */
  trackJumpRecursion: boolean;

  constructor(options?: JumpPointOptions | null) {
    const known: readonly unknown[] = Object.values(DiagonalMovement);
    const { diagonalMovement, heuristic, trackJumpRecursion } = options ?? {};
    super({
      diagonalMovement: known.includes(diagonalMovement) ? diagonalMovement : DiagonalMovement.IfAtMostOneObstacle,
    });
    this.heuristic = heuristic || Heuristic.manhattan;
    this.trackJumpRecursion = trackJumpRecursion || false;
  }

  /** @internal */
  protected override wanted(): Wanted {
    return { ...super.wanted(), heuristic: this.heuristic, marks: this.trackJumpRecursion };
  }
}
