// The way diagram libraries use PathFinding.js: a new grid for each line, a few nodes of it, coordinates from fields of text.
import { describe, expect, test, vi } from 'vitest';
import { Node } from '../../src/dropin/pathfinding/node.ts';
import PF from '../../src/pathfinding.ts';
import { OriginalPF } from './originals.ts';

const LIBRARIES = { drop: PF, original: OriginalPF };
const FINDERS = Object.keys(OriginalPF).filter((name) => name.endsWith('Finder')) as 'AStarFinder'[];

/** Returns what a call returns, or the kind of its error. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return (error as Error).name;
  }
}

test('a node is made when it is asked for, and stays the same one', () => {
  const made = vi.spyOn(PF.Grid.prototype, 'nodes', 'get');
  const grid = new PF.Grid(250, 170);
  const node = grid.getNodeAt(3, 4);
  grid.setWalkableAt(3, 5, false);
  const [beside] = grid.getNeighbors(node, PF.DiagonalMovement.Never);
  expect([beside.x, beside.y, grid.getNodeAt(3, 3) === beside, grid.getNodeAt(3, 4) === node]).toEqual([
    3,
    3,
    true,
    true,
  ]);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
  expect([grid.nodes[4][3] === node, grid.nodes[3][3] === beside, grid.nodes.flat().length]).toEqual([
    true,
    true,
    42_500,
  ]);
  expect(grid.getNodeAt(3, 4)).toBe(node);
  expect(grid.getNodeAt(249, 169)).toBe(grid.nodes[169][249]);
  expect(grid.nodes.flat().every((one) => one instanceof Node)).toBe(true);
});

test('edits are remembered only for clones', () => {
  const grid = new PF.Grid(9, 9);
  const latest = () => (grid as unknown as { shared: { source: { latest: object | null } } }).shared.source.latest;
  grid.setWalkableAt(1, 1, false);
  expect(latest()).toBe(null);
  const copy = grid.clone();
  const before = latest();
  grid.setWalkableAt(2, 2, false);
  expect([before === null, latest() === before]).toEqual([false, false]);
  expect([copy.isWalkableAt(1, 1), copy.isWalkableAt(2, 2)]).toEqual([false, true]);
});

describe('as in the original', () => {
  test.each([
    [3, 0],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
    [0, 2],
    [0, -1],
    [0, 1.5],
    [3, 2],
    [undefined, 0],
    [0, undefined],
    ['1', '0'],
    ['x', 0],
    [0, 'x'],
    ['', 0],
  ])('getNodeAt(%s, %s)', (x, y) => {
    const found = Object.values(LIBRARIES).map(({ Grid }) =>
      outcomeOf(() => {
        const node = new Grid(3, 2).getNodeAt(x as number, y as number);
        return node && [node.x, node.y];
      }),
    );
    expect(found[0]).toEqual(found[1]);
  });

  test('coordinates may be text', () => {
    const outcomes = Object.values(LIBRARIES).map((library) => {
      const text = (value: number) => String(value) as unknown as number;
      const grid = new library.Grid(3, 3);
      grid.setWalkableAt(text(1), text(1), false);
      const cells = [
        grid.isWalkableAt(text(1), text(1)),
        grid.isWalkableAt(text(2), text(1)),
        grid.isInside(text(3), text(0)),
      ];
      const routes = FINDERS.map(
        (name) => new library[name]().findPath(text(0), text(1), text(2), text(1), grid.clone()).length,
      );
      return { cells, routes };
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0].routes.every((length) => length > 2)).toBe(true);
  });

  test('the route to a goal given as text is one of numbers', () => {
    const goal = ['2', '0'] as unknown as [number, number];
    expect(new PF.AStarFinder().findPath(0, 0, ...goal, new PF.Grid(3, 1))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    class Own extends PF.Grid {
      override isWalkableAt(x: number, y: number): boolean {
        return super.isWalkableAt(x, y);
      }
    }
    expect(new PF.AStarFinder().findPath(0, 0, ...goal, new Own(3, 1)).length).toBe(3);
    expect(() => new PF.AStarFinder().findPath(3, 0, 0, 0, new Own(3, 1))).toThrow('start');
  });
});
