import { allocate, outOfMemory } from '../../base/allocate.ts';
import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import { PLAN_VALUES } from '../../base/tuning/tuning-teams.ts';
import type { EngineName } from '../../engine/names.ts';
import type { SteppingTeam, TeamPlanes, TeamSetup } from '../../engine/team.ts';
import type { TeamKernel } from '../exports.ts';
import * as layout from '../layout.ts';
import { Budget } from '../memory-budget.ts';
import { cancelCollected, onceCollected } from '../on-collected.ts';
import { type ResidentTeam, TeamMemory } from './resident-team.ts';

/** Moves teams. A team stays in linear memory until it is disposed of or garbage-collected, or has to make room for others. */
export class TeamEngine {
  readonly name: EngineName;
  private readonly teams: TeamMemory;

  constructor(kernel: TeamKernel, budget: Budget = new Budget(), name: EngineName = 'wasm') {
    this.name = name;
    this.teams = new TeamMemory(kernel, budget);
  }

  get memoryBytes(): number {
    return this.teams.kernel.memory.buffer.byteLength;
  }

  open(setup: TeamSetup): StoredTeam {
    return new StoredTeam(this.teams, this.teams.open(setup));
  }
}

/** A team, which an engine stores, and for which it searches for plans. */
export class StoredTeam implements SteppingTeam {
  readonly shift: number;
  private readonly teams: TeamMemory;
  private readonly kernel: TeamKernel;
  private readonly own: ResidentTeam;

  constructor(teams: TeamMemory, own: ResidentTeam) {
    this.teams = teams;
    this.kernel = teams.kernel;
    this.own = own;
    this.shift = own.field(layout.TEAM_SHIFT);
    onceCollected(this, () => own.release(), own);
  }

  reserveGrounds(count: number): void {
    this.run((team) => this.kernel.reserveGrounds(team, count), 0);
  }

  planes(ground: number): TeamPlanes {
    const own = this.present();
    const { bytes } = this.teams.memory;
    const places = own.field(layout.TEAM_PLACES);
    const plane = (offset: number) => {
      const first = (own.field(offset) >>> 0) + ground * places;
      return bytes.subarray(first, first + places);
    };
    return {
      moves: plane(layout.TEAM_MOVES),
      sources: plane(layout.TEAM_SOURCES),
      passable: plane(layout.TEAM_PASSABLE),
      weights: plane(layout.TEAM_WEIGHTS),
    };
  }

  changeAll(scale: number, isTwoWay: boolean, ground: number): void {
    this.present().changeAll(scale, isTwoWay, ground);
  }

  changePlace(place: number, moves: number, sources: number, passable: number, weight: number, ground: number): void {
    this.kernel.changePlace(this.present().address, place, moves, sources, passable, weight, ground);
  }

  setLinks(links: readonly number[], most: number): void {
    this.run(() => (this.own.setLinks(links, most) ? 1 : 0), 0);
  }

  putAgent(agent: number, place: number, goal: number, ground: number): void {
    this.run((team) => this.kernel.putAgent(team, agent, place, goal, ground), 0);
  }

  removeAgent(agent: number): void {
    this.kernel.removeAgent(this.present().address, agent);
  }

  setTraits(agent: number, range: number, rank: number, group: number): void {
    this.kernel.setTraits(this.present().address, agent, range, rank, group);
  }

  hold(agent: number, steps: number): void {
    this.kernel.holdAgent(this.present().address, agent, steps);
  }

  setHeading(agent: number, heading: number): void {
    this.kernel.setHeading(this.present().address, agent, heading);
  }

  headingOf(agent: number): number {
    return this.kernel.headingOf(this.present().address, agent);
  }

  setGoal(agent: number, goal: number): void {
    this.run((team) => this.kernel.setGoal(team, agent, goal), 0);
  }

  step(): void {
    this.run((team) => this.kernel.stepTeam(team), 0);
  }

  warm(most: number): number {
    return this.run((team) => this.kernel.warmTeam(team, most), layout.TEAM_RECORD_NONE);
  }

  keepsRoutes(): boolean {
    const { address } = this.present();
    return this.teams.memory.bytes[address + layout.TEAM_IS_EXACT] === 0;
  }

