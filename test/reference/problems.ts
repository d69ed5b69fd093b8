/** Random maps of every kind, edits of them, and requests with every option that the reference knows. */
import { blendLayers, type FindPathOptions, Grid, HexGrid, type HexLayout, type PointLike } from '../../src/index.ts';
import type { ReferenceOptions } from '../../src/reference.ts';
import type { Random } from '../support/maps.ts';
import { diagonalRules } from '../support/world.ts';

/** A map, and what its requests may ask. */
export interface Problem {
  readonly map: Grid;
  readonly kind: (typeof KINDS)[number];
  readonly hasExits: boolean;
}

export const KINDS = ['walls', 'terrain', 'exits', 'links', 'wrap', 'floors', 'hexagons'] as const;

const LAYOUTS: readonly HexLayout[] = ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'];

/** Returns a map of a kind. Any may have terrain, kinds of cells and, if it is none that refuses them, exits and links. */
export function anyMap(kind: Problem['kind'], random: Random): Problem {
  const most = random.pick([5, 12, 18]);
  const sides = (least: number) => [random.between(least, most), random.between(least, most)] as const;
  let map: Grid;
  if (kind === 'hexagons') map = new HexGrid(...sides(1), { layout: random.pick(LAYOUTS) });
  else if (kind === 'wrap') map = new Grid(...sides(3), { wrap: random.pick(['x', 'y', 'both']) });
  else if (kind === 'floors') {
    const [width, height] = [random.between(1, 9), random.between(1, 7)];
    map = Grid.stack(Array.from({ length: random.between(2, 3) }, () => new Grid(width, height)));
  } else map = new Grid(...sides(1));
  const hasTerrain = kind === 'terrain' || random.chance(0.3);
  const hasKinds = random.chance(0.4);
  const prices = random.pick([
    [1, 2, 3],
    [1, 9],
    [0.5, 0.7, 2.25, 10],
    [3, 3.001],
  ]);
  const blocked = random.pick([0, 0.1, 0.25, 0.4]);
  const hasBorders = random.chance(0.2);
  const hasExits = kind === 'exits' || hasBorders || random.chance(0.15);
  for (const cell of cellsOf(map)) {
    if (hasTerrain && random.chance(0.5)) map.setCost(cell, random.pick(prices));
    if (hasKinds && random.chance(0.3)) map.setKind(cell, random.between(1, 2));
    if (random.chance(blocked)) map.setBlocked(cell);
    if (hasExits && random.chance(0.2)) closeExit(map, cell, random);
  }
  const links = kind === 'links' || kind === 'floors' ? random.pick([1, 2, 6, 30]) : random.chance(0.1) ? 2 : 0;
  for (let i = 0; i < links; i++) addLink(map, random);
  const problem = { map, kind, hasExits };
  for (let i = hasBorders ? random.between(1, 12) : 0; i > 0; i--) setEdge(map, random);
  return problem;
}

/** Returns the cells of a map, without the rows between floors. */
export function cellsOf(map: Grid): ReturnType<Grid['cellAt']>[] {
  const cells = Array.from({ length: map.width * map.height }, (_, index) => map.cellAt(index));
  return cells.filter(({ y }) => map.floors === 1 || y < map.floorHeight);
}

function addLink(map: Grid, random: Random): void {
  const cells = cellsOf(map);
  const [from, to] = [random.pick(cells), random.pick(cells)];
  if (map.indexOf(from) === map.indexOf(to)) return;
  const kinds = random.chance(0.3) ? random.pick([1, [2], [0, 2], [7]]) : undefined;
  map.addLink(from, to, { cost: random.pick([0, 1, 1, 0.3, 3, 12]), oneWay: random.chance(0.4), kinds });
}

export function closeExit(map: Grid, cell: PointLike, random: Random, open = false): void {
  if (map instanceof HexGrid) map.setExit(cell, random.below(6), open);
  else if (random.chance(0.5)) map.setExit(cell, random.below(8), open);
  else map.setWall(cell, 2 * random.below(4), !open);
}

