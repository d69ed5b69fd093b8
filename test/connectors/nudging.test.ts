// Lines moved apart: no line through a box, no other bend, no other end, and few that still lie on each other.
import { expect, test } from 'vitest';
import { type Box, type Route, routeConnectors } from '../../src/connectors.ts';
import { randomDiagram, randomLattice } from '../support/diagrams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { enters } from './model-judge.ts';

interface Piece {
  readonly route: number;
  readonly isRow: boolean;
  readonly line: number;
  readonly low: number;
  readonly high: number;
}

/** Middle segments of all routes. */
function middles(routes: readonly Route[]): Piece[] {
  return routes.flatMap(({ points }, route) =>
    Array.from({ length: Math.max(0, points.length / 2 - 3) }, (_, i) => {
      const [x0, y0, x1, y1] = points.subarray(2 * i + 2, 2 * i + 6);
      const isRow = y0 === y1;
      const [a, b] = isRow ? [x0, x1] : [y0, y1];
      return { route, isRow, line: isRow ? y0 : x0, low: Math.min(a, b), high: Math.max(a, b) };
    }),
  );
}

/** How many pairs of middle segments of different lines lie on each other. */
function coincident(routes: readonly Route[]): number {
  const pieces = middles(routes);
  let count = 0;
  pieces.forEach((one, i) => {
    for (const other of pieces.slice(i + 1)) {
      if (one.route === other.route || one.isRow !== other.isRow || Math.abs(one.line - other.line) > 0.1) continue;
      if (one.low < other.high && other.low < one.high) count++;
    }
  });
  return count;
}

function crossesBody(route: Route, { x, y, width, height }: Box): boolean {
  const { points } = route;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x0, y0, x1, y1] = points.subarray(i, i + 4);
    // Half of a rounded coordinate is no way into a box.
    const area = { id: '', left: x, top: y, right: x + width, bottom: y + height };
    if (enters(area, x0, y0, x1, y1, 1e-6)) return true;
  }
  return false;
}

/** Where a route starts and ends, and the directions of its segments. */
function shapeOf({ status, bends, points }: Route): string {
  const ends = [...points.slice(0, 2), ...points.slice(-2)];
  const directions = Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, i) => {
    const [x0, y0, x1, y1] = points.subarray(2 * i, 2 * i + 4);
    return `${Math.sign(x1 - x0)} ${Math.sign(y1 - y0)}`;
  });
  return [status, bends, ...ends, ...directions].join();
}

/** Checks a diagram, and returns how many pairs lie on each other without a gap and with it. */
function check(plan: ReturnType<typeof randomDiagram>, gap: number, where: string): [before: number, after: number] {
  const { boxes, lines, margin, bendCost } = plan;
  const alone = routeConnectors(boxes, lines, { margin, bendCost, gap: 0 });
  const apart = routeConnectors(boxes, lines, { margin, bendCost, gap });
  const problems: string[] = [];
  for (const [id, route] of apart) {
    const before = alone.get(id) as Route;
    const say = (problem: string) => problems.push(`${where}, ${id} ${problem}: ${JSON.stringify({ ...plan, gap })}`);
    if (shapeOf(route) !== shapeOf(before)) say('has another shape or end');
    for (const [name, box] of Object.entries(boxes)) {
      // It may pass the groups around its ends.
      if (Object.values(boxes).some(({ parent }) => parent === name)) continue;
      if (crossesBody(route, box) && !crossesBody(before, box)) say(`goes through ${name}`);
    }
  }
  expect(problems).toEqual([]);
  return [coincident([...alone.values()]), coincident([...apart.values()])];
}

test(`leaves bends, ends and boxes alone (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let i = 0; i < runs(300); i++) check(randomDiagram(random), random.pick([1, 4, 20]), `diagram ${i}`);
});

test.each([200, 140])(`parts nearly all lines of a lattice whose columns are %d apart (seed ${seed})`, (distance) => {
  const [before, after] = check(randomLattice(new Random(seed), 20, 50, distance), 4, 'lattice');
  expect(before).toBeGreaterThan(50);
  expect(after).toBeLessThan(before / 20);
});

test('centres a bundle in its corridor, in the order that crosses least', () => {
  const boxes = {
    a: { x: 0, y: 0, width: 100, height: 300 },
    b: { x: 200, y: 400, width: 100, height: 300 },
  };
  const lines = Object.fromEntries(
    [0.2, 0.4, 0.6].map((at) => [
      `${at}`,
      { from: { box: 'a', side: 'right', at }, to: { box: 'b', side: 'left', at } } as const,
    ]),
  );
  const routes = [...routeConnectors(boxes, lines, { gap: 10 }).values()];
  expect(routes.map(({ points }) => points[2])).toEqual([160, 150, 140]);
});
