import { allocate } from '../base/allocate.ts';
import { checkInteger, readOptions } from '../base/check.ts';
import { disposedOf } from '../base/disposed.ts';
import { checkCell, type Point, type PointLike } from '../base/point.ts';
import { Printable } from '../base/printable.ts';
import { chooseTeamEngine } from '../choose/team.ts';
import type { EngineTeam, TeamEngine } from '../engine/team.ts';
import { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { suggestOption } from '../request/suggestions.ts';
import { RULES } from '../rules/moves.ts';
import { GREATEST_WEIGHT, TeamCells } from './team-cells.ts';
import {
  type ResolvedTeamOptions,
  readAgent,
  readAgents,
  scrambled,
  TEAM_CHECKS,
  TEAM_DEFAULTS,
  type TeamAgent,
  type TeamOptions,
} from './team-options.ts';

/**
 * Agents that walk to their goals without ever colliding, one step at a time. Made by {@link createTeam}.
 *
 * In a step, each agent stays or goes to a neighbour cell. Never are two agents in one cell, and never do two swap their cells. An agent may
 * enter a cell that another leaves in the same step.
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
  private readonly team: EngineTeam;
  private readonly cells: TeamCells;
  /** Goal of each agent as a cell index, -1 for removed agents. */
  private readonly goals: number[] = [];
  /** Indices of removed agents. */
  private readonly free: number[] = [];
  private handed: Int32Array = new Int32Array(0);
  private came: number[] = [];
  private disposed = false;

  private constructor(engine: TeamEngine, base: CellStore, agents: readonly TeamAgent[], options: ResolvedTeamOptions) {
    if (!(base instanceof CellStore)) throw new TypeError('a Team is made by createTeam, not by new');
    super();
    const { width, height } = base;
    const read = readAgents(agents, base);
    const rule = RULES[options.diagonals];
    this.base = base;
    const seed = scrambled(options.seed);
    this.team = engine.open({ width, height, rule, greatestWeight: GREATEST_WEIGHT, seed, mayGuess: true });
    this.cells = new TeamCells(base, this.team, rule, true);
    try {
      this.cells.update();
      read.forEach(({ start, goal }, i) => {
        this.checkPassable(`agents[${i}].start`, start);
        this.put(i, start, goal);
      });
      this.handed = allocate(Int32Array, 2 * this.goals.length);
      this.writePositions();
    } catch (error) {
      this.team.dispose();
      throw error;
    }
  }

  /** @internal */
  static make(engine: TeamEngine, base: CellStore, agents: readonly TeamAgent[], options: ResolvedTeamOptions): Team {
    return new Team(engine, base, agents, options);
  }

  /** @internal */
  protected summary(): object {
    return { agents: this.goals.length - this.free.length };
  }

  /**
   * Columns and rows of the agents, x0, y0, x1, y1, …; -1, -1 for a removed one. Each step writes into this array; {@link Team.add} may
   * replace it. You may change it: the team does not read it.
   */
  get positions(): Int32Array {
    return this.handed;
  }

  /** Whether all agents are at their goals. */
  get arrived(): boolean {
    const places = this.places();
    return this.goals.every((goal, i) => goal < 0 || this.placeOf(goal) === places[i]);
  }

  /**
   * Returns whether an agent is at its goal.
   *
   * @param index Of the agent, in the order in which they were given or added.
   * @throws `RangeError` unless there is such an agent.
   */
  isArrived(index: number): boolean {
    const places = this.places();
    this.checkAgent(index);
    return this.placeOf(this.goals[index]) === places[index];
  }

  /**
   * Indices of the agents that came to their goals in the latest step and were elsewhere before, in order. To give each its next task, loop
   * over these alone.
   */
  get arrivedNow(): readonly number[] {
    return this.came;
  }

  /** Returns the cell of an agent. @throws `RangeError` unless there is such an agent. */
  positionOf(index: number): Point {
    this.checkUsable();
    this.checkAgent(index);
    const place = this.team.places()[index];
    return { x: place & ((1 << this.team.shift) - 1), y: place >> this.team.shift };
  }

  /**
   * Returns the length of an agent's way to its goal, as if it were alone: in steps, or, if terrain costs differ, in steps on the cheapest ground.
   * Infinity: no route leads there. 0 at the goal. With very many goals it may be more than the least, see {@link createTeam}.
   *
   * @throws `RangeError` unless there is such an agent, and if memory cannot be allocated.
   */
  distance(index: number): number {
    this.checkUsable();
    this.checkAgent(index);
    this.cells.update();
    const found = this.team.distance(index);
    return found < 0 ? Infinity : found / this.cells.scale;
  }

  /**
   * Moves all agents by one step. It follows edits of the grid. An agent in a cell that has become blocked leaves it if it can. Any
   * other agent from which no route leads to its goal stays, but gives way to others.
   *
   * Those who have been on their way for longest choose first.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  step(): void {
    this.checkUsable();
    this.cells.update();
    const before = this.team.places().slice(0, this.goals.length);
    this.team.step();
    const places = this.team.places();
    this.came = [];
    for (const [i, goal] of this.goals.entries()) {
      if (goal >= 0 && places[i] !== before[i] && places[i] === this.placeOf(goal)) this.came.push(i);
    }
    this.writePositions();
  }

  /** Gives an agent another goal. @throws `RangeError` unless there is such an agent, and for cells outside the grid. */
  setGoal(index: number, goal: PointLike): void {
    this.checkUsable();
    this.checkAgent(index);
    const { x, y } = checkCell('goal', goal, this.base);
    const cell = y * this.base.width + x;
    this.team.setGoal(index, this.placeOf(cell));
    this.goals[index] = cell;
  }

  /**
   * Adds an agent.
   *
   * @returns Its index: that of a removed agent if there is one, else the next.
   * @throws `RangeError` if its start is blocked or taken.
   */
  add(agent: TeamAgent): number {
    this.checkUsable();
    this.cells.update();
    const { start, goal } = readAgent('agent', agent, this.base);
    this.checkPassable('agent.start', start);
    const other = this.places().subarray(0, this.goals.length).indexOf(this.placeOf(start));
    if (other >= 0) throw new RangeError(`agent.start is where agent ${other} stands: choose a free cell`);
    const index = this.free.pop() ?? this.goals.length;
    this.put(index, start, goal);
    if (2 * index === this.handed.length) this.handed = allocate(Int32Array, 2 * this.goals.length);
    this.writePositions();
    return index;
  }

  /** Removes an agent. The other agents keep their indices. @throws `RangeError` unless there is such an agent. */
  remove(index: number): void {
    this.checkUsable();
    this.checkAgent(index);
    this.team.removeAgent(index);
    this.goals[index] = -1;
    this.free.push(index);
    this.writePositions();
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

  private put(index: number, start: number, goal: number): void {
    this.team.putAgent(index, this.placeOf(start), this.placeOf(goal));
    this.goals[index] = goal;
  }

  private places(): Int32Array {
    this.checkUsable();
    return this.team.places();
  }

  private placeOf(cell: number): number {
    const y = Math.floor(cell / this.base.width);
    return (y << this.team.shift) | (cell - y * this.base.width);
  }

  private writePositions(): void {
    const places = this.team.places();
    const { shift } = this.team;
    const mask = (1 << shift) - 1;
    for (let i = 0; i < this.goals.length; i++) {
      const place = places[i];
      this.handed[2 * i] = place < 0 ? -1 : place & mask;
      this.handed[2 * i + 1] = place < 0 ? -1 : place >> shift;
    }
  }

  private checkUsable(): void {
    if (this.disposed) throw disposedOf('team', 'createTeam');
  }

  private checkAgent(index: number): void {
    checkInteger('index', index, 0, this.goals.length - 1);
    if (this.goals[index] < 0) throw new RangeError(`index is ${index}: that agent has been removed`);
  }

  private checkPassable(name: string, cell: number): void {
    const x = cell % this.base.width;
    const y = Math.floor(cell / this.base.width);
    if (!this.base.isBlocked(x, y)) return;
    throw new RangeError(`${name} is (${x}, ${y}), which is blocked: an agent starts in a passable cell`);
  }
}

/**
 * Makes a team of agents that walk to their goals without ever colliding, one step at a time: for games and warehouses, where goals and walls
 * change all the time. Agents go round each other, wait, give way, and turn back in corridors to let others pass.
 *
 * On maps where each straight step lies on a loop, every agent reaches its goal at some time, if agents that have arrived do not all want
 * the same cells. Elsewhere most do; if none arrives for long, a step looks for a plan as {@link findTeamPaths} does, and agents follow it.
 *
 * Terrain costs are preferences: a step takes one unit of time anywhere, but routes prefer cheap ground. For that, costs are rounded to
 * quarters of the lowest, and count as at most 30 times the lowest.
 *
 * It plans each step by priority inheritance with backtracking (K. Okumura, M. Machida, X. Défago, Y. Tamura, 2022), in a time that is
 * usually proportional to the agents. Distances to goals are computed as far as agents ask for them, and shared by agents with the same goal.
 *
 * @param grid Never modified. The team follows its edits.
 * @param agents Where they start and go. Several may have the same goal, though only one at a time can be there.
 * @param options See {@link TeamOptions}; each has a default.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid, starts that are blocked or shared, and wrong options, and if memory cannot be allocated.
 *
 * @example
 * const grid = Grid.fromText(`
 *   #.###
 *   .....
 * `);
 * const team = createTeam(grid, [{ start: [0, 1], goal: [4, 1] }, { start: [4, 1], goal: [0, 1] }]);
 * while (!team.arrived) team.step();
 * team.positions; // => Int32Array(4) [ 4, 1, 0, 1 ]
 */
export function createTeam(grid: Grid, agents: readonly TeamAgent[], options?: TeamOptions): Team {
  return teamOn(null, grid, agents, options);
}

/** Does what {@link createTeam} does, on the given engine; null means the one that the options name. */
export function teamOn(
  engine: TeamEngine | null,
  grid: Grid,
  agents: readonly TeamAgent[],
  options?: TeamOptions,
): Team {
  const base = cellsOf(grid);
  const resolved = readOptions<ResolvedTeamOptions>(options, TEAM_CHECKS, TEAM_DEFAULTS, suggestOption);
  return Team.make(engine ?? chooseTeamEngine(resolved.engine), base, agents, resolved);
}
