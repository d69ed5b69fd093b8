/** What a simulation may do next: ticks for each function and thing, drawn by what there is. */
import { CostLayer, Grid, HexGrid, World } from '../../src/index.ts';
import { anyCell, edit, newMap } from './maps.ts';
import { Draw, hasClosedExits, type Options, searchOptions } from './options.ts';
import type { State } from './state.ts';
import { KINDS, type Kind } from './state.ts';
import { mayHaveTeam, newGraph, newLayer, ON_TEAMS, useOf } from './things.ts';
import type { Tick, Value } from './tick.ts';

type Map = Grid | World;

/** Makes ticks about one map. */
interface On {
  readonly simulation: State;
  readonly map: Map;
  readonly name: string;
}

type Action = (on: On) => Iterable<Tick>;

const cell = ({ simulation, map }: On) => anyCell(simulation.random, map);
const cells = (on: On, most: number): Value[] =>
  Array.from({ length: on.simulation.random.below(most + 1) }, () => cell(on));

function optionsOf({ simulation, map }: On, takesPartial = true): Options {
  return searchOptions(simulation.random, map, layersFor(simulation, map), takesPartial);
}

/** Returns the names of layers that fit a map. */
function layersFor({ scene, namesOf }: State, map: Map): string[] {
  const cells = map.width * map.height;
  return namesOf(CostLayer).filter((name) => (scene.named(name) as CostLayer).values.length === cells);
}

const call = (name: string, on: On, ...rest: Value[]): Tick => ({ call: name, args: [`$${on.name}`, ...rest] });

function fieldOptions({ simulation, map }: On): Options {
  const draw = new Draw(simulation.random, map)
    .ground(layersFor(simulation, map))
    .start()
    .corners()
    .steps()
    .size()
    .maxCost()
    .engine();
  return draw.some('direction', 0.4, () => simulation.random.pick(['to', 'from'])).options;
}

const reachOptions = ({ simulation, map }: On, start: boolean): Options => {
  const draw = new Draw(simulation.random, map).ground().corners().size().engine();
  return start ? draw.start().options : draw.options;
};

const isHex = ({ map }: On): boolean => map instanceof HexGrid;

/** Returns whether it is a map of squares alone. */
const isPlain = ({ map }: On): boolean =>
  map instanceof Grid && !(map instanceof HexGrid) && map.wrap === null && map.floors === 1 && map.links().length === 0;

/** Returns a route of a search, as an argument. */
const routeOn = (on: On): Value => ({ of: call('findPath', on, cell(on), cell(on), {}) as unknown as Value });

/** Functions that take a grid of any kind. */
const ON_GRIDS: Record<string, Action> = {
  findPaths: (on) => {
    const queries = Array.from({ length: on.simulation.random.below(4) }, () => [cell(on), cell(on)]);
    return [call('findPaths', on, queries, optionsOf(on))];
  },
  findPathAsync: (on) => [call('findPathAsync', on, cell(on), cell(on), optionsOf(on))],
  createSearch: (on) => [
    { ...call('createSearch', on, cell(on), cell(on), optionsOf(on)), as: on.simulation.fresh('s') },
  ],
  componentOf: (on) => (hasClosedExits(on.map) ? [] : [call('componentOf', on, cell(on), reachOptions(on, false))]),
  nearestFree: (on) => {
    const options = reachOptions(on, true);
    const { random } = on.simulation;
    if (random.chance(0.3)) options.within = random.between(1, 4);
    if (random.chance(0.3)) options.reachableFrom = cell(on);
    return [call('nearestFree', on, cell(on), options)];
  },
  randomCell: (on) => {
    const options: Options = { ...reachOptions(on, true), random: '$half' };
    if (on.simulation.random.chance(0.4)) options.reachableFrom = cell(on);
    return [call('randomCell', on, options)];
  },
  clearanceMap: (on) => (isHex(on) ? [] : [call('clearanceMap', on, { edges: on.simulation.random.chance(0.5) })]),
  inflationLayer: (on) => {
    const { random, fresh } = on.simulation;
    const asked = { radius: random.pick([1, 2.5]), cost: random.pick([1, 3]), edges: random.chance(0.5) };
    return isHex(on) ? [] : [{ ...call('inflationLayer', on, asked), as: fresh('l') }];
  },
  blendLayers: (on) => [newLayer(on.simulation, on.map as Grid)],
  hexagons: (on) => {
    if (!isHex(on)) return [];
    const { random } = on.simulation;
    const { name } = on;
    const of = (called: string, ...args: Value[]): Tick => ({ on: name, call: called, args });
    const at = cell(on);
    return [
      random.pick([
        of('neighbors', at),
        of('distance', at, cell(on)),
        of('line', at, cell(on)),
        of('sees', at, cell(on)),
        of('ring', at, random.below(4)),
        of('within', at, random.below(4)),
        of('toAxial', at),
      ]),
    ];
  },
  findAnyAnglePath: (on) => {
    if (!isPlain(on) || hasClosedExits(on.map)) return [];
    const draw = new Draw(on.simulation.random, on.map)
      .some('avoid', 0.2, () => cells(on, 3))
      .size()
      .start()
      .engine();
    return [call('findAnyAnglePath', on, cell(on), cell(on), draw.options), call('smoothPath', on, routeOn(on))];
  },
  lineOfSight: (on) => {
    if (isHex(on) || (on.map as Grid).wrap !== null) return [];
    const [from, to] = [cell(on), cell(on)] as number[][];
    if (from[2] !== to[2]) return [];
    return [call('lineOfSight', on, from, to)];
  },
  checkPath: (on) => [call('checkPath', on, routeOn(on))],
  smoothPath: (on) => (isPlain(on) && !hasClosedExits(on.map) ? [call('smoothPath', on, routeOn(on))] : []),
  prepareGrid: (on) => (isPlain(on) ? [call('prepareGrid', on, { landmarks: on.simulation.random.pick([1, 4]) })] : []),
  wouldBlock: (on) => [call('wouldBlock', on, cells(on, 3), cells(on, 2), cells(on, 2), reachOptions(on, false))],
};

