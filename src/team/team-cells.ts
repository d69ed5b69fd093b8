/** Writes a grid into the planes of an engine's team, and follows its edits. */

import { checksumOf } from '../base/checksum.ts';
import type { SteppingTeam } from '../engine/team.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { leastCost, uniformCost } from '../grid/cost-range.ts';
import { Follower, type Reader } from '../grid/follower.ts';
import { refuseLinks } from '../grid/links.ts';
import { movesAt, tableOf } from './team-moves.ts';

/** Weight of the cheapest cell if costs differ: costs are rounded to quarters of it. */
const SCALE = 4;
/** The greatest weight: dearer cells count as 30 times the cheapest. */
export const GREATEST_WEIGHT = 120;
/** If more cells have changed, writing all of them is faster. */
const FEW = 64;
const FIRST_SUM = 0x811c9dc5;

export class TeamCells implements Reader {
  private readonly cells: CellStore;
  private readonly team: SteppingTeam;
  private readonly weighs: boolean;
  private readonly table: Uint8Array;
  private readonly rule: number;
  private readonly follower: Follower;
  private isTwoWay = true;
  /** What the weights were last computed from: the cost of the cheapest cell, 0 if all cost the same. */
  private least = 0;
  /** The checksum, -1 if it is to be computed. */
  private sum = -1;

  /** @param weighs Whether terrain costs count. */
  constructor(cells: CellStore, team: SteppingTeam, rule: number, weighs: boolean) {
    this.cells = cells;
    this.team = team;
    this.weighs = weighs;
    this.rule = rule;
    this.table = tableOf(rule);
    const { blockedJournal, terrainJournal, closedExits } = cells;
    this.follower = new Follower([blockedJournal, terrainJournal, closedExits.journal]);
  }

  /** The weight of a step on the cheapest ground. */
  get scale(): number {
    return this.least === 0 ? 1 : SCALE;
  }

  /** A checksum of the map as agents see it. */
  get checksum(): number {
    this.update();
    if (this.sum < 0) {
      const { moves, sources, passable, weights } = this.team.planes();
      this.sum = [moves, sources, passable, weights].reduce((sum, plane) => checksumOf(plane, 0, sum), FIRST_SUM);
    }
    return this.sum;
  }

  /** Follows the edits of the grid. */
  update(): void {
    refuseLinks(this.cells, 'a team');
    if (this.follower.isCurrent()) return;
    const least = this.weighs && uniformCost(this.cells) === 0 ? leastCost(this.cells) : 0;
    const isTwoWay = this.cells.closedExits.used === 0;
    if (least !== this.least || isTwoWay !== this.isTwoWay) this.follower.forget();
    this.least = least;
    this.isTwoWay = isTwoWay;
    this.sum = -1;
    this.follower.catchUp(this, FEW);
  }

  readAll(): void {
    const { width, height } = this.cells;
    const { shift } = this.team;
    const { moves, sources, passable, weights } = this.team.planes();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const place = (y << shift) | x;
        moves[place] = this.movesOf(x, y, false);
        sources[place] = this.movesOf(x, y, true);
        passable[place] = this.cells.isBlocked(x, y) ? 0 : 1;
        weights[place] = this.weightOf(x, y);
      }
    }
    this.team.changeAll(this.scale, this.isTwoWay);
  }

  /** Writes a cell and its neighbours, whose legal moves may depend on it. */
  readCell(cell: number): void {
    const { width, height } = this.cells;
    const left = cell % width;
    const top = Math.floor(cell / width);
    for (let y = Math.max(top - 1, 0); y <= Math.min(top + 1, height - 1); y++) {
      for (let x = Math.max(left - 1, 0); x <= Math.min(left + 1, width - 1); x++) {
        const place = (y << this.team.shift) | x;
        const passable = this.cells.isBlocked(x, y) ? 0 : 1;
        const [moves, sources] = [this.movesOf(x, y, false), this.movesOf(x, y, true)];
        this.team.changePlace(place, moves, sources, passable, this.weightOf(x, y));
      }
    }
  }

  private movesOf(x: number, y: number, into: boolean): number {
    return movesAt(this.cells, this.rule, this.table, x, y, into);
  }

  private weightOf(x: number, y: number): number {
    if (this.least === 0) return 1;
    const weight = Math.round((SCALE * this.cells.terrainCost(x, y)) / this.least);
    return Math.max(SCALE, Math.min(weight, GREATEST_WEIGHT));
  }
}
