/** What a simulation asks of maps: ticks for each function, drawn by what there is. */
import { CostLayer, Grid, HexGrid, World } from '../../src/index.ts';
import { anyCell, bordersOf } from './maps.ts';
import { Draw, hasClosedExits, type Options, searchOptions } from './options.ts';
import { hasPools } from './pools.ts';
import { routeOn } from './routes.ts';
import type { On, State } from './state.ts';
import { ON_TEAMS } from './teams.ts';
import type { Tick, Value } from './tick.ts';

type Map = Grid | World;

type Question = (on: On) => Iterable<Tick>;

const cell = ({ simulation, map }: On) => anyCell(simulation.random, map);
const cells = (on: On, most: number): Value[] =>
  Array.from({ length: on.simulation.random.below(most + 1) }, () => cell(on));

/** Goals, of which some have a cost. */
const goals = (on: On, most: number): Value[] =>
  cells(on, most).map((goal) => {
    const { random } = on.simulation;
    if (random.chance(0.7)) return goal;
    const [x, y, floor] = goal as number[];
    return { x, y, ...(floor === undefined ? {} : { floor }), cost: random.pick([0, 1, 2.5, 7]) };
  });

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

/** Returns whether it is a map of squares alone, on one floor. */
/** Whether a map has neither links nor borders that cost. */
const isUnlinked = (map: Grid): boolean => map.links().length === 0 && bordersOf(map).length === 0;

const isPlain = ({ map }: On): boolean =>
  map instanceof Grid && !(map instanceof HexGrid) && map.wrap === null && map.floors === 1 && isUnlinked(map);

const route = ({ simulation, map, name }: On): Value => routeOn(simulation.random, map, name);

/** A method of the map itself. */
const own = (on: On, called: string, ...args: Value[]): Tick => ({ on: on.name, call: called, args });

const ofHexagons: Readonly<Record<string, (on: On) => Value[]>> = {
  neighbors: (on) => [cell(on)],
  distance: (on) => [cell(on), cell(on)],
  line: (on) => [cell(on), cell(on)],
  sees: (on) => [cell(on), cell(on)],
  ring: (on) => [cell(on), on.simulation.random.below(4)],
  within: (on) => [cell(on), on.simulation.random.below(4)],
  toAxial: (on) => [cell(on)],
};

/** Functions that take a grid of any kind, and what only a grid has. */
const ON_GRIDS: Record<string, Question> = {
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
  fieldOfView: (on) => {
    const { random } = on.simulation;
    const options: Options = random.chance(0.5) ? { radius: random.pick([0, 1, 2.5, 6]) } : {};
    if (random.chance(0.2)) options.see = random.pick<Value>([[0], [0, 1], [1, 2]]);
    return [call('fieldOfView', on, cell(on), options)];
  },
  findAnyAnglePath: (on) => {
    if (!isPlain(on) || hasClosedExits(on.map)) return [];
    const draw = new Draw(on.simulation.random, on.map)
      .some('avoid', 0.2, () => cells(on, 3))
      .size()
      .start()
      .engine();
    return [call('findAnyAnglePath', on, cell(on), cell(on), draw.options)];
  },
  lineOfSight: (on) => {
    if (isHex(on) || (on.map as Grid).wrap !== null) return [];
    const [from, to] = [cell(on), cell(on)] as number[][];
    if (from[2] !== to[2]) return [];
    return [call('lineOfSight', on, from, to)];
  },
  smoothPath: (on) => (isPlain(on) && !hasClosedExits(on.map) ? [call('smoothPath', on, route(on))] : []),
  fleeField: (on) => {
    const { random } = on.simulation;
    const options = new Draw(random, on.map).corners().engine().options;
    if (random.chance(0.5)) options.caution = random.pick([1, 1.5, 10]);
    return [call('fleeField', on, cells(on, 3), options)];
  },
  formationCells: (on) => {
    const { random } = on.simulation;
    const draw = new Draw(random, on.map).ground(layersFor(on.simulation, on.map)).start().corners().size();
    const options = draw.engine().some('inView', 0.4, () => random.chance(0.5)).options;
    if (random.chance(0.4)) options.spacing = random.between(1, 3);
    if (random.chance(0.5)) options.facing = random.below(isHex(on) ? 6 : 8);
    return [call('formationCells', on, cell(on), random.below(9), options)];
  },
  prepareGrid: (on) => (isPlain(on) ? [call('prepareGrid', on, { landmarks: on.simulation.random.pick([1, 4]) })] : []),
  wouldBlock: (on) => [call('wouldBlock', on, cells(on, 3), cells(on, 2), cells(on, 2), reachOptions(on, false))],
  createPool: (on) => {
    const { map, simulation } = on;
    const mayBe = hasPools && map instanceof Grid && map.wrap === null && map.floors === 1 && isUnlinked(map);
    return mayBe ? [{ ...call('createPool', on), as: simulation.fresh('p') }] : [];
  },
  fromBytes: (on) => copy(on, 'fromBytes', { on: on.name, call: 'toBytes', args: [] }),
  fromJSON: (on) => copy(on, 'fromJSON', { on: on.name, call: 'toJSON', args: [] }),
  toText: (on) => [own(on, 'toText')],
};

