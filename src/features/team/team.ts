import { allocate } from '../../core/base/allocate.ts';
import { checkCell, type Point, type PointLike, placeAt } from '../../core/base/cells/point.ts';
import { checkInteger } from '../../core/base/check.ts';
import { disposedOf } from '../../core/base/disposed.ts';
import { Printable } from '../../core/base/printable.ts';
import type { SteppingTeam } from '../../core/engine/team.ts';
import { CellStore } from '../../core/grid/cell-store.ts';
import type { TeamEngine } from '../../core/kernel/team/team-engine.ts';
import { RULES } from '../../core/rules/moves.ts';
import { Arrivals } from './arrivals.ts';
import { CostProfiles } from './grounds.ts';
import { Motion, type MotionOptions, movesOf } from './motion/motion.ts';
import { type Snapshot, snapshotOf, Track } from './motion/track.ts';
import { GREATEST_WEIGHT } from './team-cells.ts';
import {
  checkMapOfTurns,
  checkTurns,
  keysOf,
  type ResolvedCreateOptions,
  readAgent,
  readAgents,
  scrambled,
  type TeamAgent,
  type Walker,
  writeCells,
} from './team-options.ts';
import { decodeTeam, encodeTeam, type SavedTeam } from './team-state.ts';
import { type TeamWarmUpOptions, warmUpTeam } from './team-warm-up.ts';
import { agentsIn, groundIn, standingIn } from './team-words.ts';

/**
 * Agents that walk to their goals without ever colliding, one step at a time. Made by createTeam.
 *
 * In a step, each agent stays or goes to a neighbour cell. Never are two agents in one cell, and never do two swap their cells. An agent may
 * enter a cell that another leaves in the same step, unless `follow` is false.
 *
 * @example
 * const team = createTeam(new Grid(5, 1), [{ start: [0, 0], goal: [4, 0] }]);
 * team instanceof Team; // => true
 * team.step();
 * team.positions; // => Int32Array(2) [ 1, 0 ]
 * team.setGoal(0, [0, 0]);
 * team.step();
 * team.isArrived(0); // => true
 */
export class Team extends Printable {
  private readonly base: CellStore;
  private readonly team: SteppingTeam;
  private readonly grounds: CostProfiles;
  private readonly kept: Pick<SavedTeam, 'diagonals' | 'follow' | 'guidance' | 'layout' | 'turns'>;
  /** Whether each agent is there, or has been removed. */
  private readonly there: boolean[] = [];
  /** Indices of removed agents. */
  private readonly free: number[] = [];
  private handed: Int32Array = new Int32Array(0);
  private readonly arrivals: Arrivals = new Arrivals();
  private swapped: readonly (readonly [number, number])[] = [];
  /** The last steps, for motions; null until there is one. */
  private track: Track | null = null;
  private disposed = false;

  private constructor(
    engine: TeamEngine,
    base: CellStore,
    agents: readonly TeamAgent[],
    options: ResolvedCreateOptions,
  ) {
    if (!(base instanceof CellStore)) throw new TypeError('a Team is made by createTeam, not by new');
    super();
    checkTurns(options, base);
    const { width, height, wrap, shape, floorRows } = base;
    const { diagonals, follow, guidance, seed, turns } = options;
    const read = readAgents(agents, base, keysOf(turns));
    this.base = base;
    this.kept = { diagonals, follow, guidance, turns, layout: shape?.rule ?? 0 };
    const rules = { ...this.kept, rule: RULES[diagonals], seed: scrambled(seed), mayGuess: wrap === 0 };
    const setup = { width, height, floorRows, wrap, ...rules, greatestWeight: GREATEST_WEIGHT };
    this.team = engine.open(setup);
    try {
      // All ground is alike to robots that turn.
      this.grounds = new CostProfiles(base, this.team, rules.rule, !turns);
      this.grounds.update();
      if (options.state !== null) this.goOn(options.state);
      else for (const [i, agent] of read.entries()) this.put(i, agent, this.grounds.standOn(agent, `agents[${i}]`));
      if (guidance > 0 && options.state === null && this.team.keepsRoutes?.()) {
        throw new RangeError(
          `guidance is ${guidance}, and ${agents.length} agents have so many goals that they keep single routes, which know none: leave it out, or give fewer goals`,
        );
      }
      this.handed = allocate(Int32Array, 2 * this.there.length);
      this.writePositions();
    } catch (error) {
      this.team.dispose();
      throw error;
    }
  }

