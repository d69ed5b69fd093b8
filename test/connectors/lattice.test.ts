// Diagrams whose boxes stand in line: no two lines lie on each other where either can move. HOTPATH_RUNS=1 tries 200 of them.
import { expect, test } from 'vitest';
import { type Box, Connectors, type Line, routeConnectors, type Side } from '../../src/connectors.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { faultsOf, type Plan } from './faults-judge.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

function judge({ boxes, lines, options }: Plan): string[] {
  const alone = routeConnectors(boxes, lines, { ...options, gap: 0 });
  return faultsOf({ boxes, lines, options }, alone, routeConnectors(boxes, lines, options));
}

function lattice(random: Random): Plan {
  const count = random.between(6, 24);
  const columns = Math.ceil(Math.sqrt(count));
  const [right, down] = [random.pick([150, 180, 240]), random.pick([90, 120, 150])];
  const [width, height] = random.pick([
    [100, 50],
    [120, 60],
    [60, 50],
  ]);
  const boxes: Record<string, Box> = {};
  for (let i = 0; i < count; i++) {
    boxes[i] = box(
      right * (i % columns),
      down * Math.floor(i / columns),
      random.chance(0.2) ? width / 2 : width,
      height,
    );
  }
  const end = () => {
    return { box: `${random.below(count)}`, side: random.pick(SIDES), at: random.pick([0.5, 0.5, 0.25, 0.75]) };
  };
  const lines: Record<string, Line> = {};
  for (let i = 0; i < 2 * count; i++) lines[i] = { from: end(), to: end() };
  return { boxes, lines, options: { gap: random.pick([4, 6, 10]) } };
}

test(`no two lines lie on each other where either can move (seed ${seed})`, () => {
  const random = new Random(seed);
  const faults: string[] = [];
  for (let i = 0; i < runs(200); i++)
    faults.push(
      ...judge(lattice(random))
        .filter((fault) => fault.includes('on each other'))
        .map((fault) => `${i}: ${fault}`),
    );
  expect(faults).toEqual([]);
});

test('a leg that meets an end of another line gives way', () => {
  const boxes = { f7: box(0, 0, 120, 50), f8: box(250, 0, 120, 50), up: box(150, -400, 60, 50) };
  const lines: Record<string, Line> = {
    a: { from: { box: 'f7', side: 'right', at: 0.5 }, to: { box: 'up', side: 'right' } },
    b: { from: { box: 'f7', side: 'right', at: 0.75 }, to: { box: 'f8', side: 'left' } },
  };
  expect(judge({ boxes, lines, options: {} })).toEqual([]);
  const [a, b] = [...routeConnectors(boxes, lines).values()];
  expect(b.points[2]).toBeGreaterThan(a.points[2]);
});

test('ends that spread stand in the order of their targets, whichever way their lines go', () => {
  const boxes = { hub: box(0, -60, 80, 120), t0: box(300, 80, 60, 40), t1: box(300, 180, 60, 40) };
  const hub = { box: 'hub', side: 'right', at: 'spread' } as const;
  const routes = routeConnectors(boxes, {
    out: { from: hub, to: { box: 't0', side: 'left' } },
    in: { from: { box: 't1', side: 'left' }, to: hub },
  });
  expect([routes.get('out')?.points[1], routes.get('in')?.points.at(-1)]).toEqual([-20, 20]);
});

test('a loop without margins goes no further out than its stub', () => {
  const boxes = { b: box(150, 90, 10, 50) };
  const line: Line = { from: { box: 'b' }, to: { box: 'b', side: 'top' } };
  const [{ points }] = routeConnectors(boxes, { line }, { margin: 0, bendCost: 1, stub: 2, gap: 0 }).values();
  expect(points.join(' ')).toBe('160 115 162 115 162 88 155 88 155 90');
});

test.each([
  ['b7', 'b6'],
  ['b6', 'b7'],
])('boxes without width share gaps alike in any order: %s, %s', (...order) => {
  const boxes: Record<string, Box> = {
    g8: box(106, 71, 123, 78),
    b7: { ...box(210, 100, 0, 40), parent: 'g8' },
    b6: { ...box(210, 140, 35, 45), parent: 'g8' },
  };
  const connectors = new Connectors({ margin: 5, gap: 0, bendCost: 1, stub: 15 });
  for (const id of [...order, 'g8']) connectors.setBox(id, boxes[id]);
  connectors.setLine('line', { from: { box: 'b7', side: 'bottom' }, to: { box: 'b7', side: 'right' } });
  expect(connectors.update().get('line')?.length).toBe(140);
});
