// The members of hotpath/pathfinding beside the routes of its finders.
import { describe, expect, test } from 'vitest';
import PF, * as names from '../../src/pathfinding.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { OriginalPF } from './originals.ts';

const FINDERS = Object.keys(OriginalPF).filter((name) => name.endsWith('Finder')) as 'AStarFinder'[];

const MATRIX = [
  [0, 0, 0, 1],
  [1, 1, 0, 0],
  [0, 0, 0, 0],
];

/** Returns a grid's cells as rows, '#' for blocked. */
function drawn(grid: names.Grid): string[] {
  return Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => (grid.isWalkableAt(x, y) ? '.' : '#')).join(''),
  );
}

test('the names are those of the original, as members of the default export and one by one', () => {
  expect(Object.keys(PF).sort()).toEqual(Object.keys(OriginalPF).sort());
  for (const name of Object.keys(OriginalPF) as (keyof typeof PF)[]) expect(names[name]).toBe(PF[name]);
  expect(PF.DiagonalMovement).toEqual(OriginalPF.DiagonalMovement);
  expect(Object.keys(PF.Heuristic).sort()).toEqual(Object.keys(OriginalPF.Heuristic).sort());
  expect(Object.keys(PF.Util).sort()).toEqual(Object.keys(OriginalPF.Util).sort());
});

test('classes have every method of the original', () => {
  for (const name of ['Grid', 'Heap', 'Node', ...FINDERS] as 'Grid'[]) {
    const { prototype } = OriginalPF[name];
    const methods = Object.getOwnPropertyNames(prototype).filter((key) => {
      return !/^_|^heuristic$/.test(key) && typeof Reflect.get(prototype, key) === 'function';
    });
    for (const method of methods) expect(PF[name].prototype, `${name}.${method}`).toHaveProperty(method);
  }
});

describe('Grid', () => {
  test('is made from sides, sides and a matrix, or a matrix, whose cells are read as true or false', () => {
    expect(drawn(new PF.Grid(3, 2))).toEqual(['...', '...']);
    expect(drawn(new PF.Grid(4, 3, MATRIX))).toEqual(['...#', '##..', '....']);
    expect(drawn(new PF.Grid(MATRIX))).toEqual(['...#', '##..', '....']);
    expect(drawn(new PF.Grid([[false, null, undefined, 0, '', true, 7, 'x', {}]]))).toEqual(['.....####']);
    expect(() => new PF.Grid(3, 3, MATRIX)).toThrow(
      new RangeError('matrix has 4 columns and 3 rows: the grid was to have 3 and 3'),
    );
  });

  test('is edited by cell and by node, and each sees the other', () => {
    const grid = new PF.Grid(3, 1);
    const node = grid.getNodeAt(1, 0);
    expect([node.x, node.y, node.walkable, grid.nodes[0][1] === node]).toEqual([1, 0, true, true]);
    grid.setWalkableAt(1, 0, false);
    expect(node.walkable).toBe(false);
    expect(new PF.AStarFinder().findPath(0, 0, 2, 0, grid)).toEqual([]);
    node.walkable = true;
    expect(grid.isWalkableAt(1, 0)).toBe(true);
    expect(new PF.AStarFinder().findPath(0, 0, 2, 0, grid).length).toBe(3);
    expect(JSON.stringify(Object.assign(node, { cost: 5 }))).toBe('{"x":1,"y":0,"cost":5,"walkable":true}');
  });

  test('a node alone keeps its own state', () => {
    const node = new PF.Node(4, 5, false);
    expect([node.x, node.y, node.walkable, new PF.Node(0, 0).walkable]).toEqual([4, 5, false, true]);
    node.walkable = true;
    expect(node.walkable).toBe(true);
  });

  test('says what is wrong with a cell or a rule', () => {
    const grid = new PF.Grid(3, 2);
    expect(() => grid.getNodeAt(0, 2)).toThrow(new TypeError('y is 2: the rows of the grid go from 0 to 1'));
    expect(() => grid.setWalkableAt(0, 2, false)).toThrow(RangeError);
    expect(() => grid.getNeighbors(grid.getNodeAt(0, 0), 5 as 4)).toThrow('diagonalMovement is 5');
    expect([grid.isWalkableAt(-1, 0), grid.isInside(2, 1), grid.isInside(3, 1)]).toEqual([false, true, false]);
  });

  test(`neighbours come as in the original, seed ${seed}`, () => {
    const random = new Random(seed);
    for (let i = 0; i < runs(100); i++) {
      const matrix = Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => Number(random.chance(0.4))));
      const [ours, theirs] = [new PF.Grid(matrix), new OriginalPF.Grid(matrix)];
      for (const rule of Object.values(PF.DiagonalMovement)) {
        const [x, y] = [random.below(5), random.below(4)];
        const places = [ours, theirs].map((grid) =>
          grid.getNeighbors(grid.getNodeAt(x, y), rule).map((node) => [node.x, node.y]),
        );
        expect(places[0]).toEqual(places[1]);
      }
    }
  });

  test(`clones are independent, whichever is edited, seed ${seed}`, () => {
    const random = new Random(seed);
    for (let i = 0; i < runs(50); i++) {
      const grids = [new PF.Grid(4, 3)];
      const models = [['....', '....', '....']];
      for (let step = 0; step < 60; step++) {
        const at = random.below(grids.length);
        if (random.chance(0.2)) {
          grids.push(grids[at].clone());
          models.push([...models[at]]);
        } else if (random.chance(0.8)) {
          const [x, y, walkable] = [random.below(4), random.below(3), random.chance(0.5)];
          grids[at].setWalkableAt(x, y, walkable);
          const row = models[at][y];
          models[at][y] = row.slice(0, x) + (walkable ? '.' : '#') + row.slice(x + 1);
        } else {
          expect(drawn(grids[at])).toEqual(models[at]);
        }
      }
      expect(grids.map(drawn)).toEqual(models);
    }
  });
});

