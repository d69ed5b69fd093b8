import { advise } from '../../core/base/advice/advice.ts';
import { allocate } from '../../core/base/allocate.ts';
import { checkDirection, type Direction } from '../../core/base/cells/direction-names.ts';
import { checkCell, type PointLike } from '../../core/base/cells/point.ts';
import {
  checkBoolean,
  checkInteger,
  checkNames,
  type Filled,
  isArray,
  type OptionTable,
  show,
  wrongKind,
} from '../../core/base/check.ts';
import { firstHole } from '../../core/base/lists.ts';
import { MOST_GUIDANCE } from '../../core/engine/team.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import type { FindPathOptions } from '../../core/request/options.ts';
import { checkDiagonals, checkEngine, type Diagonals } from '../../core/request/options.ts';
import { readFactors } from '../../core/request/unit-options.ts';

/** An agent of a team: where it starts, and where it goes. */
export interface TeamAgent {
  /** A passable cell; no two agents start in the same one. */
  readonly start: PointLike;
  /** Any cell. */
  readonly goal: PointLike;
  /**
   * Cells around its goal in which it counts as arrived and stays, in steps on an empty map, on the goal's floor: a whole number from 0 (default)
   * to 65,535. `createTeam` alone.
   */
  readonly range?: number | undefined;
  /**
   * Of those on their way, agents with higher numbers choose first: a whole number from -1,000,000 to 1,000,000. Default 0. Agents at their
   * goals give way to all others. `createTeam` alone.
   */
  readonly priority?: number | undefined;
  /**
   * Agents of one group may swap goals on the way, if that makes their ways shorter: a whole number from 0 to 2^31 - 1. Default: none, and the agent keeps its goal.
   * Only agents with the same `kindCosts` swap.
   */
  readonly group?: number | undefined;
  /**
   * What the kinds of cells ({@link Grid.setKind}) mean to it: a factor of the terrain cost for each, as in {@link FindPathOptions.kindCosts}.
   * Infinity, 0 or less: it never enters cells of that kind, nor uses links for such kinds alone. There must be one for each kind that the grid
   * has or gets. Without it, all kinds are alike. Agents of a team may have at most 15 different lists. With `turns`, factors only say
   * where it may go.
   */
  readonly kindCosts?: ArrayLike<number> | undefined;
  /** With `turns`: where it looks at first, `'north'` (default), `'east'`, `'south'` or `'west'`, or their numbers 0, 2, 4 and 6. */
  readonly heading?: Direction | undefined;
}

/** Options that createTeam and findTeamPaths share. */
export interface TeamOptions extends Pick<FindPathOptions, 'engine'> {
  /**
   * Corner rule, default `'never'`. It treats agents as walls: a cell counts as blocked for a step if an agent is in it before or after that
   * step. Two diagonal steps never cross.
   */
  diagonals?: Diagonals | undefined;
  /**
   * Whether an agent may enter a cell that another leaves in the same step. Default true. False keeps a gap between agents.
   */
  follow?: boolean | undefined;
  /** Decides between equally good choices: a whole number from 0 (default) to 2^32 - 1. The same seed gives the same steps everywhere. */
  seed?: number | undefined;
}

/** Options of createTeam. */
export interface CreateTeamOptions extends TeamOptions {
  /**
   * Steps that agents look ahead, before each step, for ways that meet few others: a whole number from 0 (default, none) to 64; 10 is a good choice.
   * Busy teams reach more goals, and their steps take longer, about in proportion: 3 to 10 µs an agent for 10, and 25 bytes for each step ahead.
   * Excludes `turns`. Refused if agents have so many goals that they keep single routes; with more goals later, they go on without.
   */
  guidance?: number | undefined;
  /**
   * What `team.state()` of another team returned. The team goes on as that one would have, if the grid is the same. Agents come from the state:
   * give `[]`. `seed` does not matter; `diagonals`, `follow`, `guidance` and `turns` come from the state too, if they are not given. The grid must have as many
   * cells of the same shape; if it differs otherwise, that counts as an edit. Default none.
   */
  state?: Uint8Array | undefined;
  /**
   * Whether agents are robots that turn: in a step, each goes one cell ahead, turns right or left by 90 degrees, or waits. Default false.
   * They go straight (`diagonals: 'never'`), or through links, which turn nobody. All ground is alike to them, and those with one goal do not settle round it.
   */
  turns?: boolean | undefined;
}

/** {@link TeamOptions} with every default filled in. */
export type ResolvedTeamOptions = Filled<TeamOptions>;