/** Keeps few of the copies that ticks make. */
function kept({ simulation: { random, fresh }, name }: On, tick: Tick): Tick {
  return random.chance(0.1) ? { ...tick, as: fresh(name[0]) } : tick;
}

function copy(on: On, method: string, from: Value): Tick[] {
  const type = on.map instanceof HexGrid ? 'HexGrid' : 'Grid';
  return [kept(on, { call: `${type}.${method}`, args: [from] })];
}

/** Functions that take a World too. */
const ON_ALL: Record<string, Question> = {
  findPath: (on) => [call('findPath', on, cell(on), cell(on), optionsOf(on))],
  findNearest: (on) => [call('findNearest', on, cell(on), goals(on, 4), optionsOf(on, false))],
  distanceField: (on) => {
    const some = goals(on, 3);
    const asked = call('distanceField', on, some.length === 0 ? cell(on) : some, fieldOptions(on));
    return [{ ...asked, as: on.simulation.fresh('f') }];
  },
  assignGoals: (on) => {
    const { random } = on.simulation;
    const draw = new Draw(random, on.map).ground(layersFor(on.simulation, on.map)).corners().steps().size().maxCost();
    const options = draw.engine().some('least', 0.6, () => random.pick(['longest', 'sum'])).options;
    return [call('assignGoals', on, cells(on, 4), cells(on, 4), options)];
  },
  isReachable: (on) => [call('isReachable', on, cell(on), cell(on), reachOptions(on, true))],
  checkPath: (on) => [call('checkPath', on, route(on))],
  clone: (on) => [kept(on, own(on, 'clone'))],
};

const ON_WORLDS: Record<string, Question> = {
  chunk: (on) => {
    const places = (on.map as World).chunks();
    if (places.length === 0) return [];
    const { cx, cy } = on.simulation.random.pick(places);
    return [own(on, 'chunk', cx, cy)];
  },
};

const ON_HEXAGONS: Record<string, Question> = Object.fromEntries(
  Object.entries(ofHexagons).map(([name, args]) => [name, (on: On) => [own(on, name, ...args(on))]]),
);

/** Returns the questions that a map can be asked, by name. */
export function questionsFor({ map }: On): Readonly<Record<string, Question>> {
  if (map instanceof World) return { ...ON_ALL, ...ON_WORLDS };
  return map instanceof HexGrid ? ON_EVERYTHING : ON_SQUARES;
}

const ON_SQUARES = { ...ON_ALL, ...ON_GRIDS, ...ON_TEAMS };
const ON_EVERYTHING = { ...ON_SQUARES, ...ON_HEXAGONS };

/** Makes a layer for a map. */
function newLayer({ random, fresh }: State, map: Grid): Tick {
  const values = Array.from({ length: map.width * map.height }, () => random.pick([0, 0, 1, 2.5]));
  return { as: fresh('l'), call: 'blendLayers', args: [[{ values, weight: random.pick([0.5, 1, 2]) }]] };
}