  save(): Int32Array {
    const address = this.run((team) => this.kernel.saveTeam(team), 0) >>> 2;
    const words = allocate(Int32Array, this.kernel.savedLength(this.own.address));
    words.set(this.teams.memory.int32.subarray(address, address + words.length));
    return words;
  }

  load(words: Int32Array, isSame: boolean): void {
    const { kernel } = this;
    const address = this.run((team) => kernel.reserveSaved(team, words.length), 0) >>> 2;
    this.teams.memory.int32.set(words, address);
    if (kernel.loadTeam(this.own.address, isSame ? 1 : 0) === 0) throw outOfMemory(kernel.refused.value >>> 0);
  }

  places(): Int32Array {
    return this.listAt(layout.TEAM_NOW, this.present().field(layout.TEAM_COUNT));
  }

  givens(): Int32Array {
    return this.listAt(layout.TEAM_GIVEN, this.present().field(layout.TEAM_COUNT));
  }

  swaps(): Int32Array {
    return this.listAt(layout.TEAM_SWAPS, 2 * this.present().field(layout.TEAM_SWAP_COUNT));
  }

  homes(): Uint8Array {
    const own = this.present();
    const first = own.field(layout.TEAM_HOME) >>> 0;
    return this.teams.memory.bytes.subarray(first, first + own.field(layout.TEAM_COUNT));
  }

  distance(agent: number): number {
    const found = this.run((team) => this.kernel.distanceOf(team, agent), layout.TEAM_RECORD_NONE);
    return found === layout.TEAM_RECORD_FAR ? -1 : found;
  }

  /** Says by which routes agents first try to go in a plan, see assembly/team/plan/guides.ts. */
  guide(words: Int32Array): void {
    this.own.isPlanning = true;
    const address = this.run((team) => this.kernel.reserveGuides(team, words.length), 0);
    this.teams.memory.int32.set(words, address >>> 2);
  }

  /**
   * Begins a plan for all agents. Returns the status: `RUNNING`, or `UNREACHABLE` if an agent alone could not reach its goal.
   *
   * @param improves Whether to look for better plans once there is one.
   * @param leaves Whether agents leave the map at their goals. In a plan, their place is then -2 from one step later on.
   */
  beginPlan(improves: boolean, leaves: boolean): number {
    const { kernel, own } = this;
    own.isPlanning = true;
    own.plan = this.run((team) => kernel.createPlan(team, improves ? 1 : 0, leaves ? 1 : 0, PLAN_VALUES), 0);
    return this.run(() => kernel.beginPlan(own.plan), OUT_OF_MEMORY);
  }

  /** Continues for a number of rounds. Returns the status, `RUNNING` or how it ended (base/statuses). */
  runPlan(rounds: number): number {
    const { kernel, own } = this;
    return own.plan === 0 ? RUNNING : this.run(() => kernel.runPlan(own.plan, rounds), OUT_OF_MEMORY);
  }

  /** Whether there is a plan. */
  hasPlan(): boolean {
    return this.own.plan !== 0 && this.kernel.planLength(this.own.plan) > 0;
  }

  /** Returns a copy of the places of all agents at time 0, 1, 2 and so on, one time after the other. */
  plan(): Int32Array {
    const { kernel, own } = this;
    if (own.plan === 0) return new Int32Array(0);
    const address = this.run(() => kernel.writePlan(own.plan), 0) >>> 2;
    const places = allocate(Int32Array, kernel.planLength(own.plan) * own.field(layout.TEAM_COUNT));
    places.set(this.teams.memory.int32.subarray(address, address + places.length));
    return places;
  }

  dispose(): void {
    cancelCollected(this.own);
    this.own.release();
  }

  /** Returns a list of the team, whose address stands in its record. */
  private listAt(offset: number, length: number): Int32Array {
    const first = this.own.field(offset) >>> 2;
    return this.teams.memory.int32.subarray(first, first + length);
  }

  private present(): ResidentTeam {
    this.teams.use(this.own);
    return this.own;
  }

  /**
   * Makes a request that may need memory. Other teams may go for it.
   *
   * @param refusal What the request returns if memory is refused.
   * @throws `RangeError` if memory cannot be allocated.
   */
  private run(request: (team: number) => number, refusal: number): number {
    const { address, room } = this.present();
    const answer = room.run(() => request(address), refusal);
    room.budget.keep(this.own);
    return answer;
  }
}