export const TEAM_OPTIONS: OptionTable<ResolvedTeamOptions> = {
  diagonals: [checkDiagonals, 'never'],
  follow: [checkBoolean, true],
  seed: [(name, value) => checkInteger(name, value, 0, 2 ** 32 - 1), 0],
  engine: [checkEngine, 'auto'],
};

export const checkGuidance = (name: string, value: unknown): number => checkInteger(name, value, 0, MOST_GUIDANCE);

export interface ResolvedCreateOptions extends ResolvedTeamOptions {
  guidance: number;
  state: Uint8Array | null;
  turns: boolean;
}

function checkState(name: string, value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw wrongKind(name, value, 'the bytes that team.state() returned');
  return value;
}

// Bundlers keep an object with `...` unless a call that they may leave out makes it.
export const CREATE_OPTIONS: OptionTable<ResolvedCreateOptions> = /* @__PURE__ */ (() => ({
  ...TEAM_OPTIONS,
  guidance: [checkGuidance, 0],
  state: [checkState, null],
  turns: [checkBoolean, false],
}))();

/** Throws a `RangeError` if `turns` does not go with the grid or the other options. */
export function checkTurns({ turns, diagonals, follow, guidance }: ResolvedCreateOptions, cells: CellStore): void {
  if (!turns) return;
  checkMapOfTurns(cells);
  const other = guidance > 0 ? `guidance is ${guidance}` : follow ? null : 'follow is false';
  if (other !== null)
    throw new RangeError(`${other}, and turns is given: robots that turn do not know it, leave out one of the two`);
  if (diagonals !== 'never') {
    throw new RangeError(`diagonals is '${diagonals}': robots that turn go straight, leave it out or give 'never'`);
  }
}

/** Throws a `RangeError` if robots that turn do not follow what is on a grid. */
export function checkMapOfTurns({ wrap, links }: CellStore): void {
  if (wrap !== 0) {
    throw new RangeError(
      'a team whose agents turn does not go on over edges, and the grid has wrap: leave turns out, or use a grid without wrap',
    );
  }
  if (!links?.borders.size) return;
  throw new RangeError(
    `a team whose agents turn does not know borders that cost, and the grid has ${links.borders.size}: leave turns out, or take them away by grid.setEdgeCost(cell, direction, null)`,
  );
}

/** Returns a number of 32 bits, not 0, in which seeds that are close differ in many bits. */
export function scrambled(seed: number): number {
  const mixed = Math.imul((seed ^ (seed >>> 16)) + 0x9e3779b9, 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) | 0 || 1;
}

/** An agent's cells, by index. */
export interface AgentCells {
  readonly start: number;
  readonly goal: number;
  /** The cost factors by kind, null if all kinds are alike. */
  readonly factors: Float64Array | null;
}

/** An agent of a team that walks. */
export interface Walker extends AgentCells {
  readonly range: number;
  readonly priority: number;
  /** -1 for none. */
  readonly group: number;
  /** 0 north, 2 east, 4 south, 6 west. */
  readonly heading: number;
}

/** What an agent may have, in a team, if it turns, and in a plan. */
const WALKER_KEYS: readonly (keyof TeamAgent)[] = ['start', 'goal', 'range', 'priority', 'group', 'kindCosts'];
const ROBOT_KEYS: readonly (keyof TeamAgent)[] = [...WALKER_KEYS, 'heading'];
export const keysOf = (turns: boolean): typeof WALKER_KEYS => (turns ? ROBOT_KEYS : WALKER_KEYS);
export const PLAN_KEYS: readonly (keyof TeamAgent)[] = ['start', 'goal', 'group', 'kindCosts'];
/** What else a row of parseScenario has: all of them. */
const ROW_KEYS: readonly string[] = ['bucket', 'map', 'width', 'height', 'length'];
const MOST_RANGE = 65_535;
const MOST_PRIORITY = 1_000_000;
const MOST_GROUP = 2 ** 31 - 1;

/** What agents cannot have yet, and what to do instead, by lower-case name. */
const OTHER_KEYS = {
  size: 'agents of one cell each, since teams have no larger ones yet',
  speed: 'team.step() less often, or a team for each speed',
  from: 'start',
  position: 'start',
  to: 'goal',
  target: 'goal',
  end: 'goal',
  range: 'createTeam, whose agents may have a range',
  priority: 'createTeam, whose agents may have a priority',
  heading: 'createTeam with turns: true, whose agents have a heading',
};

