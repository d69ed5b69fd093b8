/** Small full teams of every kind that stand, are freed, and get edits, goals and newcomers; and a judge of their steps that shares no code with engines. */
import { checksumOf } from '../../src/core/base/checksum.ts';
import type { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { Grid, type GridOptions, HexGrid, type Team, type TeamAgent } from '../../src/index.ts';
import { STEPS } from './directions.ts';
import { addLinkTo, faultOn, type Ground, groundOf } from './linked-teams.ts';
import type { Random } from './maps.ts';
import { outside } from './team-check.ts';
import { placesOf, shuffled } from './team-problems.ts';
import { type Diagonals, diagonalRules, type Point } from './world.ts';

type Cell = [x: number, y: number];
type Agent = TeamAgent & { goal: Cell; kindCosts?: readonly number[] };

/** Steps without an arrival after which a team searches for a plan, and steps of a search that are waited for. */
const PATIENCE = 64;
const SEARCHED = 12;
/** Where the bits of a team's head stand behind the words of its grounds, and the one for distances that are the least. */
const BITS_AT = 6;
const EXACT = 1;

export interface Problem {
  readonly grid: Grid;
  readonly agents: Agent[];
  readonly diagonals: Diagonals;
  readonly options: { seed: number; guidance?: number; follow?: boolean; turns?: boolean; diagonals?: Diagonals };
  /** Whether agents keep single routes, as on maps too large for tests. */
  readonly isGuessing: boolean;
}

function randomMap(random: Random): Grid {
  const isHex = random.chance(0.35);
  const wrap = random.chance(0.15) ? random.pick(['x', 'y', 'both'] as const) : undefined;
  // Hexagons that go on from top to bottom need an even number of rows.
  const least = wrap === undefined ? 1 : 4;
  const sides = [random.between(least, 4), random.between(Math.max(least, 2), 6)].map((side) =>
    wrap === undefined ? side : side + (side % 2),
  );
  const options: GridOptions = wrap === undefined ? {} : { wrap };
  const grid = isHex ? new HexGrid(sides[0], sides[1], options) : new Grid(sides[0], sides[1], options);
  const blocked = random.pick([0, 0.1, 0.2, 0.3]);
  const kinds = random.chance(0.3) ? 0.25 : 0;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      grid.setBlocked(x, y, random.chance(blocked));
      if (random.chance(kinds)) grid.setKind([x, y], random.between(1, 2));
      if (random.chance(0.05)) grid.setCost(x, y, 3);
    }
  }
  if (random.chance(0.15)) for (let left = random.between(1, 3); left > 0; left--) addLinkTo(grid, random);
  if (!isHex && wrap === undefined && random.chance(0.15)) {
    for (let left = random.between(1, 6); left > 0; left--) closeExit(random, grid);
  }
  return grid;
}

function closeExit(random: Random, grid: Grid): void {
  grid.setExit(random.below(grid.width), random.below(grid.height), random.below(8), random.chance(0.2));
}

const freeCells = (grid: Grid): Cell[] =>
  Array.from({ length: grid.width * grid.height }, (_, i): Cell => [i % grid.width, Math.floor(i / grid.width)]).filter(
    ([x, y]) => !grid.isBlocked(x, y),
  );

function agentAt(random: Random, grid: Grid, start: Cell, goal: Cell): Agent {
  const agent: { -readonly [Key in keyof Agent]: Agent[Key] } = { start, goal };
  if (random.chance(0.25)) agent.range = random.between(1, 2);
  if (random.chance(0.3)) agent.priority = random.between(1, 2);
  if (random.chance(0.75)) return agent;
  const kindCosts = random.pick([
    [1, Infinity, 1],
    [1, 2, Infinity],
    [Infinity, 1, 1],
  ]);
  if (kindCosts[grid.kind(start)] < Infinity) agent.kindCosts = kindCosts;
  return agent;
}

/** Draws a team that may well be stuck: it fills much of a small map, and shares some goals. Null if there is no room. */
export function randomProblem(random: Random): Problem | null {
  const grid = randomMap(random);
  const isHex = grid instanceof HexGrid;
  const cells = freeCells(grid);
  const share = random.pick([0.5, 0.65, 0.8]);
  const count = Math.min(
    random.chance(0.5) ? cells.length - random.between(1, 2) : Math.floor(share * cells.length),
    14,
  );
  const isPlain = !isHex && grid.wrap === null && grid.links().length === 0;
  const turns = !isHex && grid.wrap === null && random.chance(0.12);
  const goals = shuffled(random, cells);
  const shared = random.pick([0, 0, 0.2, 0.6]);
  const agents = shuffled(random, cells)
    .slice(0, count)
    .map((start, i) => agentAt(random, grid, start, random.chance(shared) ? goals[0] : goals[i]));
  if (agents.length < 2) return null;
  const seed = random.below(1000);
  if (turns) return { grid, agents, diagonals: 'never', options: { seed, turns }, isGuessing: false };
  const diagonals = isHex ? 'never' : random.pick(diagonalRules);
  const options: Problem['options'] = isHex ? { seed } : { seed, diagonals };
  if (random.chance(0.15)) options.guidance = random.pick([1, 4, 10]);
  if (random.chance(0.1)) options.follow = false;
  return { grid, agents, diagonals, options, isGuessing: isPlain && random.chance(0.05) };
}

