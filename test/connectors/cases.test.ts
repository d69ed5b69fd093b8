// Small diagrams that go wrong easily.
import { describe, expect, test } from 'vitest';
import { type Box, type Line, type Options, type Route, routeConnectors } from '../../src/connectors.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { faultsOf } from './faults-judge.ts';

type Boxes = Record<string, Box>;
type Lines = Record<string, Line>;

const box = (x: number, y: number, width: number, height: number, more: Partial<Box> = {}): Box => {
  return { x, y, width, height, ...more };
};

/** Routes a diagram, lets the judge look at it, and returns the corners of its lines. */
function route(boxes: Boxes, lines: Lines, options: Omit<Options, 'avoid'> = {}): Record<string, string> {
  const alone = routeConnectors(boxes, lines, { ...options, gap: 0 });
  const apart = routeConnectors(boxes, lines, options);
  expect(faultsOf({ boxes, lines, options }, alone, apart)).toEqual([]);
  return Object.fromEntries([...apart].map(([id, { points }]) => [id, points.join(' ')]));
}

describe('no line goes through a box', () => {
  const boxes = { a: box(200, 0, 60, 40), b: box(0, 0, 60, 40) };

  test('to a free end within its margin', () => {
    const to = (x: number) => ({ line: { from: { box: 'a', side: 'left' }, to: { x, y: 20 } } }) as const;
    expect(route(boxes, to(-8)).line).toBe('200 20 130 20 130 50 -8 50 -8 20');
    expect(route(boxes, to(-10)).line).toBe('200 20 130 20 130 50 -10 50 -10 20');
    expect(route(boxes, to(0)).line).toBe('200 20 130 20 130 50 0 50 0 20');
  });

  test('by a point of via within its margin', () => {
    const line: Line = { from: { box: 'a', side: 'left' }, to: { x: -50, y: -100 }, via: [{ x: -4, y: 20 }] };
    expect(route(boxes, { line }, { gap: 0 }).line).toBe('200 20 190 20 190 50 -4 50 -4 -100 -50 -100');
  });

  test('while a free end is dragged past it', () => {
    for (let x = -30; x <= 90; x += 3) {
      for (const y of [-15, -5, 0, 40, 43, 55])
        route(boxes, { line: { from: { box: 'a', side: 'left' }, to: { x, y } } });
    }
  });

  test('from a child to the side of its group, with a sibling in the way', () => {
    const group = {
      group: box(0, 0, 300, 100),
      child: box(20, 30, 50, 40, { parent: 'group' }),
      sibling: box(230, 30, 55, 40, { parent: 'group' }),
    };
    const line: Line = { from: { box: 'child', side: 'right' }, to: { box: 'group', side: 'right' } };
    const { line: corners } = route(group, { line }, { gap: 0 });
    expect(corners.startsWith('70 50 ')).toBe(true);
    expect(corners.endsWith(' 50 300 50')).toBe(true);
  });
});

describe('lines keep the heading of their ends', () => {
  const right = { x: 100, y: 0 };
  test.each<[string, Line, Omit<Options, 'avoid'>, string]>([
    ['up', { from: { x: 0, y: 0, heading: 'top' }, to: right }, {}, '0 0 0 -10 100 -10 100 0'],
    ['back', { from: { x: 0, y: 0, heading: 'left' }, to: right }, {}, '0 0 -10 0 -10 10 100 10 100 0'],
    ['arriving', { from: { x: 0, y: 0 }, to: { ...right, heading: 'right' } }, {}, '0 0 0 10 110 10 110 0 100 0'],
    ['with a stub', { from: { x: 0, y: 0, heading: 'top' }, to: right }, { stub: 30 }, '0 0 0 -30 100 -30 100 0'],
    ['with no margin', { from: { x: 0, y: 0, heading: 'top' }, to: right }, { margin: 0 }, '0 0 0 -10 100 -10 100 0'],
    ['near the other end', { from: { x: 0, y: 0, heading: 'right' }, to: { x: 5, y: 0 } }, {}, '0 0 5 0'],
  ])('%s', (_name, line, options, corners) => {
    expect(route({}, { line }, options).line).toBe(corners);
  });

  test('at boxes without margins', () => {
    const line: Line = { from: { box: 'a', side: 'left' }, to: { x: 80, y: 100 } };
    expect(route({ a: box(0, 0, 40, 40, { margin: 0 }) }, { line }).line).toBe('0 20 -10 20 -10 100 80 100');
    expect(route({ a: box(0, 0, 40, 40) }, { line }, { margin: 0 }).line).toBe('0 20 -10 20 -10 100 80 100');
  });

  test('unless there is an area to avoid at the end', () => {
    const lines: Lines = { line: { from: { x: 0, y: 0, heading: 'right' }, to: { x: 0, y: 100 } } };
    const avoid = [{ x: 0, y: -10, width: 20, height: 20 }];
    expect(routeConnectors({}, lines, { avoid }).get('line')?.status).toBe('end-blocked');
  });
});

