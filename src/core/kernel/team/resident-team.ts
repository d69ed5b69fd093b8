/**
 * Teams in linear memory, and teams that had to leave it.
 *
 * A team that has not been used for some time may go. Its state and its map, 4 bytes a place and ground, are kept outside of linear memory then.
 * Distances to goals, which take nearly all of its memory, are not: the team makes them again when it has come back, and takes the same steps.
 */
import { allocate } from '../../base/allocate.ts';
import { RECENT_TEAMS } from '../../base/tuning/tuning-memory.ts';
import { LINK_WORDS, type TeamSetup, writeLinks } from '../../engine/team.ts';
import type { TeamKernel } from '../exports.ts';
import * as layout from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { type Budget, Room, Tenant } from '../memory-budget.ts';

/** The planes of a team, a byte for each place and ground. */
const PLANES = [layout.TEAM_MOVES, layout.TEAM_SOURCES, layout.TEAM_PASSABLE, layout.TEAM_WEIGHTS];

/** What is kept of a team that had to go. */
interface Away {
  readonly words: Int32Array;
  readonly grounds: number;
  readonly planes: readonly Uint8Array[];
}

/** The teams of a kernel. */
export class TeamMemory {
  readonly kernel: TeamKernel;
  readonly memory: LinearMemory;
  readonly room: Room;
  /** The team used last. It never goes: it may be in the middle of a step. */
  private latest: ResidentTeam | null = null;
  /** The teams used last, the most recent last. They go only if memory is refused, and do not count: few teams never make room for each other. */
  private readonly recent: ResidentTeam[] = [];
  /** Bytes in use that have been counted as those of a team. */
  private counted = 0;

  constructor(kernel: TeamKernel, budget: Budget) {
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    this.room = new Room(kernel, budget, { bytes: () => this.recentBytes(), drop: () => false });
  }

  /** Makes a team without agents. @throws `RangeError` if memory cannot be allocated. */
  open(setup: TeamSetup): ResidentTeam {
    this.leaveLatest();
    const team = new ResidentTeam(this, setup);
    team.address = this.room.ask(() => this.create(setup));
    this.enter(team);
    return team;
  }

  create(setup: TeamSetup): number {
    const { width, height, wrap, rule, layout, greatestWeight, seed, guidance, floorRows } = setup;
    const [guess, follows, turns] = [setup.mayGuess, setup.follow, setup.turns].map(Number);
    const { kernel } = this;
    return kernel.createTeam(
      width,
      height,
      wrap,
      rule,
      layout,
      greatestWeight,
      seed,
      guess,
      guidance,
      follows,
      floorRows,
      turns,
    );
  }

  /** Notes that a team is in use, and brings it back if it had to go. @throws `RangeError` if memory cannot be allocated. */
  use(team: ResidentTeam): void {
    // The kernel's memory may be lost, and then this throws.
    this.memory.check();
    if (team === this.latest) return;
    this.leaveLatest();
    if (team.address === 0) team.address = this.room.ask(() => team.comeBack());
    this.enter(team);
  }

  mayGo(team: ResidentTeam, isRefused: boolean): boolean {
    return team !== this.latest && (isRefused || !this.recent.includes(team));
  }

  /** Counts what has been allocated and freed since this was last called as the bytes of a team. */
  countFor(team: ResidentTeam | null): void {
    const used = this.room.used();
    if (team !== null) team.bytes += used - this.counted;
    this.counted = used;
  }

  countLatest(): void {
    this.countFor(this.latest);
  }

  /** Forgets a team that has been freed. */
  forget(team: ResidentTeam): void {
    if (team === this.latest) this.latest = null;
    const at = this.recent.indexOf(team);
    if (at >= 0) this.recent.splice(at, 1);
    this.room.budget.forget(team);
  }

  private leaveLatest(): void {
    this.countLatest();
    // Not each use of this team was noted.
    if (this.latest !== null) this.room.budget.use(this.latest);
    this.latest = null;
  }

  private enter(team: ResidentTeam): void {
    this.countFor(team);
    this.latest = team;
    const at = this.recent.indexOf(team);
    if (at >= 0) this.recent.splice(at, 1);
    this.recent.push(team);
    if (this.recent.length > RECENT_TEAMS) this.recent.shift();
    this.room.budget.use(team);
    this.room.budget.keep(team);
  }