describe('finders', () => {
  test.each(FINDERS)('%s searches one grid again and again, and leaves it as it was', (name) => {
    const grid = new PF.Grid(MATRIX);
    const finder = new PF[name]();
    const routes = [1, 2, 3].map(() => finder.findPath(0, 0, 0, 2, grid));
    expect(routes[0].length).toBeGreaterThan(4);
    expect(routes[1]).toEqual(routes[0]);
    expect(routes[2]).toEqual(routes[0]);
    expect(drawn(grid)).toEqual(['...#', '##..', '....']);
  });

  test.each(FINDERS)('%s answers odd questions', (name) => {
    const grid = new PF.Grid(MATRIX);
    const finder = new PF[name]();
    expect(finder.findPath(2, 2, 2, 2, grid)).toEqual([[2, 2]]);
    expect(finder.findPath(0, 0, 3, 0, grid)).toEqual([]);
    // A blocked start is left, a goal beside the map is out of reach, as in the original.
    expect(finder.findPath(1, 1, 0, 2, grid).length).toBeGreaterThan(1);
    expect(finder.findPath(0, 0, 4, 0, grid)).toEqual([]);
    expect(() => finder.findPath(0, 0, 0, 3, grid)).toThrow(RangeError);
    expect(() => finder.findPath(-1, 0, 0, 0, grid)).toThrow(RangeError);
  });

  test('take the corner rule from the old options too', () => {
    const options = [null, {}, { allowDiagonal: true }, { allowDiagonal: true, dontCrossCorners: true }];
    for (const name of FINDERS.filter((finder) => finder !== ('JumpPointFinder' as string))) {
      const rules = [PF, OriginalPF].map((library) => options.map((one) => new library[name](one).diagonalMovement));
      expect(rules[0], name).toEqual(rules[1]);
    }
    expect(new PF.JumpPointFinder(null).findPath(0, 0, 2, 1, new PF.Grid(MATRIX)).length).toBe(3);
    const wrong = new PF.AStarFinder({ diagonalMovement: 9 as 4 });
    expect(() => wrong.findPath(0, 0, 1, 0, new PF.Grid(2, 1))).toThrow('diagonalMovement is 9');
  });

  test('call a heuristic of the caller, with its weight', () => {
    const asked: number[][] = [];
    const heuristic = (dx: number, dy: number) => {
      asked.push([dx, dy]);
      return dx + dy;
    };
    const grid = new PF.Grid(MATRIX);
    for (const name of ['AStarFinder', 'BestFirstFinder', 'BiBestFirstFinder'] as const) {
      const route = new PF[name]({ heuristic, weight: 2 }).findPath(0, 0, 0, 2, grid);
      expect([route[0], route.at(-1)]).toEqual([
        [0, 0],
        [0, 2],
      ]);
    }
    expect(asked.length).toBeGreaterThan(0);
  });

  test('mark what they expanded if they are asked to', () => {
    for (const finder of [
      new PF.JumpPointFinder({ trackJumpRecursion: true }),
      new PF.IDAStarFinder({ trackRecursion: true }),
    ]) {
      const grid = new PF.Grid(MATRIX);
      finder.findPath(0, 0, 0, 2, grid);
      expect(grid.nodes.flat().some((node) => 'tested' in node && node.tested)).toBe(true);
    }
  });

  test('IDAStarFinder gives up when its time is over', () => {
    const grid = new PF.Grid(300, 300);
    const find = (timeLimit: number) =>
      new PF.IDAStarFinder({ timeLimit, heuristic: () => 0 }).findPath(1, 1, 298, 298, grid);
    expect(find(1e-9)).toEqual([]);
    expect(find(0).length).toBeGreaterThan(0);
    expect(find(100).length).toBe(find(-1).length);
  });

  test('search grids of other kinds by their own methods', () => {
    class OneWay extends PF.Grid {
      override getNeighbors(node: names.Node, rule: names.DiagonalMovement): names.Node[] {
        return super.getNeighbors(node, rule).filter(({ x }) => x >= node.x);
      }
    }
    const finder = new PF.AStarFinder();
    expect(finder.findPath(0, 0, 2, 0, new OneWay(3, 1)).length).toBe(3);
    expect(finder.findPath(2, 0, 0, 0, new OneWay(3, 1))).toEqual([]);
    const theirs = new OriginalPF.Grid(MATRIX);
    expect(finder.findPath(0, 0, 0, 2, theirs).length).toBe(7);
    expect(finder.findPath(0, 0, 0, 2, theirs).length).toBe(7);
  });
});