describe('lines in one corridor are apart by the gap, or as far as fits', () => {
  /** Boxes u and v with a corridor of 10 between them, and lines through it. */
  function corridor(count: number, gap: number): number[] {
    const boxes = {
      u: box(0, -900, 200, 1000),
      v: box(0, 110, 200, 1000),
      a: box(-300, 0, 50, 250),
      b: box(450, 0, 50, 250),
    };
    const lines = Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        const at = (i + 1) / (count + 1) + 0.01;
        return [`${i}`, { from: { box: 'a', side: 'right', at }, to: { box: 'b', side: 'left', at } } as const];
      }),
    );
    const routes = routeConnectors(boxes, lines, { gap });
    expect(faultsOf({ boxes, lines, options: { gap } }, routeConnectors(boxes, lines, { gap: 0 }), routes)).toEqual([]);
    return [...routes.values()].map(({ points }) => points[5]).sort((a, b) => a - b);
  }

  test.each([
    [2, 2],
    [6, 5],
    [12, 5],
    [24, 5],
    [48, 5],
  ])('two lines with a gap of %d are %d apart', (gap, distance) => {
    const [one, other] = corridor(2, gap);
    expect(other - one).toBeCloseTo(distance, 9);
    expect(one + other).toBe(210);
  });

  test.each([1, 2, 6, 20])('five lines with a gap of %d', (gap) => {
    const places = corridor(5, gap);
    for (let i = 1; i < 5; i++) expect(places[i] - places[i - 1]).toBeCloseTo(Math.min(gap, 5 / 4), 9);
  });

  test('with a port in it', () => {
    const boxes = {
      u: box(0, 0, 200, 100),
      v: box(0, 110, 200, 100),
      a: box(-300, 0, 50, 250),
      b: box(450, 0, 50, 250),
      c: box(198, 101, 60, 8, { margin: 0 }),
    };
    const lines: Lines = { port: { from: { box: 'c', side: 'left' }, to: { box: 'a', side: 'right', at: 0.9 } } };
    for (const at of [0.2, 0.4, 0.6])
      lines[at] = { from: { box: 'a', side: 'right', at }, to: { box: 'b', side: 'left', at } };
    for (const gap of [2, 12, 48]) route(boxes, lines, { gap });
  });

  test('and by a port in the margin of a box which others pass', () => {
    const boxes = { a: box(0, 100, 100, 200), m: box(300, 110, 100, 200), b: box(600, 70, 100, 200) };
    const heights = [
      [102, 210],
      [230, 170],
      [180, 110],
    ];
    const lines = Object.fromEntries(
      heights.map(([from, to], i) => [
        `${i}`,
        {
          from: { box: 'b', side: 'left', at: (from - 70) / 200 },
          to: { box: 'a', side: 'right', at: (to - 100) / 200 },
        } as const,
      ]),
    );
    const rows = Object.values(route(boxes, lines)).map((corners) => Number(corners.split(' ')[5]));
    rows.sort((a, b) => a - b);
    for (let i = 1; i < 3; i++) expect(rows[i] - rows[i - 1]).toBeGreaterThanOrEqual(5);
  });
});

describe('no line turns back', () => {
  test('where its stub is longer than the room', () => {
    const boxes = { n: box(50, 70, 50, 20), b: box(120, 80, 20, 40) };
    const line: Line = { from: { x: 110, y: 20 }, to: { box: 'b', side: 'left' } };
    expect(route(boxes, { line }, { stub: 30, gap: 0 }).line).toBe('110 20 110 95 90 95 90 100 120 100');
  });

  test('after a point of via', () => {
    const line: Line = { from: { x: 0, y: 0 }, to: { x: 0, y: 0, heading: 'top' }, via: [{ x: 100, y: 0 }] };
    expect(route({}, { line }).line).toBe('0 0 100 0 100 -10 0 -10 0 0');
  });

  test('between boxes that overlap', () => {
    const boxes = { a: box(0, 0, 100, 100), b: box(50, 50, 100, 100) };
    for (const one of ['left', 'right', 'top', 'bottom'] as const) {
      for (const other of ['left', 'right', 'top', 'bottom'] as const) {
        route(boxes, { line: { from: { box: 'a', side: one, at: 0.9 }, to: { box: 'b', side: other, at: 0.1 } } });
      }
    }
  });
});