/** Returns a state whose team keeps single routes from now on, until goals change. */
export function guessing(state: Uint8Array): Uint8Array {
  const view = new DataView(state.slice().buffer);
  const word = (i: number) => view.getInt32(4 * i, true);
  let head = 8 + word(7);
  let grounds = word(head++);
  for (; grounds > 0; grounds--) head += 1 + 2 * word(head);
  view.setInt32(4 * (head + BITS_AT), word(head + BITS_AT) & ~EXACT, true);
  const bytes = new Uint8Array(view.buffer);
  view.setUint32(8, checksumOf(bytes, 12), true);
  return bytes;
}

/** Where each agent may go alone, from each cell, for the map as it is. */
class Judge {
  private readonly problem: Problem;
  private readonly grounds = new Map<string, { ground: Ground; steps: Map<number, boolean> }>();

  constructor(problem: Problem) {
    this.problem = problem;
  }

  /** Forgets the map. */
  clear(): void {
    this.grounds.clear();
  }

  /** Returns what is wrong with a step of all agents, '' if it is legal. */
  fault(before: readonly Point[], after: readonly Point[]): string {
    const { agents, diagonals, grid } = this.problem;
    const { width } = grid;
    const there = new Map<number, number>();
    const was = new Map<number, number>();
    for (const [i, { x, y }] of before.entries()) if (x >= 0) was.set(y * width + x, i);
    for (const [i, to] of after.entries()) {
      if (to.x < 0) continue;
      const name = `agent ${i} from ${before[i].x},${before[i].y} to ${to.x},${to.y}`;
      const cell = to.y * width + to.x;
      const other = there.get(cell);
      if (other !== undefined) return `${name} meets agent ${other}`;
      there.set(cell, i);
      const from = before[i].y * width + before[i].x;
      if (from === cell) continue;
      if (!this.leads(agents[i], from, cell)) return `${name} jumps, or enters a wall`;
      const there2 = was.get(cell);
      if (there2 !== undefined && after[there2].y * width + after[there2].x === from) return `${name} swaps`;
      if (this.problem.options.follow === false && there2 !== undefined) return `${name} follows`;
    }
    if (diagonals === 'never') return '';
    const [from, to] = [before, after].map((all) => all.map((at, i) => (at.x < 0 ? outside(i) : at)));
    const grounds = agents.map((agent) => this.on(agent).ground);
    for (const [i, at] of to.entries()) {
      if (at.x < 0 || at.x === from[i].x || at.y === from[i].y) continue;
      const fault = faultOn(grounds, diagonals, from, to, i);
      if (fault !== '') return `agent ${i} from ${from[i].x},${from[i].y} to ${at.x},${at.y} ${fault}`;
    }
    return '';
  }

  private on({ kindCosts }: Agent): { ground: Ground; steps: Map<number, boolean> } {
    const key = String(kindCosts);
    let known = this.grounds.get(key);
    if (known === undefined) {
      const { grid } = this.problem;
      known = { ground: groundOf(grid, grid.wrap ?? undefined, kindCosts), steps: new Map() };
      this.grounds.set(key, known);
    }
    return known;
  }

  private leads(agent: Agent, from: number, to: number): boolean {
    const { steps, ground } = this.on(agent);
    const { grid, diagonals } = this.problem;
    const size = grid.width * grid.height;
    let known = steps.get(from * size + to);
    if (known !== undefined) return known;
    const [start, end] = [from, to].map((cell) => ({ x: cell % grid.width, y: Math.floor(cell / grid.width) }));
    if (grid instanceof HexGrid) {
      const isBeside = grid.distance(start, end) === 1 && ground.world.costs[to] < Infinity;
      known =
        isBeside ||
        faultOn([{ ...ground, world: { ...ground.world, width: 0, height: 0 } }], diagonals, [start], [end], 0) === '';
      if (!isBeside) known = this.isLinked(ground, start, end);
    } else {
      const exit = STEPS.findIndex(([dx, dy]) => start.x + dx === end.x && start.y + dy === end.y);
      known = faultOn([ground], diagonals, [start], [end], 0) === '';
      if (known && exit >= 0 && !grid.isExitOpen(start.x, start.y, exit)) known = this.isLinked(ground, start, end);
    }
    steps.set(from * size + to, known);
    return known;
  }