  /** @internal */
  static make(engine: TeamEngine, base: CellStore, agents: readonly TeamAgent[], options: ResolvedCreateOptions): Team {
    return new Team(engine, base, agents, options);
  }

  /** @internal */
  protected summary(): object {
    return { agents: this.there.length - this.free.length };
  }

  /**
   * Columns and rows of the agents, x0, y0, x1, y1, …, on floors those of the tall grid; -1, -1 for a removed one. Each step writes into this
   * array; {@link Team.add} may replace it. You may change it: the team does not read it.
   */
  get positions(): Int32Array {
    return this.handed;
  }

  /** A copy of where robots that turn look: 0 north, 2 east, 4 south, 6 west. Null unless `turns` was given. */
  get headings(): Uint8Array | null {
    this.checkUsable();
    return this.looks()?.map((heading) => 2 * heading) ?? null;
  }

  /** Whether all agents count as arrived, see {@link Team.isArrived}. */
  get arrived(): boolean {
    this.checkUsable();
    const homes = this.team.homes();
    return this.there.every((isThere, i) => !isThere || homes[i] !== 0);
  }

  /**
   * Returns whether an agent counts as arrived: at its goal; at most `range` cells from it; or behind others that share its goal. The last
   * is so if in all cells that bring it nearer there are agents with the same goal, which have arrived themselves. An agent that has
   * arrived stays, but gives way if others push it. If the way becomes free, it goes on in the next step.
   *
   * @param index Of the agent, in the order in which they were given or added. @throws `RangeError` unless there is such an agent.
   */
  isArrived(index: number): boolean {
    this.checkAgent(index);
    return this.team.homes()[index] !== 0;
  }

  /**
   * Indices of the agents that arrived in the last step and had not before, in order. Those that were given their own cell as a goal, or one
   * within `range`, arrive in the next step. So to give each its next task, loop over these alone.
   */
  get arrivedNow(): readonly number[] {
    return this.arrivals.now;
  }

  /**
   * The pairs of agents that swapped goals at the beginning of the last step, in order: an agent may be in several. If you keep something for each agent's
   * goal, swap it too: `for (const [a, b] of team.swappedNow) [jobs[a], jobs[b]] = [jobs[b], jobs[a]]`. Only agents of one `group` swap.
   */
  get swappedNow(): readonly (readonly [number, number])[] {
    return this.swapped;
  }

  /**
   * Returns whose goal an agent goes to now: the index of the agent to whom that goal was given, at first or by {@link Team.setGoal}. Its own, unless agents of
   * its `group` have swapped.
   *
   * @throws `RangeError` unless there is such an agent.
   */
  goalOf(index: number): number {
    this.checkAgent(index);
    return this.team.givens()[index];
  }

  /** Returns the cell of an agent. @throws `RangeError` unless there is such an agent. */
  positionOf(index: number): Point {
    this.checkAgent(index);
    const cell = this.cellAt(this.team.places()[index]);
    return placeAt(this.base, cell % this.base.width, Math.floor(cell / this.base.width));
  }

  /**
   * Returns the length of an agent's way to its goal, as if it were alone: in steps, or, if terrain costs differ, in steps on the cheapest
   * ground. Infinity: no route leads there. 0 at the goal. With very many goals it may be more than the least, see createTeam.
   *
   * @throws `RangeError` unless there is such an agent, and if memory cannot be allocated.
   */
  distance(index: number): number {
    this.checkAgent(index);
    this.followEdits();
    const found = this.team.distance(index);
    return found < 0 ? Infinity : found / this.grounds.mapOf(index).scale;
  }

