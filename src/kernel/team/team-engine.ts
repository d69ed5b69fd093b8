import { allocate, outOfMemory } from '../../base/allocate.ts';
import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import { PLAN_VALUES } from '../../base/tuning-teams.ts';
import type { EngineName } from '../../engine/names.ts';
import { LINK_WORDS, type SteppingTeam, type TeamPlanes, type TeamSetup, writeLinks } from '../../engine/team.ts';
import type { KernelGlobal, KernelMemory } from '../kernel.ts';
import * as layout from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { Budget, Room } from '../memory-budget.ts';
import { cancelCollected, onceCollected } from '../on-collected.ts';

/** Raw exports of the team kernel, see assembly/kernels/team.ts. Addresses and u32 come out signed. */
export interface TeamKernel {
  readonly memory: KernelMemory;
  readonly refused: KernelGlobal;
  readonly used: KernelGlobal;
  createTeam(
    width: number,
    height: number,
    wrap: number,
    rule: number,
    greatestWeight: number,
    seed: number,
    mayGuess: number,
  ): number;
  closeTeam(team: number): void;
  reserveGrounds(team: number, count: number): number;
  changeAll(team: number, scale: number, isTwoWay: number, ground: number): void;
  changePlace(
    team: number,
    place: number,
    moves: number,
    sources: number,
    passable: number,
    weight: number,
    ground: number,
  ): void;
  reserveLinks(team: number, count: number, most: number): number;
  joinLinks(team: number): void;
  putAgent(team: number, agent: number, place: number, goal: number, ground: number): number;
  removeAgent(team: number, agent: number): void;
  setTraits(team: number, agent: number, range: number, rank: number): void;
  holdAgent(team: number, agent: number, steps: number): void;
  setGoal(team: number, agent: number, goal: number): number;
  saveTeam(team: number): number;
  savedLength(team: number): number;
  reserveSaved(team: number, length: number): number;
  loadTeam(team: number, isSame: number): number;
  stepTeam(team: number): number;
  distanceOf(team: number, agent: number): number;
  createPlan(team: number, improves: number, leaves: number, mostValues: number): number;
  releasePlan(plan: number): void;
  beginPlan(plan: number): number;
  reserveGuides(team: number, length: number): number;
  runPlan(plan: number, rounds: number): number;
  planLength(plan: number): number;
  writePlan(plan: number): number;
}

/** Moves teams. A team stays in linear memory until it is disposed of or garbage-collected. */
export class TeamEngine {
  readonly name: EngineName;
  private readonly kernel: TeamKernel;
  private readonly memory: LinearMemory;
  private readonly room: Room;

  constructor(kernel: TeamKernel, budget: Budget = new Budget(), name: EngineName = 'wasm') {
    this.name = name;
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    // Teams cannot be given up. So they do not count, or all else would be given up because of them.
    this.room = new Room(kernel, budget, { bytes: () => kernel.used.value >>> 0, drop: () => false });
  }

  get memoryBytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  open({ width, height, wrap, rule, greatestWeight, seed, mayGuess }: TeamSetup): StoredTeam {
    const { kernel } = this;
    const guesses = mayGuess ? 1 : 0;
    const create = () => kernel.createTeam(width, height, wrap, rule, greatestWeight, seed, guesses);
    const address = this.room.ask(create);
    return new StoredTeam(kernel, this.memory, this.room, address);
  }
}

/** The blocks of a team. Only this, not the team, is held until the team has been collected. */
interface Blocks {
  team: number;
  /** 0 while there is none. */
  plan: number;
}

/** A team, which an engine stores, and for which it searches for plans. */
export class StoredTeam implements SteppingTeam {
  readonly shift: number;
  private readonly kernel: TeamKernel;
  private readonly memory: LinearMemory;
  private readonly room: Room;
  private readonly blocks: Blocks;

  constructor(kernel: TeamKernel, memory: LinearMemory, room: Room, team: number) {
    const blocks = { team, plan: 0 };
    this.kernel = kernel;
    this.memory = memory;
    this.room = room;
    this.blocks = blocks;
    this.shift = this.field(layout.TEAM_SHIFT);
    onceCollected(this, () => release(kernel, blocks), blocks);
  }

  reserveGrounds(count: number): void {
    this.room.run(() => this.kernel.reserveGrounds(this.blocks.team, count), 0);
  }

