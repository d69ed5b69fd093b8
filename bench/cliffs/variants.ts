/** What may make a call dearer than the plain one: options of a request, and features of a map. */
import { Random } from '../../generators/random.ts';
import { type CostLayer, type FindPathOptions, Grid, HexGrid, type PointLike } from '../../src/index.ts';

type Edit = (grid: Grid, random: Random) => void;

/** An option, or a feature that is added to a map. */
export interface Variant {
  readonly name: string;
  readonly options?: (map: BaseMap) => FindPathOptions;
  /** Edits a copy of the map. @throws `RangeError` if such a map has no such feature. */
  readonly edit?: Edit;
  /** Makes the grid, if it must have the feature from the beginning. Cells are blocked afterwards. */
  readonly make?: (width: number, height: number) => Grid;
}

/** A map without features. */
export interface BaseMap {
  readonly name: string;
  readonly grid: Grid;
  readonly isHexagons: boolean;
  /** None on hexagons, which inflation does not know. */
  readonly layers: readonly CostLayer[];
}

/** Returns a copy of the blocked cells of a map with the features of variants. @throws `RangeError` if they do not go together. */
export function mapWith({ grid, isHexagons }: BaseMap, variants: readonly Variant[], seed: number): Grid {
  const { width, height } = grid;
  const makers = variants.filter(({ make }) => make !== undefined);
  if (makers.length + Number(isHexagons) > 1) throw new RangeError('a map is made in one way');
  const made = isHexagons ? new HexGrid(width, height) : (makers[0]?.make?.(width, height) ?? new Grid(width, height));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (grid.isBlocked(x, y)) made.setBlocked(x, y);
  for (const { edit } of variants) edit?.(made, new Random(seed));
  return made;
}

function passable(grid: Grid, random: Random): PointLike {
  for (;;) {
    const cell = grid.cellAt(random.below(grid.width * grid.height));
    if (!grid.isBlocked(cell)) return cell;
  }
}

function links(count: number, cost: number): Edit {
  return (grid, random) => {
    for (let i = 0; i < count; i++) grid.addLink(passable(grid, random), passable(grid, random), { cost });
  };
}

/** Closes exits to the east and back of a share of the cells, of at least one. */
function walls(share: number): Edit {
  return (grid, random) => {
    for (let i = Math.max(1, Math.round(share * grid.width * grid.height)); i > 0; i--) {
      const [x, y] = [random.below(grid.width - 1), random.below(grid.height)];
      grid.setExit([x, y], 'east', false);
      grid.setExit([x + 1, y], 'west', false);
    }
  };
}

function terrain(share: number): Edit {
  return (grid, random) => {
    const raise = (x: number, y: number) => {
      if (!grid.isBlocked(x, y)) grid.setCost(x, y, 3);
    };
    if (share === 0) raise(5, 5);
    for (let i = (share * grid.width * grid.height) / 64; i > 0; i--) {
      const [x, y] = [random.below(grid.width - 8), random.below(grid.height - 8)];
      for (let dy = 0; dy < 8; dy++) for (let dx = 0; dx < 8; dx++) raise(x + dx, y + dy);
    }
  };
}

/** Features of maps. */
export const FEATURES: readonly Variant[] = [
  { name: 'one link, a short cut', edit: links(1, 1) },
  { name: 'one link as dear as the walk', edit: links(1, 1000) },
  { name: '16 links', edit: links(16, 20) },
  { name: '70 links', edit: links(70, 20) },
  { name: 'one closed exit', edit: walls(0) },
  { name: 'closed exits at 1 % of the cells', edit: walls(0.01) },
  { name: 'one cell of another cost', edit: terrain(0) },
  { name: 'a tenth of the ground dearer', edit: terrain(0.1) },
  { name: "wrap: 'x'", make: (width, height) => new Grid(width, height, { wrap: 'x' }) },
];

const option = (name: string, options: FindPathOptions): Variant => ({ name, options: () => options });

/** Options of requests. */
export const OPTIONS: readonly Variant[] = [
  option("diagonals: 'never'", { diagonals: 'never' }),
  option("diagonals: 'always'", { diagonals: 'always' }),
  option('straightCost: 10, diagonalCost: 14', { straightCost: 10, diagonalCost: 14 }),
  option('turnCost: 0.5', { turnCost: 0.5 }),
  option("startDirection: 'east'", { startDirection: 'east' }),
  option('size: 2', { size: 2 }),
  option('kindCosts', { kindCosts: [1, 2] }),
  {
    name: 'layers',
    options: ({ layers }) => {
      if (layers.length === 0) throw new RangeError('no layer knows hexagons');
      return { layers };
    },
  },
  option('avoid: three cells', { avoid: [10, 11, 12].map((x) => [x, 20] as [number, number]) }),
  option('allowBlockedStart', { allowBlockedStart: true }),
  option('range: 3', { range: 3 }),
  option('partial', { partial: true }),
  option('maxCost: 1000', { maxCost: 1000 }),
  option('trace', { trace: true }),
  option('heuristicWeight: 1.5', { heuristicWeight: 1.5 }),
  option("heuristic: 'euclidean'", { heuristic: 'euclidean' }),
  option("algorithm: 'astar'", { algorithm: 'astar' }),
];
