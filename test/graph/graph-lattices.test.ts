import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGraphPath, Graph, type HexLayout } from '../../src/index.ts';
import { checkGraphResult, checkSameResult, costsFrom } from '../support/graphs.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';

type Arcs = [to: number, cost: number][][];

/** Searches by the graph's own heuristic on both engines, and compares with the oracle on the arcs that there should be. */
function checkSearches<Coordinates>(
  graph: Graph<Coordinates>,
  arcs: Arcs,
  costs: readonly number[],
  start: number,
): void {
  const optimum = costsFrom(arcs, start);
  for (let goal = 0; goal < arcs.length; goal++) {
    const wasm = findGraphPath(graph, start, goal, { engine: 'wasm' });
    checkSameResult(wasm, findGraphPath(graph, start, goal, { engine: 'js' }));
    checkGraphResult(arcs, start, goal, wasm);
    if (!(costs[start] > 0 && costs[start] < Infinity)) expect(wasm.status).toBe('start-blocked');
    else if (!(costs[goal] > 0 && costs[goal] < Infinity)) expect(wasm.status).toBe('goal-blocked');
    else if (!isClose(wasm.cost, optimum[goal])) throw new Error(`cost ${wasm.cost}, optimum ${optimum[goal]}`);
    const blind = findGraphPath(graph, start, goal, { heuristicWeight: 0 });
    expect(isClose(blind.cost, wasm.cost) && blind.status === wasm.status).toBe(true);
    checkGraphResult(arcs, start, goal, blind);
  }
}

const cellCost = fc.oneof(
  { weight: 3, arbitrary: fc.constant(1) },
  fc.constantFrom(0, -1, Infinity),
  fc.double({ min: 0.1, max: 5, noNaN: true }),
);

const boxes = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([width, height, depth]) => {
    const count = width * height * depth;
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      depth: fc.constant(depth),
      costs: fc.array(cellCost, { minLength: count, maxLength: count }),
      neighbors: fc.constantFrom(6, 18, 26) as fc.Arbitrary<6 | 18 | 26>,
      diagonals: fc.constantFrom('onlyWhenNoObstacles' as const, 'ifAtMostOneObstacle' as const, 'always' as const),
      start: fc.nat(count - 1),
    });
  });

describe('Graph.grid3d', () => {
  test(`has the moves of its rule, and its heuristic finds optima (seed ${seed})`, () => {
    fc.assert(
      fc.property(boxes, ({ width, height, depth, costs, neighbors, diagonals, start }) => {
        const graph = Graph.grid3d(width, height, depth, costs, { neighbors, diagonals });
        const arcs: Arcs = costs.map(() => []);
        const at = (x: number, y: number, z: number) => {
          const isInside = x >= 0 && y >= 0 && z >= 0 && x < width && y < height && z < depth;
          const cost = isInside ? costs[(z * height + y) * width + x] : 0;
          return cost > 0 ? cost : Infinity;
        };
        const most = { 6: 1, 18: 2, 26: 3 }[neighbors];
        const tolerated = { onlyWhenNoObstacles: 0, ifAtMostOneObstacle: 1, always: 99 }[diagonals];
        for (let from = 0; from < costs.length; from++) {
          const x = from % width;
          const y = Math.floor(from / width) % height;
          const z = Math.floor(from / width / height);
          expect(graph.coordinatesOf(from)).toEqual({ x, y, z });
          expect(graph.nodeAt(x, y, z)).toBe(from);
          expect([graph.nodeAt([x, y, z]), graph.nodeAt({ x, y, z })]).toEqual([from, from]);
          expect(graph.isBlocked(from)).toBe(at(x, y, z) === Infinity);
          if (at(x, y, z) === Infinity) continue;
          for (let to = 0; to < costs.length; to++) {
            const [dx, dy, dz] = [
              (to % width) - x,
              (Math.floor(to / width) % height) - y,
              Math.floor(to / width / height) - z,
            ];
            const changes = dx * dx + dy * dy + dz * dz;
            if (Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz)) !== 1 || changes > most) continue;
            let obstacles = 0;
            for (const [sx, sy, sz] of corners(dx, dy, dz)) {
              if (at(x + sx, y + sy, z + sz) === Infinity) obstacles++;
            }
            const cost = at(x + dx, y + dy, z + dz);
            if (obstacles <= tolerated && cost < Infinity) arcs[from].push([to, Math.sqrt(changes) * cost]);
          }
        }
        expect(graph.arcCount).toBe(arcs.flat().length);
        checkSearches(graph, arcs, costs, start);
      }),
      settings(150),
    );
  });

  test.each([6, 18, 26] as const)(
    'its heuristic is the length of a route over an empty box of %i neighbours',
    (neighbors) => {
      const graph = Graph.grid3d(7, 6, 5, null, { neighbors });
      for (const goal of [0, 100, graph.nodeCount - 1]) {
        const heuristic = graph.heuristicTo(goal);
        for (let node = 0; node < graph.nodeCount; node++) {
          const { cost } = findGraphPath(graph, node, goal, { heuristicWeight: 0 });
          if (!isClose(heuristic(node), cost)) throw new Error(`${heuristic(node)} told, ${cost} true`);
        }
      }
    },
  );

  test('costs below 1 scale it', () => {
    const costs = new Float64Array(60).fill(0.25);
    const graph = Graph.grid3d(5, 4, 3, costs);
    expect(graph.heuristicTo(graph.nodeAt(4, 3, 2))(graph.nodeAt(0, 0, 0))).toBe(9 / 4);
    expect(findGraphPath(graph, 0, 59).cost).toBe(9 / 4);
  });

  test('a wall with a hole, layer by layer', () => {
    const layers = ['.#.\n.#.\n.#.', '.#.\n.#.\n.#.', '.#.\n.#.\n..#'];
    const costs = layers.flatMap((layer) => Array.from(layer.replaceAll('\n', ''), (cell) => (cell === '.' ? 1 : 0)));
    const graph = Graph.grid3d(3, 3, 3, costs);
    const { status } = findGraphPath(graph, graph.nodeAt(0, 0, 0), graph.nodeAt(2, 0, 0));
    expect(status).toBe('unreachable');
    const through = Graph.grid3d(3, 3, 3, costs, { neighbors: 18, diagonals: 'always' });
    const { cost, path } = findGraphPath(through, through.nodeAt(0, 2, 2), through.nodeAt(2, 1, 2));
    expect(cost).toBeCloseTo(1 + Math.SQRT2, 12);
    expect(Array.from(path ?? [], (node) => through.coordinatesOf(node))).toEqual([
      { x: 0, y: 2, z: 2 },
      { x: 1, y: 2, z: 2 },
      { x: 2, y: 1, z: 2 },
    ]);
  });
});

