/** Writes a grid into the planes of an engine's team, and follows its edits. */

import type { EngineTeam } from '../engine/team.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { blockedAround } from '../js/core/cells.ts';
import { moveTable, NO_DIRECTION } from '../js/core/moves.ts';

/** Weight of the cheapest cell if costs differ: costs are rounded to quarters of it. */
const SCALE = 4;
/** The greatest weight: dearer cells count as 30 times the cheapest. */
export const GREATEST_WEIGHT: number = 30 * SCALE;
/** If more cells have changed, writing all of them is faster. */
const FEW = 64;

export class TeamCells {
  private readonly cells: CellStore;
  private readonly team: EngineTeam;
  private readonly weighs: boolean;
  private readonly table: Uint8Array;
  private seenBlocked = -1;
  private seenTerrain = -1;
  /** What the weights were last computed from: the cost of the cheapest cell, 0 if all cost the same. */
  private least = 0;

  /** @param weighs Whether terrain costs count. */
  constructor(cells: CellStore, team: EngineTeam, rule: number, weighs: boolean) {
    this.cells = cells;
    this.team = team;
    this.weighs = weighs;
    this.table = moveTable(rule, false).subarray(NO_DIRECTION << 9);
  }

  /** Follows the edits of the grid. */
  update(): void {
    const { blockedJournal, terrainJournal } = this.cells;
    const isNew = this.seenBlocked < 0;
    const isSame = this.seenBlocked === blockedJournal.count && this.seenTerrain === terrainJournal.count;
    if (isSame) return;
    const blocked = isNew ? null : blockedJournal.since(this.seenBlocked);
    const terrain = isNew ? null : terrainJournal.since(this.seenTerrain);
    this.seenBlocked = blockedJournal.count;
    this.seenTerrain = terrainJournal.count;
    const least = this.weighs && this.cells.uniformCost() === 0 ? this.cells.leastCost() : 0;
    const isFew = blocked !== null && terrain !== null && blocked.length + terrain.length <= FEW;
    if (!isFew || least !== this.least) {
      this.least = least;
      this.writeAll();
    } else {
      for (const cell of blocked) this.writeAround(cell);
      for (const cell of terrain) this.writeAround(cell);
    }
  }

  private writeAll(): void {
    const { width, height } = this.cells;
    const { shift } = this.team;
    const { moves, passable, weights } = this.team.planes();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const place = (y << shift) | x;
        moves[place] = this.movesOf(x, y);
        passable[place] = this.cells.isBlocked(x, y) ? 0 : 1;
        weights[place] = this.weightOf(x, y);
      }
    }
    this.team.changeAll(this.least === 0 ? 1 : SCALE);
  }

  /** Writes a cell and its neighbours, whose legal moves may depend on it. */
  private writeAround(cell: number): void {
    const { width, height } = this.cells;
    const left = cell % width;
    const top = Math.floor(cell / width);
    for (let y = Math.max(top - 1, 0); y <= Math.min(top + 1, height - 1); y++) {
      for (let x = Math.max(left - 1, 0); x <= Math.min(left + 1, width - 1); x++) {
        const place = (y << this.team.shift) | x;
        this.team.changePlace(place, this.movesOf(x, y), this.cells.isBlocked(x, y) ? 0 : 1, this.weightOf(x, y));
      }
    }
  }

  private movesOf(x: number, y: number): number {
    // The middle bit would be the cell itself. The table has no entry for a blocked one, which an agent may leave nevertheless.
    return this.table[blockedAround(this.cells.blocked, this.cells.rowBytes, x, y) & ~16];
  }

  private weightOf(x: number, y: number): number {
    if (this.least === 0) return 1;
    const weight = Math.round((SCALE * this.cells.terrainCost(x, y)) / this.least);
    return Math.max(SCALE, Math.min(weight, GREATEST_WEIGHT));
  }
}