describe('no line is slanted', () => {
  test.each([1e-13, 1e-9, 5e-7])('if its ends differ by %d', (difference) => {
    const boxes = { a: box(0, 0, 32, 32), b: box(200, difference, 32, 32) };
    const line: Line = { from: { box: 'a', side: 'right' }, to: { box: 'b', side: 'left' } };
    expect(route(boxes, { line }).line).toBe('32 16 200 16');
    expect(route({}, { line: { from: { x: 0, y: 0 }, to: { x: 90, y: difference } } }).line).toBe('0 0 90 0');
  });

  test('but goes its way if they differ by more than `snap`', () => {
    const lines: Lines = { line: { from: { x: 0, y: 0 }, to: { x: 90, y: 2 } } };
    const bends = (snap: number | undefined) => (routeConnectors({}, lines, { snap }).get('line') as Route).bends;
    expect([undefined, 1, 2].map(bends)).toEqual([1, 1, 0]);
  });
});

describe('ends that slide are where their line is cheapest', () => {
  const boxes = { a: box(0, 0, 80, 80), b: box(200, 20, 80, 80), far: box(200, 300, 80, 80) };
  const ends = (at: number | 'slide', other: number | 'slide', to: string): Lines => ({
    line: { from: { box: 'a', side: 'right', at }, to: { box: to, side: 'left', at: other } },
  });
  test.each<[number | 'slide', number | 'slide', string]>([
    ['slide', 'slide', '80 50 200 50'],
    ['slide', 0.5, '80 60 200 60'],
    [0.75, 'slide', '80 60 200 60'],
    [0.5, 0.5, '80 40 90 40 90 60 200 60'],
    [0.1, 'slide', '80 8 90 8 90 20 200 20'],
  ])('%s to %s', (at, other, corners) => {
    const { line } = Object.fromEntries(routeConnectors(boxes, ends(at, other, 'b'), { gap: 0 }));
    expect(line.points.join(' ')).toBe(corners);
  });

  test('and follow a point', () => {
    const routes = routeConnectors(boxes, {
      ...ends('slide', 'slide', 'far'),
      point: { from: { box: 'a', side: 'right', at: 'slide' }, to: { x: 120, y: 71 } },
    });
    expect([...(routes.get('line') as Route).points.slice(0, 2)]).toEqual([80, 80]);
    expect((routes.get('point') as Route).points.join(' ')).toBe('80 71 120 71');
  });

  test('straight past a box between', () => {
    const around = { a: box(0, 0, 100, 80), b: box(300, 0, 100, 80), between: box(150, 30, 60, 20) };
    const [{ points }] = routeConnectors(around, ends('slide', 'slide', 'b')).values();
    expect(points.join(' ')).toBe('100 20 300 20');
  });

  test(`at most what a fixed place costs (seed ${seed})`, () => {
    const random = new Random(seed);
    const dearer: string[] = [];
    for (let i = 0; i < runs(200); i++) {
      const boxes: Record<string, Box> = {};
      for (let k = 0; k < 12; k++) {
        const [x, y] = [140 * (k % 4) + random.below(30), 110 * Math.floor(k / 4) + random.below(30)];
        boxes[k] = box(x, y, random.between(40, 100), random.between(30, 70));
      }
      const side = () => random.pick(['left', 'right', 'top', 'bottom'] as const);
      const from = { box: `${random.below(6)}`, side: side() };
      const to = { box: `${random.between(6, 11)}`, side: side() };
      const bendCost = random.pick([1, 50]);
      const costOf = (at: number | 'slide', other: number | 'slide') => {
        const line: Line = { from: { ...from, at }, to: { ...to, at: other } };
        const [{ length, bends }] = routeConnectors(boxes, { line }, { gap: 0, bendCost }).values();
        return length + bendCost * bends;
      };
      const least = costOf('slide', 'slide');
      const [at, other] = [random.below(21) / 20, random.below(21) / 20];
      if (costOf(at, other) < least - 1e-6)
        dearer.push(`${i}: ${costOf(at, other)} at ${at} and ${other}, not ${least}`);
    }
    expect(dearer).toEqual([]);
  });
});