describe(`Util, seed ${seed}`, () => {
  const random = new Random(seed);
  const route = (length: number) => Array.from({ length }, () => [random.below(9), random.below(9)]);

  test('does what the original does', () => {
    const grid = new PF.Grid(9, 9);
    for (let i = 0; i < runs(300); i++) {
      grid.setWalkableAt(random.below(9), random.below(9), random.chance(0.8));
      const path = PF.Util.expandPath(route(random.between(2, 5)));
      // Of a single cell the original makes nothing.
      if (path.length < 2) continue;
      const before = JSON.stringify(path);
      // A point may be there twice, as where two routes meet.
      const joined = path.flatMap((cell) => (random.chance(0.3) ? [cell, cell] : [cell]));
      expect(PF.Util.compressPath(joined)).toEqual(OriginalPF.Util.compressPath(joined));
      expect(path).toEqual(OriginalPF.Util.expandPath(path));
      expect(PF.Util.pathLength(path)).toBeCloseTo(OriginalPF.Util.pathLength(path), 9);
      expect(PF.Util.interpolate(1, 2, path[0][0], path[0][1])).toEqual(
        OriginalPF.Util.interpolate(1, 2, path[0][0], path[0][1]),
      );
      const distinct = path.filter((cell, at) => String(cell) !== String(path[at - 1]));
      expect(PF.Util.expandPath(PF.Util.compressPath(distinct))).toEqual(distinct);
      expect(PF.Util.compressPath(distinct)).toEqual(OriginalPF.Util.compressPath(distinct));
      expect(JSON.stringify(path)).toBe(before);
    }
  });

  test('smooths a route as the original does', () => {
    Object.assign(globalThis, { lastValidCoord: undefined });
    for (let i = 0; i < runs(200); i++) {
      const matrix = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => Number(random.chance(0.2))));
      const [ours, theirs] = [new PF.Grid(matrix), new OriginalPF.Grid(matrix)];
      const path = new PF.AStarFinder({ allowDiagonal: true }).findPath(0, 0, 8, 8, ours);
      if (path.length === 0) continue;
      expect(PF.Util.smoothenPath(ours, path)).toEqual(OriginalPF.Util.smoothenPath(theirs, path));
    }
  });

  test('follows chains of nodes', () => {
    const [first, last] = [
      { x: 1, y: 1 },
      { x: 4, y: 1 },
    ];
    const [a, b] = [
      { x: 2, y: 1, parent: first },
      { x: 3, y: 1, parent: last },
    ];
    expect(PF.Util.backtrace(a)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(PF.Util.biBacktrace(a, b)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect([PF.Util.expandPath([]), PF.Util.expandPath([[2, 3]]), PF.Util.compressPath([])]).toEqual([
      [],
      [[2, 3]],
      [],
    ]);
  });
});

test(`Heap gives items in order, seed ${seed}`, () => {
  const random = new Random(seed);
  for (let i = 0; i < runs(100); i++) {
    const items = Array.from({ length: random.below(30) }, () => ({ rank: random.below(20) }));
    const heap = new PF.Heap<{ rank: number }>((a, b) => a.rank - b.rank);
    for (const item of items) heap.push(item);
    for (const item of items) {
      if (!random.chance(0.3)) continue;
      item.rank = random.below(20);
      heap.updateItem(item);
    }
    const sorted = items.map(({ rank }) => rank).sort((a, b) => a - b);
    expect([heap.size(), heap.empty(), heap.peek()?.rank]).toEqual([items.length, items.length === 0, sorted[0]]);
    const copy = heap.clone();
    const popped = Array.from(items, () => heap.pop()?.rank);
    expect(popped).toEqual(sorted);
    expect([heap.pop(), copy.toArray().length]).toEqual([undefined, items.length]);
    const ranks = items.map(({ rank }) => rank);
    for (const Library of [PF.Heap, OriginalPF.Heap]) {
      expect(Library.nsmallest(ranks.slice(), 3)).toEqual(sorted.slice(0, 3));
      expect(Library.nlargest(ranks.slice(), 3)).toEqual(sorted.slice(-3).reverse());
    }
    PF.Heap.heapify(ranks);
    expect(ranks[0]).toBe(sorted[0]);
    expect([PF.Heap.pushpop(ranks, -1), PF.Heap.replace([2, 5, 3], 4), PF.Heap.pushpop([2, 5], 9)]).toEqual([-1, 2, 2]);
  }
});
