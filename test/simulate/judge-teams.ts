/** Judges of teams: each step by the rules of the map, and by teams that are made of the state before it. */
import {
  createTeam,
  Grid,
  HexGrid,
  type Point,
  type Reservations,
  type Team,
  type TimedPath,
} from '../../src/index.ts';
import { faultOn, groundOf, type Wrap } from '../support/linked-teams.ts';
import type { Diagonals } from '../support/world.ts';
import { judgeReserved } from './judge-timetables.ts';
import { hasClosedExits } from './options.ts';
import type { Done, Judge } from './state.ts';

type Cell = [x: number, y: number];

interface Agent {
  readonly goal?: Cell;
  readonly range?: number;
  readonly group?: number;
  readonly kindCosts?: readonly number[];
}

/** What a team was made for, and the places of its agents. */
interface Note {
  readonly map: Grid;
  readonly agents: Agent[];
  readonly diagonals: Diagonals;
  places: Point[];
  /** Where robots look that turn, null if agents do not. */
  looks: Uint8Array | null;
}

function placesOf(team: Team): Point[] {
  const { positions } = team;
  return Array.from({ length: positions.length / 2 }, (_, i) => ({ x: positions[2 * i], y: positions[2 * i + 1] }));
}

/** Throws unless the moves of all agents are legal. */
function checkMoves(map: Grid, agents: readonly Agent[], diagonals: Diagonals, before: Point[], after: Point[]): void {
  // Agents that are not there stand where no other comes.
  const [from, to] = [before, after].map((all) => all.map((at, i) => (at.x < 0 ? { x: -10 - 9 * i, y: -10 } : at)));
  const grounds = agents.map(({ kindCosts }) => groundOf(map, (map.wrap ?? undefined) as Wrap, kindCosts));
  const hasExits = hasClosedExits(map);
  for (const [i, at] of from.entries()) {
    if (at.x < 0 || to[i].x < 0) continue;
    const isStill = at.x === to[i].x && at.y === to[i].y;
    const fault =
      map instanceof HexGrid ? hexFault(map, from, to, i) : hasExits ? '' : faultOn(grounds, diagonals, from, to, i);
    if (fault !== '') throw new Error(`agent ${i} from ${at.x},${at.y} to ${to[i].x},${to[i].y}: ${fault}`);
    if (!isStill && map.isBlocked(to[i].x, to[i].y)) throw new Error(`agent ${i} enters a wall`);
  }
}

/** Throws unless robots that turn have gone ahead, or turned by a quarter, or taken a link. */
function checkTurns({ map, places, looks }: Note, team: Team): void {
  for (const [i, { x, y }] of placesOf(team).entries()) {
    const [before, after] = [looks?.[i], team.headings?.[i]];
    const from = places[i];
    if (before === undefined || after === undefined || from.x < 0 || x < 0) continue;
    const [across, down] = [x - from.x, y - from.y];
    const isStill = across === 0 && down === 0;
    const turned = (after - before + 8) % 8;
    const isAhead = across === [0, 1, 0, -1][after / 2] && down === [-1, 0, 1, 0][after / 2];
    if (isStill ? turned !== 4 : turned === 0 && (isAhead || map.links().length > 0)) continue;
    throw new Error(`robot ${i} goes from ${from.x},${from.y} looking at ${before} to ${x},${y} looking at ${after}`);
  }
}

/** Notes where agents are and look. */
function note(team: Team, into: Note): void {
  into.places = placesOf(team);
  into.looks = team.headings;
}

function hexFault(map: HexGrid, before: Point[], after: Point[], i: number): string {
  const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
  const [from, to] = [before[i], after[i]];
  if (after.some((other, k) => k !== i && same(other, to))) return 'meets another';
  if (same(from, to)) return '';
  if (after.some((other, k) => k !== i && same(other, from) && same(before[k], to))) return 'swaps with another';
  const isLink = map.links().some((link) => {
    const isForth = same(link.from, from) && same(link.to, to);
    return isForth || (!link.oneWay && same(link.to, from) && same(link.from, to));
  });
  return isLink || map.distance(from, to) === 1 ? '' : 'jumps';
}

/** Throws unless a team made of a state, on a copy of the map, takes the same step. */
function compareState(map: Grid, state: Uint8Array, engine: 'wasm' | 'js', team: Team): void {
  const copy = map instanceof HexGrid ? HexGrid.fromBytes(map.toBytes()) : Grid.fromBytes(map.toBytes());
  const twin = createTeam(copy, [], { state, engine });
  twin.step();
  const [own, others] = [team.positions.join(), twin.positions.join()];
  if (own !== others) throw new Error(`a team of the same state on ${engine} goes to ${others}, not to ${own}`);
  if (String(team.headings) !== String(twin.headings))
    throw new Error('another team of the same state looks elsewhere');
  if (team.arrivedNow.join() !== twin.arrivedNow.join())
    throw new Error('another team of the same state has other arrivals');
  if (team.swappedNow.join() !== twin.swappedNow.join())
    throw new Error('another team of the same state has other swaps');
  twin.dispose();
}

