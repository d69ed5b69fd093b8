/**
 * The grounds of a team: what its agents may enter, and what it costs them. Agents with equal `kindCosts` share a ground. CostProfile 0 is that of
 * agents without any.
 */
import { checksumOf } from '../../core/base/checksum.ts';
import { MOST_GROUNDS, type SteppingTeam } from '../../core/engine/team.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { WeightedCells } from '../../core/request/cells/derived-cells.ts';
import type { AgentSteps } from './agent-steps.ts';
import { TeamCells } from './team-cells.ts';
import { type AgentCells, named } from './team-options.ts';
import { WalledCells } from './walled-cells.ts';

interface CostProfile {
  readonly cells: CellStore;
  /** The factors by kind; null on ground 0. */
  readonly factors: Float64Array | null;
  /** The cells with those walls that agents make who stand fast without end; null before there was one. */
  walled: WalledCells | null;
  map: TeamCells;
  agents: number;
}

export class CostProfiles {
  private readonly base: CellStore;
  private readonly team: SteppingTeam;
  private readonly rule: number;
  private readonly weighs: boolean;
  /** By number; null for one that a saved team did not use. */
  private readonly all: (CostProfile | null)[] = [];
  /** The ground of each agent, -1 for removed ones. */
  private readonly numbers: number[] = [];
  /** The cells where agents stand fast without end: walls to all. */
  private readonly walls = new Set<number>();
  /** Whether the team does not have the links yet. */
  private areLinksNew = false;

  /** @param weighs Whether costs count, or only what can be entered. */
  constructor(base: CellStore, team: SteppingTeam, rule: number, weighs: boolean) {
    this.base = base;
    this.team = team;
    this.rule = rule;
    this.weighs = weighs;
    this.make(0, null);
  }

  /**
   * Follows the edits of the grid.
   *
   * @throws `RangeError` if a cell has got a kind for which an agent has no factor, or a product of cost and factor is not allowed.
   */
  update(): void {
    for (const number of this.all.keys()) if (this.isUsed(number)) this.follow(number, this.nameOf(number));
    this.giveLinks();
  }

  /**
   * Returns the number of the ground of agents with such factors, whose planes are up to date. Call `join` when an agent is on it.
   *
   * @param name Of the agent.
   * @throws `RangeError` if there are too many grounds, and as `update` does.
   */
  numberOf(factors: Float64Array | null, name: string): number {
    if (factors === null) return 0;
    let number = this.all.findIndex((ground) => isSame(ground?.factors, factors));
    if (number < 0) {
      number = this.all.findIndex((_, i) => !this.isUsed(i));
      if (number < 0) number = this.all.length;
      if (number === MOST_GROUNDS) {
        throw new RangeError(
          `${name}.kindCosts differ from those of all other agents, which have ${MOST_GROUNDS - 1} different ones: a team has no more, give some of them the same`,
        );
      }
      this.make(number, factors);
    }
    this.follow(number, name);
    this.giveLinks();
    return number;
  }

  /** Returns the ground of an agent that starts in a team. @throws `RangeError` as `numberOf` does, and if it may not enter the cell where it starts. */
  standOn({ factors, start }: AgentCells, name: string): number {
    const number = this.numberOf(factors, name);
    const x = start % this.base.width;
    const y = Math.floor(start / this.base.width);
    if (!this.cellsOf(number).isBlocked(x, y)) return number;
    const place = `${name}.start is (${x}, ${y})`;
    if (this.base.isBlocked(x, y)) {
      throw new RangeError(`${place}, which is blocked: an agent starts in a passable cell`);
    }
    throw new RangeError(
      `${place}, of kind ${this.base.kinds.at(start)}, which its kindCosts block: an agent starts in a cell that it may enter`,
    );
  }

  /** Notes that an agent is on a ground. */
  join(agent: number, number: number): void {
    this.numbers[agent] = number;
    this.at(number).agents++;
  }

  /** Notes whether an agent stands fast in a cell without end. Others then plan round it. */
  wall(cell: number, on: boolean): void {
    if (this.walls.has(cell) === on) return;
    if (on) this.walls.add(cell);
    else this.walls.delete(cell);
    for (const ground of this.all) ground?.walled?.readCell(cell);
  }