/** The other cells of the box around a step. */
function corners(dx: number, dy: number, dz: number): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (let bits = 1; bits < 7; bits++) {
    const corner: [number, number, number] = [bits & 1 ? dx : 0, bits & 2 ? dy : 0, bits & 4 ? dz : 0];
    const isNew = !found.some((other) => String(other) === String(corner));
    const isEnd = String(corner) === '0,0,0' || String(corner) === String([dx, dy, dz]);
    if (isNew && !isEnd) found.push(corner);
  }
  return found;
}

/** Cube coordinates of a hexagon, by its place on the plane: each layout as it is drawn, sides of half units. */
const CUBES: { [layout in HexLayout]: (x: number, y: number) => [q: number, r: number] } = {
  'odd-r': (x, y) => [x - Math.floor(y / 2), y],
  'even-r': (x, y) => [x - Math.ceil(y / 2), y],
  'odd-q': (x, y) => [x, y - Math.floor(x / 2)],
  'even-q': (x, y) => [x, y - Math.ceil(x / 2)],
  axial: (x, y) => [x, y],
};

function hexDistance([q1, r1]: [number, number], [q2, r2]: [number, number]): number {
  const [q, r] = [q1 - q2, r1 - r2];
  return (Math.abs(q) + Math.abs(r) + Math.abs(-q - r)) / 2;
}

const layouts = Object.keys(CUBES) as HexLayout[];

describe.each(layouts)('Graph.hex, %s', (layout) => {
  const cube = CUBES[layout];

  test(`neighbours are the hexagons at distance 1, and its heuristic finds optima (seed ${seed})`, () => {
    const maps = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([width, height]) => {
      const costs = fc.array(cellCost, { minLength: width * height, maxLength: width * height });
      return fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        costs,
        start: fc.nat(width * height - 1),
      });
    });
    fc.assert(
      fc.property(maps, ({ width, height, costs, start }) => {
        const graph = Graph.hex(width, height, costs, { layout });
        const arcs: Arcs = costs.map((fromCost, from) => {
          if (!(fromCost > 0 && fromCost < Infinity)) return [];
          const place = cube(from % width, Math.floor(from / width));
          return costs.flatMap((cost, to): Arcs[number] => {
            const isNext = hexDistance(place, cube(to % width, Math.floor(to / width))) === 1;
            return isNext && cost > 0 && cost < Infinity ? [[to, cost]] : [];
          });
        });
        expect(graph.arcCount).toBe(arcs.flat().length);
        expect(graph.coordinatesOf(start)).toEqual({ x: start % width, y: Math.floor(start / width) });
        expect(graph.nodeAt(start % width, Math.floor(start / width))).toBe(start);
        checkSearches(graph, arcs, costs, start);
      }),
      settings(60),
    );
  });

  test('the distance over an empty map is that of cube coordinates', () => {
    const graph = Graph.hex(9, 8, null, { layout });
    for (let start = 0; start < 72; start++) {
      for (const goal of [0, 8, 35, 71]) {
        const distance = hexDistance(cube(start % 9, Math.floor(start / 9)), cube(goal % 9, Math.floor(goal / 9)));
        expect(graph.heuristicTo(goal)(start)).toBe(distance);
        expect(findGraphPath(graph, start, goal).cost).toBe(distance);
      }
    }
  });
});

test('hexagons drawn: odd rows shoved right, odd columns shoved down', () => {
  //  0 . 1 . 2 .          0   2
  //    3 . 4 . 5            1
  //  6 . 7 . 8 .          3   5   (columns of odd-q)
  const rows = Graph.hex(3, 3, null, { layout: 'odd-r' });
  const near = (graph: Graph<unknown>, node: number) =>
    Array.from({ length: graph.nodeCount }, (_, to) => to).filter((to) => findGraphPath(graph, node, to).cost === 1);
  expect(near(rows, 4)).toEqual([1, 2, 3, 5, 7, 8]);
  expect(near(Graph.hex(3, 3, null, { layout: 'even-r' }), 4)).toEqual([0, 1, 3, 5, 6, 7]);
  expect(near(Graph.hex(3, 3, null, { layout: 'odd-q' }), 4)).toEqual([1, 3, 5, 6, 7, 8]);
  expect(near(Graph.hex(3, 3, null, { layout: 'even-q' }), 4)).toEqual([0, 1, 2, 3, 5, 7]);
  expect(near(Graph.hex(3, 3, null, { layout: 'axial' }), 4)).toEqual([1, 2, 3, 5, 6, 7]);
  expect(near(Graph.hex(3, 3), 4)).toEqual(near(rows, 4));
  expect(near(Graph.hex(3, 3, null, { orientation: 'flat' }), 4)).toEqual([1, 3, 5, 6, 7, 8]);
});
