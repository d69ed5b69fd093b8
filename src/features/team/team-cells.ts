/** Writes a grid into the planes of an engine's team, and follows its edits. */

import { checksumOf } from '../../core/base/checksum.ts';
import { FEW_CHANGES } from '../../core/base/tuning/tuning-teams.ts';
import type { SteppingTeam } from '../../core/engine/team.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { leastCost, uniformCost } from '../../core/grid/cost-range.ts';
import { type ChangeHandler, JournalCursor } from '../../core/grid/history/follower.ts';
import { type DirectedLinks, WRAPS_X, WRAPS_Y } from '../../core/grid/links/links.ts';
import { AgentSteps } from './agent-steps.ts';

/** Weight of the cheapest cell if costs differ: costs are rounded to quarters of it. */
const SCALE = 4;
/** The greatest weight: dearer cells count as 30 times the cheapest. */
export const GREATEST_WEIGHT = 120;
/** Links that may lead from one cell. */
const MOST_LINKS = 240;
const FIRST_SUM = 0x811c9dc5;

export class TeamCells implements ChangeHandler {
  private readonly cells: CellStore;
  private readonly team: SteppingTeam;
  private readonly weighs: boolean;
  private readonly ground: number;
  readonly steps: AgentSteps;
  private readonly follower: JournalCursor;
  private isTwoWay = true;
  /** The links of the grid, and those that the team has; undefined if they are to be read again. */
  private ways: DirectedLinks | null = null;
  private taken: DirectedLinks | null | undefined = null;
  /** What the weights were last computed from: the cost of the cheapest cell, 0 if all cost the same. */
  private least = 0;
  /** From, to, weight and ground of each link, as the team has them. */
  links: readonly number[] = [];
  /** The checksum, -1 if it is to be computed. */
  private sum = -1;

  /** @param weighs Whether terrain costs count. @param ground The ground whose planes it writes. */
  constructor(cells: CellStore, team: SteppingTeam, rule: number, weighs: boolean, ground: number) {
    this.cells = cells;
    this.team = team;
    this.weighs = weighs;
    this.ground = ground;
    this.steps = new AgentSteps(cells, rule);
    const { blockedJournal, terrainJournal, closedExits } = cells;
    this.follower = new JournalCursor([blockedJournal, terrainJournal, closedExits.journal]);
  }

  /** The weight of a step on the cheapest ground. */
  get scale(): number {
    return this.least === 0 ? 1 : SCALE;
  }

  /** A checksum of the map as agents see it, which must be up to date. */
  get checksum(): number {
    if (this.sum < 0) {
      const { moves, sources, passable, weights } = this.team.planes(this.ground);
      this.sum = [moves, sources, passable, weights].reduce((sum, plane) => checksumOf(plane, 0, sum), FIRST_SUM);
      if (this.links.length > 0) this.sum = checksumOf(new Uint8Array(Int32Array.from(this.links).buffer), 0, this.sum);
    }
    return this.sum;
  }

  /** Follows the edits of the grid. Returns whether links have changed: then the team must be given those of all grounds. */
  update(): boolean {
    const { ways } = this.steps.update();
    if (this.follower.isCurrent() && ways === this.taken) return false;
    this.ways = ways;
    const least = this.weighs ? this.unitCost() : 0;
    const isTwoWay = this.cells.closedExits.used === 0;
    if (least !== this.least || isTwoWay !== this.isTwoWay) this.follower.forget();
    // Links are weighed by it too.
    if (least !== this.least) this.taken = undefined;
    this.least = least;
    this.isTwoWay = isTwoWay;
    this.sum = -1;
    this.follower.catchUp(this, FEW_CHANGES);
    const hasChanged = ways !== this.taken && this.readLinks();
    this.taken = ways;
    return hasChanged;
  }

  /** Returns the cost that the scale stands for: that of the cheapest cell; 0 if all steps and links cost the same. */
  private unitCost(): number {
    const uniform = uniformCost(this.cells);
    if (uniform === 0) return leastCost(this.cells);
    return this.ways?.cost.some((cost) => cost !== uniform) ? uniform : 0;
  }

  /** Reads the links. Returns whether they differ from those before. @throws `RangeError` if too many of them lead from one cell. */
  private readLinks(): boolean {
    const { width } = this.cells;
    const links: number[] = [];
    const placeOf = (cell: number): number => (Math.floor(cell / width) << this.team.shift) | (cell % width);
    for (const [from, to, cost] of this.steps.links())
      links.push(placeOf(from), placeOf(to), this.weightOfLink(cost), this.ground);
    if (links.length === this.links.length && links.every((word, i) => word === this.links[i])) return false;
    const most = this.steps.mostLinks;
    if (most > MOST_LINKS) {
      throw new RangeError(
        `${most} links lead from one cell: a team follows at most ${MOST_LINKS}, remove some of them`,
      );
    }
    this.links = links;
    return true;
  }

  readAll(): void {
    const { width, height } = this.cells;
    const { shift } = this.team;
    const { moves, sources, passable, weights } = this.team.planes(this.ground);
    // A million cells take 60 ms as it is.
    const isEven = this.least === 0;
    const isMirrored = this.cells.wrap === 0 && this.isTwoWay;
    for (let y = 0; y < height; y++) {
      const row = y << shift;
      for (let x = 0; x < width; x++) {
        moves[row | x] = this.movesOf(x, y, false);
        passable[row | x] = this.cells.isBlocked(x, y) ? 0 : 1;
        if (!isMirrored) sources[row | x] = this.movesOf(x, y, true);
        if (!isEven) weights[row | x] = this.weightOf(x, y);
      }
      if (isEven) weights.fill(this.scale, row, row + width);
    }
    if (isMirrored) sources.set(moves);
    this.team.changeAll(this.scale, this.isTwoWay, this.ground);
  }

  /** Writes a cell and its neighbours, whose legal moves may depend on it. */
  readCell(cell: number): void {
    const { width, height } = this.cells;
    const left = cell % width;
    const top = Math.floor(cell / width);
    for (const y of around(top, height, (this.cells.wrap & WRAPS_Y) !== 0)) {
      for (const x of around(left, width, (this.cells.wrap & WRAPS_X) !== 0)) {
        const place = (y << this.team.shift) | x;
        const passable = this.cells.isBlocked(x, y) ? 0 : 1;
        const [moves, sources] = [this.movesOf(x, y, false), this.movesOf(x, y, true)];
        this.team.changePlace(place, moves, sources, passable, this.weightOf(x, y), this.ground);
      }
    }
  }

  private movesOf(x: number, y: number, into: boolean): number {
    return this.steps.movesAt(x, y, into);
  }

  /** Returns the weight of a cell. What blocked cells would cost must make no difference: on other grounds it depends on edits before. */
  private weightOf(x: number, y: number): number {
    if (this.least === 0 || this.cells.isBlocked(x, y)) return this.scale;
    const weight = Math.round((SCALE * this.cells.terrainCost(x, y)) / this.least);
    return Math.max(SCALE, Math.min(weight, GREATEST_WEIGHT));
  }

  private weightOfLink(cost: number): number {
    if (this.least === 0) return 1;
    return Math.max(1, Math.min(Math.round((SCALE * cost) / this.least), GREATEST_WEIGHT));
  }
}

/** Returns a row or column and those beside it. */
function around(at: number, side: number, isJoined: boolean): number[] {
  if (isJoined) return [(at + side - 1) % side, at, (at + 1) % side];
  return [at - 1, at, at + 1].filter((one) => one >= 0 && one < side);
}
