/** Ticks of what is made of maps: fields, searches, teams, reservations, layers; and of graphs. */
import {
  CostLayer,
  DistanceField,
  Graph,
  type Grid,
  HexGrid,
  Reservations,
  Search,
  Team,
  World,
  WorldField,
} from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import { diagonalRules } from '../support/world.ts';
import { anyCell, cellsOf } from './maps.ts';
import { hasClosedExits, type Options } from './options.ts';
import type { State } from './state.ts';
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
    const range = mayRange && random.chance(0.2) ? random.between(1, 2) : undefined;
    return { start, goal: random.pick(places), range, priority: random.chance(0.1) ? 2 : undefined, kindCosts };
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
export const ON_TEAMS: Record<string, (simulation: State, map: Grid, name: string) => Iterable<Tick>> = {
  createTeam: ({ random, fresh }, map, name) => {
    const agents = agentsOn(random, map, 5);
    const options = teamOptions(random, map);
    if (random.chance(0.3)) options.guidance = random.pick([1, 4, 10]);
    if (random.chance(0.1)) options.follow = false;
    return [{ as: fresh('t'), call: 'createTeam', args: [`$${name}`, agents, options] }];
  },
  findTeamPaths: ({ random }, map, name) => {
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
  findTimedPath: (simulation, map, name) => {
    const { random } = simulation;
    const { engine: _, seed: __, ...options } = teamOptions(random, map);
    const reserved = reservationsOf(simulation, map);
    if (reserved !== null) options.reservations = `$${reserved}`;
    if (random.chance(0.3)) options.maxTime = random.between(1, 30);
    if (random.chance(0.3)) options.rest = true;
    return [{ call: 'findTimedPath', args: [`$${name}`, anyCell(random, map), anyCell(random, map), options] }];
  },
  Reservations: ({ fresh }, _, name) => [{ as: fresh('r'), call: 'new Reservations', args: [`$${name}`] }],
};

/** Returns an agent as plans take it. */
function planned(agent: Value): Value {
  const { start, goal, kindCosts } = agent as { start: Value; goal: Value; kindCosts: Value };
  return { start, goal, kindCosts };
}

function reservationsOf({ random, scene, namesOf, notes }: State, map: Grid): string | null {
  const names = namesOf(Reservations).filter((name) => (notes.get(scene.named(name)) as { map?: Grid })?.map === map);
  return names.length === 0 ? null : random.pick(names);
}

/** Returns ticks that use a thing. */
export function useOf(simulation: State, name: string): Tick[] {
  const { random, scene } = simulation;
  const thing = scene.named(name);
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  const note = simulation.notes.get(thing) as { map: Grid | World } | undefined;
  if (random.chance(0.03) && mayGo(thing)) return [{ ...on('dispose'), ends: true }];
  if (thing instanceof Search) {
    return [
      random.pick([
        on('step', random.pick([1, 5, 40, Infinity])),
        on('open'),
        on('closed'),
        on('status'),
        on('result'),
      ]),
    ];
  }
  if (thing instanceof Graph) return useOfGraph(random, thing, name);
  if (thing instanceof CostLayer) return [random.pick([on('update'), on('values'), on('version')])];
  if (note === undefined) return [];
  const at = anyCell(random, note.map);
  if (thing instanceof WorldField) return [random.pick([on('update'), on('isEmpty'), on('costAt', at)])];
  if (thing instanceof DistanceField) {
    const goals = random.chance(0.5) ? [] : [[at]];
    return [
      random.pick([
        on('update', ...goals),
        on('path', at),
        on('next', at),
        on('costAt', at),
        on('within', random.pick([0, 2, 5.5])),
        on('isEmpty'),
        on('costs'),
        on('flow'),
      ]),
    ];
  }
  if (thing instanceof Reservations)
    return [random.pick([on('block', at, random.below(9), random.pick([12, Infinity])), on('clear')])];
  return thing instanceof Team ? useOfTeam(random, thing, note.map as Grid, name) : [];
}

const mayGo = (thing: unknown) =>
  typeof (thing as { dispose?: unknown }).dispose === 'function' && !(thing instanceof World);

function useOfTeam(random: Random, team: Team, map: Grid, name: string): Tick[] {
  const on = (call: string, ...args: Value[]): Tick => ({ on: name, call, args });
  const { positions } = team;
  const there = Array.from({ length: positions.length / 2 }, (_, i) => i).filter((i) => positions[2 * i] >= 0);
  const steps = Array.from({ length: random.between(1, 4) }, () => on('step'));
  if (there.length === 0 || random.chance(0.5)) return steps;
  const one = random.pick(there);
  const taken = new Set(there.map((i) => `${positions[2 * i]},${positions[2 * i + 1]}`));
  const [newcomer] = agentsOn(random, map, 1, taken);
  return [
    random.pick([
      on('state'),
      on('hold', one, random.pick<Value>([true, false, 2])),
      on('setGoal', one, anyCell(random, map)),
      ...(newcomer === undefined ? [] : [on('add', newcomer)]),
      on('remove', one),
      on('distance', one),
      on('positionOf', one),
      on('isArrived', one),
      on('isArrived', one),
      on('isArrived', one),
      on('arrived'),
      on('arrivedNow'),
      on('positions'),
      on('headings'),
    ]),
  ];
}

function useOfGraph(random: Random, graph: Graph, name: string): Tick[] {
  const node = () => random.below(graph.nodeCount);
  const options: Options = {};
  if (random.chance(0.3)) options.bidirectional = true;
  if (random.chance(0.5)) options.engine = random.pick(['wasm', 'js']);
  if (random.chance(0.2)) options.maxCost = random.pick([0, 3, 8]);
  const asked: Tick = { call: 'findGraphPath', args: [`$${name}`, node(), node(), options] };
  const others = ['nodeCount', 'arcCount'].map((call) => ({ on: name, call, args: [] }));
  return [
    random.pick<Tick>([
      asked,
      asked,
      asked,
      ...others,
      { on: name, call: 'isBlocked', args: [node()] },
      { on: name, call: 'releaseMemory', args: [] },
    ]),
  ];
}

/** Makes a graph of random edges. */
export function newGraph({ random, fresh }: State): Tick {
  const nodes = random.between(1, 12);
  const edges = Array.from({ length: random.below(3 * nodes) }, () => [
    random.below(nodes),
    random.below(nodes),
    random.pick([0, 1, 2.5, 7]),
  ]);
  return { as: fresh('n'), call: 'Graph.fromEdges', args: [nodes, edges, { directed: random.chance(0.5) }] };
}

/** Makes a layer for a map. */
export function newLayer({ random, fresh }: State, map: Grid): Tick {
  const values = Array.from({ length: map.width * map.height }, () => random.pick([0, 0, 1, 2.5]));
  return { as: fresh('l'), call: 'blendLayers', args: [[{ values, weight: random.pick([0.5, 1, 2]) }]] };
}

export const mayHaveTeam = (map: Grid): boolean => map.wrap === null || !hasClosedExits(map);