  planes(ground: number): TeamPlanes {
    const { bytes } = this.memory;
    const places = this.field(layout.TEAM_PLACES);
    const plane = (offset: number) => {
      const first = (this.field(offset) >>> 0) + ground * places;
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
    this.kernel.changeAll(this.blocks.team, scale, isTwoWay ? 1 : 0, ground);
  }

  changePlace(place: number, moves: number, sources: number, passable: number, weight: number, ground: number): void {
    this.kernel.changePlace(this.blocks.team, place, moves, sources, passable, weight, ground);
  }

  setLinks(links: readonly number[], most: number): void {
    const { kernel, blocks } = this;
    const address = this.room.ask(() => kernel.reserveLinks(blocks.team, links.length / LINK_WORDS, most)) >>> 2;
    writeLinks(this.memory.int32.subarray(address), links);
    kernel.joinLinks(blocks.team);
  }

  putAgent(agent: number, place: number, goal: number, ground: number): void {
    this.room.run(() => this.kernel.putAgent(this.blocks.team, agent, place, goal, ground), 0);
  }

  removeAgent(agent: number): void {
    this.kernel.removeAgent(this.blocks.team, agent);
  }

  setTraits(agent: number, range: number, rank: number): void {
    this.kernel.setTraits(this.blocks.team, agent, range, rank);
  }

  hold(agent: number, steps: number): void {
    this.kernel.holdAgent(this.blocks.team, agent, steps);
  }

  setGoal(agent: number, goal: number): void {
    this.room.run(() => this.kernel.setGoal(this.blocks.team, agent, goal), 0);
  }

  step(): void {
    this.room.run(() => this.kernel.stepTeam(this.blocks.team), 0);
  }

  save(): Int32Array {
    const { kernel, blocks } = this;
    const address = this.room.ask(() => kernel.saveTeam(blocks.team)) >>> 2;
    const words = allocate(Int32Array, kernel.savedLength(blocks.team));
    words.set(this.memory.int32.subarray(address, address + words.length));
    return words;
  }

  load(words: Int32Array, isSame: boolean): void {
    const { kernel, blocks } = this;
    const address = this.room.ask(() => kernel.reserveSaved(blocks.team, words.length)) >>> 2;
    this.memory.int32.set(words, address);
    if (kernel.loadTeam(blocks.team, isSame ? 1 : 0) === 0) throw outOfMemory(kernel.refused.value >>> 0);
  }

  places(): Int32Array {
    const first = this.field(layout.TEAM_NOW) >>> 2;
    return this.memory.int32.subarray(first, first + this.field(layout.TEAM_COUNT));
  }

  homes(): Uint8Array {
    const first = this.field(layout.TEAM_HOME) >>> 0;
    return this.memory.bytes.subarray(first, first + this.field(layout.TEAM_COUNT));
  }

  distance(agent: number): number {
    const found = this.room.run(() => this.kernel.distanceOf(this.blocks.team, agent), layout.TEAM_RECORD_NONE);
    return found === layout.TEAM_RECORD_FAR ? -1 : found;
  }

  /** Says by which routes agents first try to go in a plan, see assembly/team/guides.ts. */
  guide(words: Int32Array): void {
    const address = this.room.ask(() => this.kernel.reserveGuides(this.blocks.team, words.length));
    this.memory.int32.set(words, address >>> 2);
  }

  /**
   * Begins a plan for all agents. Returns the status: `RUNNING`, or `UNREACHABLE` if an agent alone could not reach its goal.
   *
   * @param improves Whether to look for better plans once there is one.
   * @param leaves Whether agents leave the map at their goals. In a plan, their place is then -2 from one step later on.
   */
  beginPlan(improves: boolean, leaves: boolean): number {
    const { kernel, blocks } = this;
    blocks.plan = this.room.ask(() => kernel.createPlan(blocks.team, improves ? 1 : 0, leaves ? 1 : 0, PLAN_VALUES));
    return this.room.run(() => kernel.beginPlan(blocks.plan), OUT_OF_MEMORY);
  }

  /** Continues for a number of rounds. Returns the status, `RUNNING` or how it ended (base/statuses). */
  runPlan(rounds: number): number {
    const { kernel, blocks } = this;
    return blocks.plan === 0 ? RUNNING : this.room.run(() => kernel.runPlan(blocks.plan, rounds), OUT_OF_MEMORY);
  }

  /** Whether there is a plan. */
  hasPlan(): boolean {
    return this.blocks.plan !== 0 && this.kernel.planLength(this.blocks.plan) > 0;
  }

  /** Returns a copy of the places of all agents at time 0, 1, 2 and so on, one time after the other. */
  plan(): Int32Array {
    const { kernel, blocks } = this;
    if (blocks.plan === 0) return new Int32Array(0);
    const address = this.room.ask(() => kernel.writePlan(blocks.plan)) >>> 2;
    const places = allocate(Int32Array, kernel.planLength(blocks.plan) * this.field(layout.TEAM_COUNT));
    places.set(this.memory.int32.subarray(address, address + places.length));
    return places;
  }

  dispose(): void {
    cancelCollected(this.blocks);
    release(this.kernel, this.blocks);
  }

  private field(offset: number): number {
    return this.memory.int32[(this.blocks.team + offset) >>> 2];
  }
}

function release(kernel: TeamKernel, blocks: Blocks): void {
  if (blocks.plan !== 0) kernel.releasePlan(blocks.plan);
  kernel.closeTeam(blocks.team);
}