  private isLinked({ links, world }: Ground, from: Point, to: Point): boolean {
    const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
    const isOpen = ({ x, y }: Point) => world.costs[y * world.width + x] < Infinity;
    const joins = links.some(
      (link) =>
        (isAt(link.from, from) && isAt(link.to, to)) || (!link.oneWay && isAt(link.to, from) && isAt(link.from, to)),
    );
    return joins && isOpen(from) && isOpen(to);
  }
}

/** What teams did, all together. */
export interface Tally {
  teams: number;
  steps: number;
  /** Steps of searches for a plan, and the times that agents went on after one. */
  searched: number;
  freed: number;
}

/**
 * Lets a team go, stand and be freed, with few edits or many. Throws if a step is not legal, or if a team of the same state takes another one.
 *
 * @param most Steps.
 */
export function stand(engine: TeamEngine, random: Random, problem: Problem, most: number, tally: Tally): void {
  const { grid, agents, options, isGuessing } = problem;
  let team = teamOn(engine, grid, agents, options);
  if (isGuessing) team = replaced(engine, grid, team, guessing(team.state()));
  const judge = new Judge(problem);
  const edits = random.pick([0, 0, 0.004, 0.03]);
  const saves = random.pick([0, 0.02]);
  let before = placesOf(team.positions);
  let still = 0;
  tally.teams++;
  for (let step = 0; step < most; step++) {
    if (random.chance(edits)) {
      edit(random, problem, team, judge);
      before = placesOf(team.positions);
      still = 0;
    }
    const twin = random.chance(saves) ? teamOn(engine, grid, [], { state: team.state() }) : null;
    team.step();
    const after = placesOf(team.positions);
    const fault = judge.fault(before, after);
    if (fault !== '') throw new Error(`step ${step}: ${fault}`);
    twin?.step();
    if (twin !== null && `${twin.positions} ${twin.headings}` !== `${team.positions} ${team.headings}`) {
      throw new Error(`step ${step}: a team of the same state goes to ${twin.positions}, not to ${team.positions}`);
    }
    // It goes on in place of the other one.
    if (twin !== null) {
      team.dispose();
      team = twin;
    }
    const isStill = after.every(({ x, y }, i) => x === before[i].x && y === before[i].y);
    if (still > PATIENCE) tally[isStill ? 'searched' : 'freed']++;
    still = isStill ? still + 1 : 0;
    before = after;
    tally.steps++;
    if ((team.arrived && random.chance(0.5)) || still === PATIENCE + SEARCHED) {
      giveAll(random, problem, team);
      still = 0;
    }
  }
  team.dispose();
}

function replaced(engine: TeamEngine, grid: Grid, team: Team, state: Uint8Array): Team {
  team.dispose();
  return teamOn(engine, grid, [], { state });
}

function give({ agents }: Problem, team: Team, agent: number, goal: Cell): void {
  team.setGoal(agent, goal);
  agents[agent] = { ...agents[agent], goal };
}

/** Gives all agents other goals, most of them one each. */
function giveAll(random: Random, problem: Problem, team: Team): void {
  const goals = shuffled(random, freeCells(problem.grid));
  if (goals.length === 0) return;
  const shared = random.pick([0, 0, 0.2]);
  for (const [i, { x }] of placesOf(team.positions).entries())
    if (x >= 0) give(problem, team, i, (random.chance(shared) ? undefined : goals[i]) ?? goals[0]);
}

/** Changes a team or its map. */
function edit(random: Random, problem: Problem, team: Team, judge: Judge): void {
  const { grid, agents } = problem;
  const places = placesOf(team.positions);
  const there = [...places.keys()].filter((i) => places[i].x >= 0);
  const one = random.pick(there);
  const change = random.below(there.length === 1 ? 5 : 6);
  if (change === 0) give(problem, team, one, [random.below(grid.width), random.below(grid.height)]);
  else if (change === 1) team.hold(one, random.pick<boolean | number>([true, false, 1, 5]));
  else if (change === 2) {
    const taken = new Set(places.map(({ x, y }) => `${x},${y}`));
    const free = freeCells(grid).filter((cell) => !taken.has(String(cell)));
    if (free.length === 0) return;
    const agent = agentAt(random, grid, random.pick(free), random.pick(freeCells(grid)));
    agents[team.add(agent)] = agent;
  } else if (change < 5) {
    const cell: Cell = [random.below(grid.width), random.below(grid.height)];
    if (grid.links().length > 0 && random.chance(0.3)) addLinkTo(grid, random);
    else if (grid instanceof HexGrid || grid.wrap !== null || random.chance(0.7))
      grid.setBlocked(cell, random.chance(0.5));
    else closeExit(random, grid);
    judge.clear();
  } else team.remove(one);
}