/** Returns whether an agent is a row of a scenario. @throws `RangeError` if that is for a map of another size. */
function isRow(name: string, agent: object, { width, height }: CellStore): boolean {
  if (typeof agent !== 'object' || agent === null || !ROW_KEYS.every((key) => key in agent)) return false;
  const row = agent as { readonly width: unknown; readonly height: unknown };
  if (row.width === width && row.height === height) return true;
  throw new RangeError(
    `${name} is for a map of ${show(row.width)} x ${show(row.height)} cells, and the grid has ${width} x ${height}: pass the grid of that map`,
  );
}

/**
 * Reads one agent, which may be a row of a scenario.
 *
 * @throws `TypeError` or `RangeError` unless it is an object of these keys, with cells of the grid.
 */
export function readAgent(
  name: string,
  agent: TeamAgent,
  cells: CellStore,
  keys: readonly (keyof TeamAgent)[],
): Walker {
  const all = isRow(name, agent, cells) ? [...keys, ...ROW_KEYS] : keys;
  checkNames(name, agent, all, (asked, known) => advise(asked, known, OTHER_KEYS));
  const start = checkCell(`${name}.start`, agent.start, cells);
  const goal = checkCell(`${name}.goal`, agent.goal, cells);
  const { range = 0, priority = 0 } = agent;
  checkInteger(`${name}.range`, range, 0, MOST_RANGE);
  checkInteger(`${name}.priority`, priority, -MOST_PRIORITY, MOST_PRIORITY);
  const group = agent.group === undefined ? -1 : checkInteger(`${name}.group`, agent.group, 0, MOST_GROUP);
  const heading = agent.heading === undefined ? 0 : checkDirection(`${name}.heading`, agent.heading);
  if (heading % 2 === 1) {
    throw new RangeError(`${name}.heading is ${show(agent.heading)}: robots look north, east, south or west`);
  }
  const factors = agent.kindCosts === undefined ? null : factorsOf(name, agent.kindCosts, cells);
  const [from, to] = [start, goal].map(({ x, y }) => y * cells.width + x);
  return { start: from, goal: to, factors, range, priority, group, heading };
}

/** Calls `run`. An error that it throws about kindCosts then names the agent too. */
export function named<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('kindCosts')) error.message = `${name}.${error.message}`;
    throw error;
  }
}

/** Reads the kindCosts of an agent. Factors that block a kind come out as Infinity. */
function factorsOf(name: string, kindCosts: ArrayLike<number>, { kinds }: CellStore): Float64Array {
  return named(name, () => readFactors(kindCosts, kinds)).map((factor) => (factor > 0 ? factor : Infinity));
}

/** Reads a list of agents. @throws `TypeError` or `RangeError` for a wrong one, and if two start in the same cell. */
export function readAgents(
  agents: readonly TeamAgent[],
  cells: CellStore,
  keys: readonly (keyof TeamAgent)[],
): Walker[] {
  if (!isArray(agents)) throw wrongKind('agents', agents, 'an array of { start, goal }');
  const hole = firstHole(agents);
  if (hole >= 0) readAgent(`agents[${hole}]`, agents[hole], cells, keys);
  const first = new Map<number, number>();
  return Array.from(agents, (agent, i) => {
    const read = readAgent(`agents[${i}]`, agent, cells, keys);
    const other = first.get(read.start);
    if (other !== undefined) {
      const x = read.start % cells.width;
      const y = Math.floor(read.start / cells.width);
      throw new RangeError(
        `agents[${i}].start is (${x}, ${y}), where agents[${other}] starts: each needs a cell of its own`,
      );
    }
    first.set(read.start, i);
    return read;
  });
}

/** Writes the columns and rows of places, -1 and -1 for a removed agent. @param shift The bits of columns in a place. */
export function writeCells(places: Int32Array, count: number, shift: number, into: Int32Array): void {
  for (let i = 0; i < count; i++) {
    into[2 * i] = places[i] < 0 ? -1 : places[i] & ((1 << shift) - 1);
    into[2 * i + 1] = places[i] < 0 ? -1 : places[i] >> shift;
  }
}

/** Returns the columns and rows of cells, x0, y0, x1, y1, …. */
export function coordinatesOf(cells: readonly number[], width: number): Int32Array {
  const xy = allocate(Int32Array, 2 * cells.length);
  for (let i = 0; i < cells.length; i++) {
    xy[2 * i] = cells[i] % width;
    xy[2 * i + 1] = Math.floor(cells[i] / width);
  }
  return xy;
}