/** Sets what a border costs. */
export function setEdge(
  map: Grid,
  random: Random,
  costs: readonly (number | null)[] = [0, 0.5, 3, Infinity, null],
): void {
  const cell = random.pick(cellsOf(map));
  const direction = map instanceof HexGrid ? random.below(6) : 2 * random.below(4);
  const options = {
    oneWay: random.chance(0.4),
    ...(random.chance(0.1) ? { kinds: random.pick([1, [0, 2], [7]]) } : {}),
  };
  try {
    map.setEdgeCost(cell, direction as 0, random.pick(costs), options);
  } catch (error) {
    // There is no border at the edge of the map.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Changes some cells, exits, links or borders. */
export function edit({ map, kind, hasExits }: Problem, random: Random): void {
  const cell = random.pick(cellsOf(map));
  const edits = [
    () => map.setBlocked(cell, random.chance(0.5)),
    () => map.setBlocked(cell, random.chance(0.5)),
    () => map.setKind(cell, random.below(3)),
    () => kind === 'terrain' && map.setCost(cell, random.pick([1, 2, 5.5])),
    () => hasExits && closeExit(map, cell, random, random.chance(0.5)),
    () => hasExits && setEdge(map, random),
    () => {
      if (!['links', 'floors'].includes(kind)) return;
      const links = map.links();
      if (links.length > 0 && random.chance(0.5)) map.removeLink(random.pick(links).id);
      else addLink(map, random);
    },
  ];
  random.pick(edits)();
}

/** Returns options that are legal on the map and with each other. */
export function anyOptions({ map, kind, hasExits }: Problem, random: Random): ReferenceOptions {
  const isHex = kind === 'hexagons';
  const isFlat = !isHex && kind !== 'wrap';
  const some = <Value>(share: number, value: () => Value): Value | undefined =>
    random.chance(share) ? value() : undefined;
  const cells = cellsOf(map);
  const options: ReferenceOptions = {
    kindCosts: some(0.25, () => Array.from({ length: 3 }, () => random.pick([1, 1, 2, 0.5, Infinity, 0]))),
    avoid: some(0.2, () => anyAvoid(map, cells, random)),
    allowBlockedStart: some(0.2, () => true),
    layers: some(0.12, () => {
      const values = Float64Array.from({ length: map.width * map.height }, () => random.pick([0, 0, 1, 2.5]));
      return [blendLayers([{ values, weight: 1 }])];
    }),
    maxCost: some(0.2, () => random.pick([0, 3, 8, 20 * random.next()])),
    partial: some(0.2, () => true),
  };
  if (isHex) return options;
  options.diagonals = some(0.7, () => random.pick(diagonalRules));
  if (random.chance(0.25)) {
    const costs = [
      [10, 14],
      [1, 1],
      [1, 2],
      [1, 2.5],
      [2, 1],
      [0.3, 0.45],
      [5, 7],
    ] as const;
    [options.straightCost, options.diagonalCost] = random.pick(costs);
  }
  options.heuristic = some(0.2, () => random.pick(['octile', 'euclidean', 'chebyshev', 'zero'] as const));
  if (!isFlat) return options;
  if (!hasExits) options.size = some(0.15, () => random.between(2, 3));
  if (kind !== 'floors') options.range = some(0.15, () => random.pick([1, 2, 9]));
  options.turnCost = some(0.2, () => random.pick([0.001, 0.5, 1, 3, 7.5]));
  if (options.partial || options.allowBlockedStart) return options;
  options.startDirection = some(0.1, () => random.below(8));
  options.goalDirection = some(0.1, () => random.below(8));
  return options;
}

function anyAvoid(map: Grid, cells: readonly PointLike[], random: Random): FindPathOptions['avoid'] {
  const avoid = Array.from({ length: random.below(5) }, () => random.pick(cells));
  return random.chance(0.5) ? avoid : Int32Array.from(avoid, (cell) => map.indexOf(cell));
}
