/** Ticks that make maps and edit them. */
import { type Grid, HexGrid, type PointLike, World } from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import type { Kind } from './kinds.ts';
import type { State } from './state.ts';
import type { Tick, Value } from './tick.ts';

const LAYOUTS = ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'];
const PRICES = [
  [1, 2, 3],
  [1, 9],
  [0.5, 0.7, 2.25, 10],
  [3, 3.001],
  [1, 0, 2],
];
export const LINK_COSTS = [0, 1, 1, 0.3, 3, 12];

/** Returns the ticks that make a map of a kind, with terrain, walls and links. Each cell is set by a tick, so that a list of ticks can be made short. */
export function* newMap(simulation: State, name: string, kind: Kind): Generator<Tick> {
  const { random } = simulation;
  // Mostly small, since a judge looks at each cell; a few are large enough for jump points between terrain, walls and links.
  const most = random.pick([4, 5, 6, 9, 14, 22]);
  const sides = (least: number): [number, number] => [random.between(least, most), random.between(least, most)];
  const make = (call: string, ...args: Value[]): Tick => ({ as: name, call, args });
  if (kind === 'hexagons' && random.chance(0.3)) {
    // Of even sides, so that rows join.
    const round: [number, number] = [2 * random.between(2, 5), 2 * random.between(2, 5)];
    yield make('new HexGrid', ...round, { layout: random.pick(LAYOUTS), wrap: random.pick(['x', 'y', 'both']) });
  } else if (kind === 'hexagons') yield make('new HexGrid', ...sides(1), { layout: random.pick(LAYOUTS) });
  else if (kind === 'wrap') yield make('new Grid', ...sides(3), { wrap: random.pick(['x', 'y', 'both']) });
  else if (kind === 'floors') {
    const [width, height] = [random.between(1, 7), random.between(1, 6)];
    const floor = (): Value => ({ call: 'new Grid', args: [width, height] });
    yield make('Grid.stack', Array.from({ length: random.between(2, 3) }, floor));
  } else if (kind === 'world') {
    const side = random.between(2, 5);
    const [columns, rows] = [random.between(1, 4), random.between(1, 4)];
    const unknown = random.pick<Value>(['blocked', 'blocked', 1, 2]);
    yield make('new World', { width: columns * side, height: rows * side, chunkSize: side, unknown });
    return;
  } else yield make('new Grid', ...sides(1));
  yield* fillMap(simulation, name);
  if (kind === 'prepared') yield { call: 'prepareGrid', args: [`$${name}`, { landmarks: random.pick([1, 4, 8]) }] };
}

function* fillMap(simulation: State, name: string): Generator<Tick> {
  const { random } = simulation;
  const map = simulation.scene.named(name) as Grid;
  const prices = random.chance(0.5) ? random.pick(PRICES) : null;
  const hasKinds = random.chance(0.4);
  const priced = random.pick([0.4, 0.03]);
  const blocked = random.pick([0, 0.03, 0.1, 0.25, 0.4]);
  for (const cell of cellsOf(map)) {
    if (prices !== null && random.chance(priced)) {
      const price = random.pick(prices);
      if (price > 0) yield { on: name, call: 'setCost', args: [cell, price] };
    }
    if (hasKinds && random.chance(0.3)) yield { on: name, call: 'setKind', args: [cell, random.between(1, 2)] };
    if (random.chance(blocked)) yield { on: name, call: 'setBlocked', args: [cell] };
  }
  if (map.floors > 1) for (let links = random.pick([1, 2, 6]); links > 0; links--) yield* addLink(random, map, name);
}

/** Returns the borders of a map that cost, as cell and direction. */
export function bordersOf(map: Grid): [Value, number][] {
  const directions = map instanceof HexGrid ? [0, 1, 2, 3, 4, 5] : [0, 2, 4, 6];
  const isBorder = (cell: Value, direction: number) =>
    Number.isFinite(map.edgeCost(cell as unknown as PointLike, direction as 0) ?? Infinity);
  return cellsOf(map).flatMap((cell) =>
    directions.filter((direction) => isBorder(cell, direction)).map((direction): [Value, number] => [cell, direction]),
  );
}

/** Returns the cells of a map as arguments, without the rows between floors. */
export function cellsOf(map: Grid | World): Value[] {
  if (map instanceof World) {
    const side = map.chunkSize;
    return map
      .chunks()
      .flatMap(({ cx, cy }) =>
        Array.from({ length: side * side }, (_, i) => [cx * side + (i % side), cy * side + Math.floor(i / side)]),
      );
  }
  const cells = Array.from({ length: map.width * map.height }, (_, index) => map.cellAt(index));
  if (map.floors === 1) return cells.map(({ x, y }) => [x, y]);
  return cells.filter(({ y }) => y < map.floorHeight).map(({ x, y, floor = 0 }) => [x, y, floor]);
}

/** Returns a cell of a map; on a World also one that is not loaded. */
export function anyCell(random: Random, map: Grid | World): Value {
  const cells = cellsOf(map);
  if (cells.length > 0 && !(map instanceof World && random.chance(0.15))) return random.pick(cells);
  return [random.between(-12, 12), random.between(-12, 12)];
}

