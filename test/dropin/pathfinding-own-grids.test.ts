// Grids that finders can read only through their methods: of a class with rules of its own, and of the original.
import { expect, test } from 'vitest';
import PF from '../../src/pathfinding.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { OriginalPF } from './originals.ts';

const FINDERS = Object.keys(OriginalPF).filter((name) => /^(?!.*Breadth).*Finder$/.test(name)) as 'AStarFinder'[];

/** Has the cells of a grid, and says so by a method of its own. */
class Own extends PF.Grid {
  override isWalkableAt(x: number, y: number): boolean {
    return super.isWalkableAt(x, y);
  }
}

test(`routes are shortest on them too, with any heuristic and weight of the library, seed ${seed}`, () => {
  const random = new Random(seed);
  const { manhattan, euclidean } = PF.Heuristic;
  for (let i = 0; i < runs(150); i++) {
    const [width, height] = [random.between(2, 12), random.between(2, 12)];
    const matrix = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => Number(random.chance(0.3))),
    );
    const ends = [width, height, width, height].map((side) => random.below(side)) as [number, number, number, number];
    const diagonalMovement = random.pick([1, 2, 3, 4] as const);
    const best = PF.Util.pathLength(
      new OriginalPF.DijkstraFinder({ diagonalMovement }).findPath(...ends, new OriginalPF.Grid(matrix)),
    );
    for (const name of FINDERS) {
      for (const options of [{}, { heuristic: manhattan }, { heuristic: euclidean, weight: 5 }]) {
        const finder = new PF[name]({ diagonalMovement, ...options });
        for (const grid of [new PF.Grid(matrix), new Own(matrix), new OriginalPF.Grid(matrix)]) {
          const length = PF.Util.pathLength(finder.findPath(...ends, grid));
          expect(length, JSON.stringify({ name, options, matrix, ends })).toBeCloseTo(best, 9);
        }
      }
    }
  }
});

test('the limit of time holds for them, and nodes are marked', () => {
  const find = (timeLimit: number) => new PF.IDAStarFinder({ timeLimit }).findPath(0, 0, 59, 59, new Own(60, 60));
  expect(find(1e-9)).toEqual([]);
  expect(find(100).length).toBe(119);
  const grid = new Own(4, 4);
  new PF.JumpPointFinder({ trackJumpRecursion: true }).findPath(0, 0, 3, 3, grid);
  expect(grid.nodes.flat().some((node) => 'tested' in node && node.tested)).toBe(true);
});