  /**
   * Makes what the next steps need to know of the ways of agents, in slices, so that no step takes long: call it after `createTeam`, while a program loads.
   * Without it, agents with very many goals stand until steps have found their ways, and other teams have a long first step.
   *
   * Where it has ended, steps are the same on every machine. Steps taken before that depend on how far it is.
   *
   * @param options See {@link TeamWarmUpOptions}; each has a default.
   * @returns A promise that resolves when all agents know their ways. It is rejected with a `TypeError` or `RangeError` for wrong options, with a `RangeError` if
   * memory cannot be allocated, and with the reason of the signal.
   * @throws Nothing: errors reject the promise.
   *
   * @example
   * const team = createTeam(new Grid(9, 9), [{ start: [0, 0], goal: [8, 8] }]);
   * await team.warmUp();
   * team.step();
   * team.distance(0); // => 15
   */
  async warmUp(options?: TeamWarmUpOptions): Promise<void> {
    const warm = (expansions: number): number => {
      this.checkUsable();
      this.grounds.update();
      return this.team.warm?.(expansions) ?? 0;
    };
    await warmUpTeam(() => this.there.length - this.free.length, warm, options);
  }

  /**
   * Moves all agents by one step. It follows edits of the grid. An agent in a cell that has become blocked leaves it if it can. Any
   * other agent from which no route leads to its goal stays, but gives way to others.
   *
   * Those who have been on their way for longest choose first.
   *
   * @throws `RangeError` if memory cannot be allocated, and if a cell has got a kind for which an agent's `kindCosts` have no factor.
   */
  step(): void {
    this.checkUsable();
    this.followEdits();
    const before = this.team.homes().slice();
    const start = this.track === null ? null : this.snapshot();
    this.team.step();
    this.readSwaps();
    for (const agent of this.swapped.flat()) this.arrivals.give(agent);
    this.arrivals.note(before, this.team.homes());
    this.writePositions();
    if (start !== null) this.track?.push(start, this.snapshot());
  }

  /**
   * Returns where the agents are between steps, to draw them smoothly: discs of its radius never touch. It begins at rest; agents that are added
   * later appear with the next step. Make it once, and call its `at` for each frame.
   *
   * @param options See {@link MotionOptions}; each has a default.
   * @throws `TypeError` or `RangeError` for wrong options, and if memory cannot be allocated.
   */
  motion(options?: MotionOptions): Motion {
    this.checkUsable();
    const { diagonals, follow } = this.kept;
    const moves = movesOf(this.base, diagonals, follow);
    this.track ??= new Track(this.base, moves.diagonal, () => this.snapshot());
    return new Motion(this.track, moves, options);
  }

  /**
   * Lets an agent stand fast: nobody pushes it, and it does not move. With `true`, as for a robot that breaks down, its cell is a wall to all others:
   * they plan round it, which takes as long as an edit of the grid. For a number of steps it may bar their way: they wait.
   *
   * @param on True until it is let go (default), false to let it go, or a number of steps: a whole number from 0 to 2^31 - 1.
   * @throws `RangeError` unless there is such an agent, and for a wrong number of steps.
   */
  hold(index: number, on: boolean | number = true): void {
    this.checkAgent(index);
    const steps = typeof on === 'boolean' ? -Number(on) : checkInteger('on', on, 0, 2 ** 31 - 1);
    this.team.hold(index, steps);
    this.grounds.wall(this.cellAt(this.team.places()[index]), steps < 0);
  }

  /** Gives an agent another goal. @throws `RangeError` unless there is such an agent, and for cells outside the grid. */
  setGoal(index: number, goal: PointLike): void {
    // Reading it may run code of the caller, after which the agent may be gone.
    const { x, y } = checkCell('goal', goal, this.base);
    this.checkAgent(index);
    this.team.setGoal(index, (y << this.team.shift) | x);
    this.arrivals.give(index);
  }

  /**
   * Adds an agent.
   *
   * @returns Its index: that of a removed agent if there is one, else the next.
   * @throws `RangeError` if its start is taken or blocked, for all or by its `kindCosts`; if these are the 16th different ones in the team.
   */
  add(agent: TeamAgent): number {
    this.checkUsable();
    this.followEdits();
    const read = readAgent('agent', agent, this.base, keysOf(this.kept.turns));
    // A getter of the agent may have disposed of the team, or edited the map.
    this.checkUsable();
    this.followEdits();
    const ground = this.grounds.standOn(read, 'agent');
    const other = this.team.places().subarray(0, this.there.length).indexOf(this.placeOf(read.start));
    if (other >= 0) throw new RangeError(`agent.start is where agent ${other} stands: choose a free cell`);
    const index = this.free[this.free.length - 1] ?? this.there.length;
    const handed = 2 * index < this.handed.length ? this.handed : allocate(Int32Array, 2 * (index + 1));
    this.put(index, read, ground);
    this.free.pop();
    this.handed = handed;
    this.writePositions();
    this.track?.change();
    return index;
  }