function* addLink(random: Random, map: Grid, name: string): Generator<Tick> {
  const from = anyCell(random, map);
  // Some join neighbours, as borders with a cost do.
  const beside = map instanceof HexGrid && random.chance(0.4) ? map.neighbors(from as unknown as PointLike) : [];
  const to = beside.length > 0 ? Object.values(random.pick(beside)) : anyCell(random, map);
  if (String(from) === String(to)) return;
  const kinds = random.chance(0.3) ? random.pick<Value>([1, [2], [0, 2], [7]]) : undefined;
  yield {
    on: name,
    call: 'addLink',
    args: [from, to, { cost: random.pick(LINK_COSTS), oneWay: random.chance(0.4), kinds }],
  };
}

/** Edits by their names: those that a map of squares, hexagons, floors or joined edges takes. */
export const EDITS: Readonly<Record<string, (random: Random, map: Grid, name: string) => Iterable<Tick>>> = {
  setBlocked: (random, map, on) => [{ on, call: 'setBlocked', args: [anyCell(random, map), random.chance(0.5)] }],
  setCost: (random, map, on) => [
    { on, call: 'setCost', args: [anyCell(random, map), random.pick([1, 1, 2, 5.5, 0.5, 3, Infinity])] },
  ],
  setKind: (random, map, on) => [{ on, call: 'setKind', args: [anyCell(random, map), random.below(3)] }],
  fill: (random, map, on) => [
    { on, call: 'fill', args: [...anyBox(random, map), random.pick<Value>([true, false, false, 1, 2, Infinity])] },
  ],
  fillKind: (random, map, on) => [{ on, call: 'fillKind', args: [...anyBox(random, map), random.below(3)] }],
  setBlockedMany: (random, map, on) => {
    const cells = Array.from({ length: random.below(6) }, () => anyCell(random, map));
    const isList = random.chance(0.5);
    const list = isList ? cells : { int32: cells.map((cell) => map.indexOf(cell as unknown as [number, number])) };
    return [{ on, call: 'setBlockedMany', args: [list, random.chance(0.5)] }];
  },
  paste: (random, map, on) => {
    const [cell, width, height] = anyBox(random, map);
    const cells = <T>(draw: () => T) => Array.from({ length: (width as number) * (height as number) }, draw);
    const pasted = {
      blocked: random.chance(0.6) ? cells(() => random.chance(0.3)) : undefined,
      costs: random.chance(0.4) ? cells(() => random.pick([1, 2, 0.5])) : undefined,
      kinds: random.chance(0.4) ? cells(() => random.below(3)) : undefined,
    };
    if (Object.values(pasted).every((one) => one === undefined)) return [];
    return [{ on, call: 'paste', args: [cell, width, height, pasted] }];
  },
  setExit: (random, map, on) => {
    const direction = random.below(map instanceof HexGrid ? 6 : 8);
    return [{ on, call: 'setExit', args: [anyCell(random, map), direction, random.chance(0.5)] }];
  },
  setWall: (random, map, on) => {
    const direction = map instanceof HexGrid ? random.below(6) : 2 * random.below(4);
    return [{ on, call: 'setWall', args: [anyCell(random, map), direction, random.chance(0.5)] }];
  },
  addLink: (random, map, on) => addLink(random, map, on),
  removeLink: (random, map, on) => {
    const links = map.links();
    return links.length === 0 ? [] : [{ on, call: 'removeLink', args: [random.pick(links).id] }];
  },
  setEdgeCost: (random, map, on) => {
    const cell = anyCell(random, map) as [number, number];
    const direction = map instanceof HexGrid ? random.below(6) : 2 * random.below(4);
    // There is no border at the edge of the map.
    const copy = map.clone();
    try {
      copy.setEdgeCost(cell, direction, 1);
    } catch {
      return [];
    }
    const options: Value[] = random.pick([[], [{ oneWay: true }], [{ oneWay: false, kinds: 1 }]]);
    const cost = random.pick([0, 0.5, 3, Infinity, null]);
    return [{ on, call: 'setEdgeCost', args: [cell, direction, cost, ...options] }];
  },
  setHeights: (random, map, on) => {
    const highest = random.pick([1, 2, 6]);
    const heights = Array.from({ length: map.width * map.height }, () => random.below(highest) / 2);
    const draw = (values: Value[]) => (random.chance(0.6) ? random.pick(values) : undefined);
    const options = { climb: draw([0, 0.5, 1]), drop: draw([0, 1]), uphill: draw([0.5, 1, 3]) };
    return [{ call: 'setHeights', args: [`$${on}`, random.chance(0.5) ? heights : { float64: heights }, options] }];
  },
  releaseMemory: (_, __, on) => [{ on, call: 'releaseMemory', args: [] }],
};

/** Returns a box of cells: its top left cell, width and height. It lies on one floor. */
function anyBox(random: Random, map: Grid): [Value, number, number] {
  const [x, y, floor] = anyCell(random, map) as number[];
  const box: [number, number] = [random.between(1, map.width - x), random.between(1, map.floorHeight - y)];
  return [floor === undefined ? [x, y] : [x, y, floor], ...box];
}