  private recentBytes(): number {
    this.countLatest();
    return this.recent.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** The blocks of a team. Only this, not the team, is held until the team has been collected. */
export class ResidentTeam extends Tenant {
  private readonly keeper: TeamMemory;
  private readonly setup: TeamSetup;
  /** Address of its record; 0 while it is away. */
  address = 0;
  /** Address of its plan; 0 while there is none. */
  plan = 0;
  /** Whether a plan is being made, which cannot be made again. */
  isPlanning = false;
  /** Its bytes in linear memory, as counted last. */
  bytes = 0;
  private scales: number[] = [];
  private isTwoWay = true;
  private links: readonly number[] = [];
  private mostLinks = 0;
  private away: Away | null = null;

  constructor(keeper: TeamMemory, setup: TeamSetup) {
    super();
    this.keeper = keeper;
    this.setup = setup;
  }

  get room(): Room {
    return this.keeper.room;
  }

  /** Reads a field of its record. */
  field(offset: number): number {
    return this.keeper.memory.int32[(this.address + offset) >>> 2];
  }

  changeAll(scale: number, isTwoWay: boolean, ground: number): void {
    this.scales[ground] = scale;
    this.isTwoWay = isTwoWay;
    this.keeper.kernel.changeAll(this.address, scale, isTwoWay ? 1 : 0, ground);
  }

  /** Gives the team links. Returns false and changes nothing if memory cannot be allocated. */
  setLinks(links: readonly number[], most: number): boolean {
    if (!this.takeLinks(this.address, links, most)) return false;
    this.links = links;
    this.mostLinks = most;
    return true;
  }

  canGo(isRefused: boolean): boolean {
    const { keeper, address } = this;
    if (address === 0 || this.isPlanning || !keeper.mayGo(this, isRefused)) return false;
    // Saving repairs floods; without memory it would give them up, and then agents with very many goals go other ways.
    if (isRefused && this.field(layout.TEAM_DIRTY_COUNT) > 0) return false;
    keeper.countLatest();
    const isSaved = keeper.kernel.saveTeam(address) !== 0;
    keeper.countFor(this);
    return isSaved;
  }

  /** Leaves linear memory. `canGo` has saved its state. */
  go(): void {
    const { bytes, int32 } = this.keeper.memory;
    const grounds = this.field(layout.TEAM_GROUND_COUNT);
    const words = allocate(Int32Array, this.keeper.kernel.savedLength(this.address));
    const saved = this.field(layout.TEAM_SAVED) >>> 2;
    words.set(int32.subarray(saved, saved + words.length));
    const planes = PLANES.map((offset) => {
      const plane = allocate(Uint8Array, grounds * this.field(layout.TEAM_PLACES));
      const first = this.field(offset) >>> 0;
      plane.set(bytes.subarray(first, first + plane.length));
      return plane;
    });
    this.away = { words, grounds, planes };
    this.close();
  }

  /** Makes the team again. Returns its address, 0 if memory cannot be allocated. */
  comeBack(): number {
    const { kernel } = this.keeper;
    const address = this.keeper.create(this.setup);
    if (address === 0) return 0;
    if (!this.fill(address, this.away as Away)) {
      kernel.closeTeam(address);
      return 0;
    }
    this.away = null;
    return address;
  }

  /** Frees all that it has. */
  release(): void {
    this.close();
    this.away = null;
    this.keeper.forget(this);
  }

  private close(): void {
    const { kernel } = this.keeper;
    if (this.address === 0) return;
    this.keeper.countLatest();
    if (this.plan !== 0) kernel.releasePlan(this.plan);
    kernel.closeTeam(this.address);
    this.keeper.countFor(this);
    this.plan = 0;
    this.address = 0;
  }

  /** Gives a new team what this one had. Returns false if memory cannot be allocated. */
  private fill(address: number, { words, grounds, planes }: Away): boolean {
    const { kernel, memory } = this.keeper;
    if (kernel.reserveGrounds(address, grounds) === 0) return false;
    for (const [i, offset] of PLANES.entries()) {
      memory.bytes.set(planes[i], memory.int32[(address + offset) >>> 2] >>> 0);
    }
    for (let ground = 0; ground < grounds; ground++) {
      kernel.changeAll(address, this.scales[ground] ?? 1, this.isTwoWay ? 1 : 0, ground);
    }
    if (this.links.length > 0 && !this.takeLinks(address, this.links, this.mostLinks)) return false;
    const saved = kernel.reserveSaved(address, words.length) >>> 2;
    if (saved === 0) return false;
    memory.int32.set(words, saved);
    return kernel.loadTeam(address, 1) !== 0;
  }

  private takeLinks(team: number, links: readonly number[], most: number): boolean {
    const { kernel, memory } = this.keeper;
    const address = kernel.reserveLinks(team, links.length / LINK_WORDS, most) >>> 2;
    if (address === 0) return false;
    writeLinks(memory.int32.subarray(address), links);
    kernel.joinLinks(team);
    return true;
  }
}