  /** Removes an agent. The other agents keep their indices. @throws `RangeError` unless there is such an agent. */
  remove(index: number): void {
    this.checkAgent(index);
    this.grounds.wall(this.cellAt(this.team.places()[index]), false);
    this.team.removeAgent(index);
    this.grounds.leave(index);
    this.there[index] = false;
    this.free.push(index);
    this.arrivals.forget(index);
    this.writePositions();
    this.track?.change();
  }

  /**
   * Returns the team as bytes, from which `createTeam(grid, [], { state })` makes a team that goes on with the same steps: to save a game,
   * to send it, or to take steps back. They have about 32 bytes an agent; plans, single routes and guidance take more.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  state(): Uint8Array {
    this.checkUsable();
    const { base, kept, free, grounds } = this;
    this.followEdits();
    const [map, factors, words] = [grounds.checksum(), grounds.saved(), this.team.save()];
    this.arrivals.save(words);
    return encodeTeam({ width: base.width, height: base.height, ...kept, map, free, factors, words });
  }

  /** Frees the team's memory at once; garbage collection frees it later. All other methods then throw. */
  dispose(): void {
    if (!this.disposed) this.team.dispose();
    this.disposed = true;
  }

  /** Calls {@link Team.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  private goOn(state: Uint8Array): void {
    const { base, team, grounds } = this;
    const { map, free, factors, words } = decodeTeam(state, base.width, base.height, this.kept, team.shift);
    for (const place of standingIn(words)) grounds.wall(this.cellAt(place), true);
    grounds.restore(factors);
    this.free.push(...free);
    for (const i of agentsIn(words)) this.there[i] = true;
    for (const i of free) this.there[i] = false;
    for (const [i, isThere] of this.there.entries()) if (isThere) grounds.join(i, groundIn(words, i));
    team.load(words, map === grounds.checksum());
    this.arrivals.load(words);
    this.readSwaps();
  }

  private readSwaps(): void {
    const swaps = this.team.swaps();
    this.swapped = Array.from({ length: swaps.length / 2 }, (_, i) => [swaps[2 * i], swaps[2 * i + 1]] as const);
  }

  private put(index: number, { start, goal, range, priority, group, heading }: Walker, ground: number): void {
    this.team.putAgent(index, this.placeOf(start), this.placeOf(goal), ground);
    this.grounds.join(index, ground);
    this.team.setTraits(index, range, priority, group);
    if (this.kept.turns) this.team.setHeading(index, heading >> 1);
    this.there[index] = true;
    this.arrivals.give(index);
  }

  private cellAt(place: number): number {
    return (place >> this.team.shift) * this.base.width + (place & ((1 << this.team.shift) - 1));
  }

  private placeOf(cell: number): number {
    const y = Math.floor(cell / this.base.width);
    return (y << this.team.shift) | (cell - y * this.base.width);
  }

  private writePositions(): void {
    writeCells(this.team.places(), this.there.length, this.team.shift, this.handed);
  }

  /** Returns where robots look, in quarter turns; 0 for removed ones, null if agents do not turn. */
  private looks(): Uint8Array | null {
    const { team, there, kept } = this;
    return kept.turns ? Uint8Array.from(there, (isThere, i) => (isThere ? team.headingOf(i) : 0)) : null;
  }

  /** Follows the edits of the grid. @throws `RangeError` as `CostProfiles.update` does, and if robots that turn cannot follow them. */
  private followEdits(): void {
    if (this.kept.turns) checkMapOfTurns(this.base);
    this.grounds.update();
  }

  private snapshot(): Snapshot {
    return snapshotOf(this.team, this.there.length, this.looks());
  }

  private checkUsable(): void {
    if (this.disposed) throw disposedOf('team', 'createTeam');
  }

  private checkAgent(index: number): void {
    this.checkUsable();
    checkInteger('index', index, 0, this.there.length - 1);
    if (!this.there[index]) throw new RangeError(`index is ${index}: that agent has been removed`);
  }
}