function judgePlan(map: Grid, agents: readonly Agent[], diagonals: Diagonals, paths: readonly TimedPath[]): void {
  const end = Math.max(0, ...paths.map(({ length }) => length - 1));
  const at = (path: TimedPath, time: number) => {
    const i = 2 * Math.min(time, path.length - 1);
    return { x: path.xy[i], y: path.xy[i + 1] };
  };
  for (let time = 0; time < end; time++) {
    const [before, after] = [time, time + 1].map((when) => paths.map((path) => at(path, when)));
    checkMoves(map, agents, diagonals, before, after);
  }
}

/** Throws unless the agents of each group end at the goals of the group, and all others at their own. */
function judgeEnds(map: Grid, agents: readonly Agent[], paths: readonly TimedPath[]): void {
  for (const one of agents) {
    const isAlike = (agent: Agent) => agent === one || (one.group !== undefined && agent.group === one.group);
    const ends = paths
      .filter((_, i) => isAlike(agents[i]))
      .map(({ xy }) => xy[xy.length - 1] * map.width + xy[xy.length - 2]);
    const goals = agents.filter(isAlike).map(({ goal }) => map.indexOf(goal as [number, number]));
    if (ends.sort().join() !== goals.sort().join()) throw new Error(`a plan ends at ${ends}, and goals are ${goals}`);
  }
}

/** Throws if an agent counts as arrived that is farther from its goal than its range. */
function judgeArrivals({ simulation, receiver }: Pick<Done, 'simulation' | 'receiver'>): void {
  const { map, agents } = simulation.notes.get(receiver) as Note;
  const team = receiver as Team;
  if (map.wrap !== null || map.floors > 1) return;
  for (const [index, { goal, range = 0, group }] of agents.entries()) {
    // It may have the goal of another.
    if (group !== undefined) continue;
    // Behind others that share its goal an agent counts as arrived, too.
    const isShared = agents.some((other, i) => i !== index && String(other.goal) === String(goal));
    const isThere = team.positions[2 * index] >= 0;
    if (range === 0 || goal === undefined || isShared || !isThere || !team.isArrived(index)) continue;
    const at = team.positionOf(index);
    const [across, down] = [Math.abs(at.x - goal[0]), Math.abs(at.y - goal[1])];
    const away = map instanceof HexGrid ? map.distance(at, goal) : Math.max(across, down);
    if (away > range) throw new Error(`agent ${index} is ${away} from its goal, and counts as arrived`);
  }
}

export const judgeTeams: Readonly<Record<string, Judge>> = {
  createTeam: ({ simulation, values, result }) => {
    const [map, agents, options] = values as [Grid, Agent[], { diagonals?: Diagonals }?];
    const team = result as Team;
    simulation.notes.set(team, {
      map,
      agents: [...agents],
      diagonals: options?.diagonals ?? 'never',
      places: placesOf(team),
      looks: team.headings,
    } satisfies Note);
  },
  'Team.state': ({ simulation, receiver, result }) => {
    const known = simulation.notes.get(receiver) as Note;
    const team = receiver as Team;
    note(team, known);
    team.step();
    for (const engine of ['wasm', 'js'] as const) compareState(known.map, result as Uint8Array, engine, team);
    checkMoves(known.map, known.agents, known.diagonals, known.places, placesOf(team));
    checkTurns(known, team);
    note(team, known);
  },
  'Team.step': ({ simulation, receiver }) => {
    const known = simulation.notes.get(receiver) as Note;
    const team = receiver as Team;
    checkMoves(known.map, known.agents, known.diagonals, known.places, placesOf(team));
    checkTurns(known, team);
    note(team, known);
    judgeArrivals({ simulation, receiver });
  },
  'Team.add': ({ simulation, receiver, values, result }) => {
    const known = simulation.notes.get(receiver) as Note;
    known.agents[result as number] = values[0] as Agent;
    note(receiver as Team, known);
  },
  'Team.remove': ({ simulation, receiver }) => {
    note(receiver as Team, simulation.notes.get(receiver) as Note);
  },
  'Team.setGoal': ({ simulation, receiver, values }) => {
    const { agents } = simulation.notes.get(receiver) as Note;
    agents[values[0] as number] = { ...agents[values[0] as number], goal: values[1] as Cell };
  },
  'Team.isArrived': judgeArrivals,
  findTeamPaths: ({ values, result }) => {
    const [map, agents, options] = values as [Grid, (Agent & { start: number[] })[], { diagonals?: Diagonals }?];
    const { paths } = result as { paths: TimedPath[] | null };
    if (paths === null) return;
    judgePlan(map, agents, options?.diagonals ?? 'never', paths);
    judgeEnds(map, agents, paths);
  },
  findTimedPath: (done) => {
    const { values, result } = done;
    const [map, , , options = {}] = values as [
      Grid,
      unknown,
      unknown,
      (Agent & { diagonals?: Diagonals; reservations?: Reservations })?,
    ];
    const { path } = result as { path: TimedPath | null };
    if (path === null) return;
    judgePlan(map, [options], options.diagonals ?? 'never', [path]);
    if (options.reservations !== undefined) judgeReserved(done, map, path, options.reservations);
  },
};