  /** Notes that an agent has been removed. */
  leave(agent: number): void {
    this.at(this.numbers[agent]).agents--;
    this.numbers[agent] = -1;
  }

  /** Returns the map as an agent sees it. */
  mapOf(agent: number): TeamCells {
    return this.at(this.numbers[agent]).map;
  }

  /** Returns the ground of an agent. */
  groundOf(agent: number): number {
    return this.numbers[agent];
  }

  /** Returns where agents on a ground may go. */
  stepsOn(number: number): AgentSteps {
    return this.at(number).map.steps;
  }

  /** Returns the cells of a ground: those that its agents cannot enter are blocked. */
  cellsOf(number: number): CellStore {
    return this.at(number).cells;
  }

  /** Returns the factors of each ground in use, by number; no factors for all others. */
  saved(): Float64Array[] {
    return this.all.map((ground, i) => (this.isUsed(i) && ground?.factors) || new Float64Array(0));
  }

  /** Makes the grounds that a saved team had. @throws `RangeError` as `update` does. */
  restore(saved: readonly Float64Array[]): void {
    for (const [number, factors] of saved.entries()) {
      if (number === 0) continue;
      if (factors.length === 0) this.all[number] = null;
      else {
        this.make(number, factors);
        this.follow(number, 'state');
      }
    }
    this.update();
  }

  /** Returns a checksum of the map as agents see it, which must be up to date. */
  checksum(): number {
    const sums: number[] = [];
    for (const [i, ground] of this.all.entries()) if (ground !== null && this.isUsed(i)) sums.push(ground.map.checksum);
    return sums.length === 1 ? sums[0] : checksumOf(new Uint8Array(Uint32Array.from(sums).buffer), 0);
  }

  private make(number: number, factors: Float64Array | null): void {
    const { base, team } = this;
    team.reserveGrounds(number + 1);
    if (this.all[number]?.map.links.length) this.areLinksNew = true;
    const cells = factors === null ? base : new WeightedCells(base, factors);
    this.all[number] = { cells, factors, walled: null, map: this.mapOn(cells, number), agents: 0 };
  }

  private mapOn(cells: CellStore, number: number): TeamCells {
    return new TeamCells(cells, this.team, this.rule, this.weighs, number);
  }

  /** CostProfile 0 always counts as used. */
  private isUsed(number: number): boolean {
    const ground = this.all[number];
    return ground !== null && (ground.factors === null || ground.agents > 0);
  }

  private at(number: number): CostProfile {
    return this.all[number] as CostProfile;
  }

  /** Returns the name of the first agent on a ground. */
  private nameOf(number: number): string {
    return `agents[${this.numbers.indexOf(number)}]`;
  }

  private follow(number: number, name: string): void {
    const ground = this.at(number);
    const { cells, factors } = ground;
    if (cells instanceof WeightedCells && factors !== null) {
      this.checkKinds(factors, name);
      named(name, () => cells.bringUpToDate());
    }
    if (ground.walled === null && this.walls.size > 0) {
      ground.walled = new WalledCells(cells, this.walls);
      if (ground.map.links.length > 0) this.areLinksNew = true;
      ground.map = this.mapOn(ground.walled, number);
    }
    ground.walled?.bringUpToDate();
    if (ground.map.update()) this.areLinksNew = true;
  }

  private checkKinds({ length }: Float64Array, name: string): void {
    const { kinds } = this.base;
    for (let kind = length; kind < 256; kind++) {
      if (kinds.countOf(kind) === 0) continue;
      throw new RangeError(
        `${name}.kindCosts has ${length} entries, and the grid has cells of kind ${kind}: add kindCosts[${kind}] for a new agent, or change these cells`,
      );
    }
  }

  private giveLinks(): void {
    if (!this.areLinksNew) return;
    const grounds = this.all.filter((ground) => ground !== null);
    const most = grounds.reduce((sum, { map }) => Math.max(sum, map.steps.mostLinks), 0);
    this.team.setLinks(
      grounds.flatMap(({ map }) => map.links),
      most,
    );
    this.areLinksNew = false;
  }
}

function isSame(known: Float64Array | null | undefined, factors: Float64Array): boolean {
  return known?.length === factors.length && known.every((factor, kind) => factor === factors[kind]);
}
