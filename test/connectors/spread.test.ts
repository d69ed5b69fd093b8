// Ends that share a side: at: 'spread'. HOTPATH_RUNS=10 tries 300 diagrams.
import { expect, test } from 'vitest';
import { type Box, type Line, lineCrossings, type Route, routeConnectors, type Side } from '../../src/connectors.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

type Lines = Record<string, Line>;
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

function crossingsOf(routes: Map<string, Route>): number {
  return [...lineCrossings(routes.values()).values()].reduce((sum, points) => sum + points.length, 0);
}

/** Returns the ids of lines with the coordinate of their first point along an axis, the least one first. */
function along(routes: Map<string, Route>, axis: 0 | 1): string[] {
  const sorted = [...routes].sort(([, a], [, b]) => a.points[axis] - b.points[axis]);
  return sorted.map(([id, { points }]) => `${id} ${points[axis]}`);
}

const around = { up: box(200, -300, 60, 60), level: box(200, 0, 60, 80), down: box(200, 300, 60, 60) };

const FACING: Record<Side, Side> = { right: 'left', bottom: 'top', left: 'right', top: 'bottom' };

test.each<[Side, Record<string, Box>, 0 | 1]>([
  ['right', around, 1],
  ['left', { up: box(-300, -300, 60, 60), level: box(-300, 0, 60, 80), down: box(-300, 300, 60, 60) }, 1],
  ['bottom', { up: box(-300, 300, 60, 60), level: box(0, 300, 80, 60), down: box(300, 300, 60, 60) }, 0],
  ['top', { up: box(-300, -300, 60, 60), level: box(0, -300, 80, 60), down: box(300, -300, 60, 60) }, 0],
])('ends on the %s side stand evenly, in the order of where their lines go', (side, others, axis) => {
  // Three ends on 80: at 20, 40 and 60.
  const lines: Lines = {};
  for (const id of ['down', 'up', 'level']) {
    lines[id] = {
      from: { box: 'hub', side, at: 'spread' },
      to: { box: id, side: FACING[side] },
    };
  }
  const routes = routeConnectors({ hub: box(0, 0, 80, 80), ...others }, lines);
  expect(along(routes, axis)).toEqual(['up 20', 'level 40', 'down 60']);
  expect(crossingsOf(routes)).toBe(0);
});

test('counts ends that arrive too, but not those with a place, and leaves one alone in the middle', () => {
  const boxes = { hub: box(0, 0, 80, 80), ...around };
  const hub = { box: 'hub', side: 'right', at: 'spread' } as const;
  const lines: Lines = {
    in: { from: { box: 'up', side: 'left' }, to: hub },
    out: { from: hub, to: { box: 'down', side: 'left' } },
    fixed: { from: { ...hub, at: 0.5 }, to: { box: 'level', side: 'left', at: 'spread' } },
  };
  const routes = routeConnectors(boxes, lines);
  const third = 80 / 3;
  expect((routes.get('in') as Route).points.at(-1)).toBeCloseTo(third);
  expect((routes.get('out') as Route).points[1]).toBeCloseTo(2 * third);
  expect((routes.get('fixed') as Route).points.join(' ')).toBe('80 40 200 40');
});

test.each<[Side, Side, Box]>([
  ['right', 'left', box(300, 10, 80, 80)],
  ['right', 'left', box(300, 400, 80, 80)],
  ['right', 'bottom', box(300, -400, 80, 80)],
  ['right', 'top', box(300, 400, 80, 80)],
  ['right', 'right', box(0, 300, 80, 80)],
  ['bottom', 'bottom', box(300, 0, 80, 80)],
  ['left', 'left', box(0, 300, 80, 80)],
])('lines side by side from %s to %s do not cross', (side, other, b) => {
  const lines: Lines = {};
  for (let i = 0; i < 4; i++) {
    const [one, two] = [{ box: 'a', side, at: 'spread' } as const, { box: 'b', side: other, at: 'spread' } as const];
    lines[`line ${i}`] = i % 2 === 0 ? { from: one, to: two } : { from: two, to: one };
  }
  expect(crossingsOf(routeConnectors({ a: box(0, 0, 80, 80), b }, lines))).toBe(0);
});

test('of several sides, each end takes its own', () => {
  const boxes = { hub: box(0, 0, 90, 90), east: box(200, 0, 90, 90), south: box(0, 200, 90, 90) };
  const lines: Lines = {};
  for (const id of ['east', 'south']) {
    lines[id] = { from: { box: 'hub', at: 'spread' }, to: { box: id, at: 'spread' } };
    lines[`${id} too`] = lines[id];
  }
  const routes = routeConnectors(boxes, lines);
  expect([...routes.values()].map(({ bends }) => bends)).toEqual([0, 0, 0, 0]);
  expect(new Set([...routes.values()].map(({ points }) => points.slice(0, 2).join()))).toEqual(
    new Set(['90,30', '90,60', '30,90', '60,90']),
  );
});

test('a line from a side to the same side gets two places', () => {
  const hub = { box: 'hub', side: 'right', at: 'spread' } as const;
  const route = routeConnectors({ hub: box(0, 0, 90, 90) }, { loop: { from: hub, to: hub } }).get('loop') as Route;
  expect(route).toMatchObject({ status: 'found', bends: 2 });
  expect([route.points[1], route.points.at(-1)].sort()).toEqual([30, 60]);
});

function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, i) => [...order.slice(0, i), count - 1, ...order.slice(i)]),
  );
}

test(`cross hardly more than in the best of all orders (seed ${seed})`, () => {
  const random = new Random(seed);
  const sum = { spread: 0, best: 0, mean: 0 };
  for (let i = 0; i < runs(30); i++) {
    const boxes: Record<string, Box> = { hub: box(0, 0, 100, 100) };
    const sides: Side[] = [];
    while (sides.length < 4) {
      const [x, y] = [10 * random.between(-30, 50), 10 * random.between(-40, 40)];
      const isFree = ({ x: left, y: top, width, height }: Box) =>
        x >= left + width + 20 || x + 100 <= left || y >= top + height + 20 || y + 60 <= top;
      if (!Object.values(boxes).every(isFree)) continue;
      boxes[`box ${sides.length}`] = box(x, y, 80, 40);
      sides.push(random.pick(['left', 'left', 'right', 'top', 'bottom']));
    }
    const crossings = (places: readonly (number | 'spread')[]): number => {
      const line = (side: Side, k: number): [string, Line] => [
        `line ${k}`,
        { from: { box: 'hub', side: 'right', at: places[k] }, to: { box: `box ${k}`, side } },
      ];
      return crossingsOf(routeConnectors(boxes, Object.fromEntries(sides.map(line))));
    };
    const all = ordersOf(4).map((order) => crossings(order.map((place) => (place + 1) / 5)));
    sum.spread += crossings(['spread', 'spread', 'spread', 'spread']);
    sum.best += Math.min(...all);
    sum.mean += all.reduce((total, one) => total + one) / all.length;
  }
  expect(sum.spread - sum.best).toBeLessThanOrEqual(0.1 * sum.mean);
});

test('refuses other words', () => {
  const line = { from: { box: 'a', at: 'spred' }, to: { box: 'a' } } as never;
  expect(() => routeConnectors({ a: box(0, 0, 9, 9) }, { line })).toThrow(/from\.at is "spred".*spread/);
});
