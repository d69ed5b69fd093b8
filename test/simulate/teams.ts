/** Ticks of teams, plans, timed paths and reservations. */
import { type Grid, HexGrid, Reservations, type Team } from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import { diagonalRules } from '../support/world.ts';
import { anyCell, bordersOf, cellsOf } from './maps.ts';
import type { Options } from './options.ts';
import { routeOn } from './routes.ts';
import type { On, State } from './state.ts';
import type { Tick, Value } from './tick.ts';

/** Returns agents at different cells where they may stand. */
function agentsOn(random: Random, map: Grid, most: number, taken: ReadonlySet<string> = new Set()): Value[] {
  const places = cellsOf(map) as number[][];
  const free = places.filter((cell) => !map.isBlocked(cell as never) && !taken.has(String(tallOf(map, cell))));
  const starts = new Set<number[]>();
  for (let i = random.between(1, most); i > 0 && free.length > 0; i--) starts.add(random.pick(free));
  const mayRange = map.floors === 1;
  return [...starts].map((start) => {
    const kindCosts = random.chance(0.15) ? [1, 1, 1].map(() => random.pick([1, 2, Infinity])) : undefined;
    if (kindCosts !== undefined) kindCosts[map.kind(start as never)] = 1;
    const range = mayRange && random.chance(0.3) ? random.between(1, 2) : undefined;
    const traits = { range, priority: random.chance(0.1) ? 2 : undefined, kindCosts };
    return { start, goal: random.pick(places), ...traits, group: random.chance(0.3) ? random.below(2) : undefined };
  });
}

/** Returns a cell as the positions of teams have it. */
const tallOf = (map: Grid, cell: readonly number[]): number[] => {
  const index = map.indexOf(cell as unknown as [number, number]);
  return [index % map.width, Math.floor(index / map.width)];
};

function teamOptions(random: Random, map: Grid): Options {
  const options: Options = {};
  if (!(map instanceof HexGrid) && random.chance(0.5)) options.diagonals = random.pick(diagonalRules);
  if (random.chance(0.5)) options.engine = random.pick(['wasm', 'js']);
  if (random.chance(0.3)) options.seed = random.below(100);
  return options;
}

/** Ticks that make teams, plans and timed paths on a grid. */
export const ON_TEAMS: Record<string, (on: On) => Iterable<Tick>> = {
  createTeam: ({ simulation: { random, fresh }, map: any, name }) => {
    const map = any as Grid;
    const agents = agentsOn(random, map, 5);
    const options = teamOptions(random, map);
    if (!(map instanceof HexGrid) && map.wrap === null && bordersOf(map).length === 0 && random.chance(0.2)) {
      options.turns = true;
      delete options.diagonals;
      for (const agent of agents) if (random.chance(0.5)) (agent as Options).heading = 2 * random.below(4);
    } else if (random.chance(0.3)) options.guidance = random.pick([1, 4, 10]);
    else if (random.chance(0.1)) options.follow = false;
    return [{ as: fresh('t'), call: 'createTeam', args: [`$${name}`, agents, options] }];
  },
  findTeamPaths: ({ simulation: { random }, map: any, name }) => {
    const map = any as Grid;
    // Reading more than a few rounds takes long; time decides nothing.
    const guidance = random.chance(0.2) ? random.pick([2, 10]) : 0;
    const options = {
      ...teamOptions(random, map),
      guidance,
      improve: random.chance(0.3),
      maxRounds: 200,
      maxMilliseconds: 1e9,
    };
    const goals = new Set<string>();
    const agents = agentsOn(random, map, 3).filter((agent) => {
      const key = String((agent as { goal: Value }).goal);
      return !goals.has(key) && goals.add(key);
    });
    return [{ call: 'findTeamPaths', args: [`$${name}`, agents.map(planned), options] }];
  },
  findTimedPath: ({ simulation, map: any, name }) => {
    const { random } = simulation;
    const map = any as Grid;
    const { engine: _, seed: __, ...options } = teamOptions(random, map);
    const reserved = reservationsOf(simulation, map);
    if (reserved !== null) options.reservations = `$${reserved}`;
    if (random.chance(0.3)) options.maxTime = random.between(1, 30);
    if (random.chance(0.3)) options.rest = true;
    return [{ call: 'findTimedPath', args: [`$${name}`, anyCell(random, map), anyCell(random, map), options] }];
  },
  Reservations: ({ simulation: { fresh }, name }) => [{ as: fresh('r'), call: 'new Reservations', args: [`$${name}`] }],
};

/** Returns an agent as plans take it. */
function planned(agent: Value): Value {
  const { start, goal, kindCosts, group } = agent as { start: Value; goal: Value; kindCosts: Value; group: Value };
  return { start, goal, kindCosts, group };
}

function reservationsOf({ random, scene, namesOf, madeOf }: State, map: Grid): string | null {
  const names = namesOf(Reservations).filter((name) => madeOf.get(scene.named(name)) === map);
  return names.length === 0 ? null : random.pick(names);
}

/** Returns the ticks that a team can be asked for, any of which may come next. */
export function usesOfTeam(random: Random, team: Team, map: Grid, name: string): Tick[] {
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  const { positions } = team;
  const there = Array.from({ length: positions.length / 2 }, (_, i) => i).filter((i) => positions[2 * i] >= 0);
  const steps = Array.from({ length: 12 }, () => on('step'));
  const others = [
    on('state'),
    on('warmUp'),
    on('arrived'),
    on('arrivedNow'),
    on('swappedNow'),
    on('positions'),
    on('headings'),
  ];
  if (there.length === 0) return [...steps, ...others];
  const one = random.pick(there);
  const taken = new Set(there.map((i) => `${positions[2 * i]},${positions[2 * i + 1]}`));
  const [newcomer] = agentsOn(random, map, 1, taken);
  return [
    ...steps,
    ...others,
    on('hold', one, random.pick<Value>([true, false, 2])),
    on('setGoal', one, anyCell(random, map)),
    ...(newcomer === undefined ? [] : [on('add', newcomer)]),
    on('remove', one),
    on('distance', one),
    on('positionOf', one),
    on('isArrived', one),
    on('goalOf', one),
  ];
}

/** Returns the ticks that reservations can be asked for. A route is reserved as a search finds it. */
export function usesOfReservations(random: Random, map: Grid, mapName: string, on: string): Tick[] {
  const route = routeOn(random, map, mapName);
  const options: Options = random.chance(0.5) ? { from: random.below(6), rest: random.chance(0.5) } : {};
  return [
    { on, call: 'block', args: [anyCell(random, map), random.below(9), random.pick([12, Infinity])] },
    { on, call: 'add', args: [route, options] },
    { on, call: 'clear', args: [] },
  ];
}