/** Functions that take a World too. */
const ON_ALL: Record<string, Action> = {
  findPath: (on) => [call('findPath', on, cell(on), cell(on), optionsOf(on))],
  findNearest: (on) => [call('findNearest', on, cell(on), cells(on, 4), optionsOf(on, false))],
  distanceField: (on) => {
    const goals = cells(on, 3);
    return [
      {
        ...call('distanceField', on, goals.length === 0 ? cell(on) : goals, fieldOptions(on)),
        as: on.simulation.fresh('f'),
      },
    ];
  },
  isReachable: (on) => [call('isReachable', on, cell(on), cell(on), reachOptions(on, true))],
};

function editOf({ simulation, map, name }: On): Iterable<Tick> {
  const { random } = simulation;
  if (map instanceof World) return editWorld(simulation, map, name);
  return random.chance(0.04) ? [{ on: name, call: 'releaseMemory', args: [] }] : edit(random, map, name);
}

function* editWorld({ random }: State, world: World, on: string): Generator<Tick> {
  const side = world.chunkSize;
  const places = world.chunks();
  if (places.length === 0 || random.chance(0.4)) {
    const { cx, cy } = places.length === 0 ? { cx: random.between(-3, 3), cy: 0 } : random.pick(places);
    const place = [cx + random.between(-1, 1), cy + random.between(-1, 1)];
    const costs = Array.from({ length: side * side }, () => random.pick([1, 1, 1, 2, Infinity]));
    const kinds = costs.map(() => random.below(3));
    const fitting = world.clone();
    try {
      fitting.load(place[0], place[1]);
    } catch {
      return;
    }
    yield { on, call: 'load', args: [...place, random.chance(0.5) ? { costs } : { costs, kinds }] };
    return;
  }
  const { cx, cy } = random.pick(places);
  const inside = [cx * side + random.below(side), cy * side + random.below(side)];
  const wall = 2 * random.below(4);
  const beside = world.chunkOf(inside[0] + [0, 0, 1, 0, 0, 0, -1][wall], inside[1] + [-1, 0, 0, 0, 1, 0, 0][wall]);
  const mayHaveWall = world.isLoaded(beside.cx, beside.cy);
  yield* random.pick<Tick[]>([
    [{ on, call: 'unload', args: [cx, cy] }],
    [{ on, call: 'load', args: [cx, cy, { on, call: 'chunk', args: [cx, cy] }] }],
    [{ on, call: 'setBlocked', args: [inside, random.chance(0.5)] }],
    [{ on, call: 'setCost', args: [inside, random.pick([1, 2, Infinity])] }],
    [{ on, call: 'setKind', args: [inside, random.below(3)] }],
    mayHaveWall ? [{ on, call: 'setWall', args: [inside, wall, random.chance(0.6)] }] : [],
    [{ on, call: 'setExit', args: [inside, random.below(8), random.chance(0.4)] }],
    [{ on, call: 'releaseMemory', args: [] }],
  ]);
}

function copyOf({ simulation, map, name }: On): Tick[] {
  const as = simulation.fresh(name[0]);
  if (map instanceof World) return [{ as, on: name, call: 'clone', args: [] }];
  const type = map instanceof HexGrid ? 'HexGrid' : 'Grid';
  return simulation.random.pick<Tick[]>([
    [{ as, on: name, call: 'clone', args: [] }],
    [{ as, call: `${type}.fromBytes`, args: [{ on: name, call: 'toBytes', args: [] }] }],
    [{ as, call: `${type}.fromJSON`, args: [{ on: name, call: 'toJSON', args: [] }] }],
  ]);
}

/** Draws what comes next. */
export function* next(simulation: State): Generator<Tick> {
  const { random, scene } = simulation;
  const maps = simulation.namesOf(Grid).concat(simulation.namesOf(World));
  if (maps.length === 0 || (maps.length < 3 && random.chance(0.02))) {
    const kind: Kind = random.pick(KINDS);
    yield* newMap(simulation, simulation.fresh(kind === 'hexagons' ? 'h' : kind === 'world' ? 'w' : 'g'), kind);
    return;
  }
  const name = random.pick(maps);
  const map = scene.named(name) as Map;
  const on = { simulation, map, name };
  const draw = random.next();
  if (draw < 0.35) yield* editOf(on);
  else if (draw < 0.37 && maps.length < 6) yield* copyOf(on);
  else if (draw < 0.38) yield newGraph(simulation);
  else if (draw < 0.55) yield* useOfAny(simulation);
  else if (draw < 0.6 && map instanceof Grid && mayHaveTeam(map)) {
    yield* random.pick(Object.values(ON_TEAMS))(simulation, map, name);
  } else yield* asked(on);
}

/** Uses one of the things that are no maps. */
function useOfAny(simulation: State): readonly Tick[] {
  const { random, scene } = simulation;
  const names = [...scene.things].filter(([, thing]) => !(thing instanceof Grid || thing instanceof World));
  return names.length === 0 ? [] : useOf(simulation, random.pick(names)[0]);
}

/** Draws a question about a map: another one where there is nothing to ask. */
function asked(on: On): readonly Tick[] {
  const functions = Object.values(on.map instanceof World ? ON_ALL : { ...ON_ALL, ...ON_GRIDS });
  for (let tries = 0; tries < 5; tries++) {
    const ticks = [...on.simulation.random.pick(functions)(on)];
    if (ticks.length > 0) return ticks;
  }
  return [];
}
