import { expect, test } from 'vitest';
import { labelPlace, lineCrossings, type Route, routeConnectors, routeToSvg } from '../../src/connectors.ts';

/** Makes a route through corners. */
function through(...points: number[]): Route {
  return { status: 'found', points: Float64Array.from(points), length: 0, bends: points.length / 2 - 2 };
}

test('draws straight lines, corners and jumps', () => {
  const bow = through(0, 0, 100, 0, 100, 50, 0, 50);
  expect(routeToSvg(bow)).toBe('M 0 0 H 100 V 50 H 0');
  expect(routeToSvg(bow, { radius: 10 })).toBe('M 0 0 H 90 Q 100 0 100 10 V 40 Q 100 50 90 50 H 0');
  const jumps = [{ x: 40, y: 0 }];
  expect(routeToSvg(bow, { jumps })).toBe('M 0 0 H 35 A 5 5 0 0 1 45 0 H 100 V 50 H 0');
  // The other way, the jump goes up too.
  expect(routeToSvg(through(100, 0, 0, 0), { jumps, jumpSize: 2 })).toBe('M 100 0 H 42 A 2 2 0 0 0 38 0 H 0');
  expect(routeToSvg(through(40, 50, 40, -50), { jumps })).toBe('M 40 50 V 5 A 5 5 0 0 0 40 -5 V -50');
});

test('draws corners as large as fit, and no jump that does not', () => {
  expect(routeToSvg(through(0, 0, 100, 0, 100, 8, 200, 8), { radius: 20 })).toBe(
    'M 0 0 H 96 Q 100 0 100 4 V 4 Q 100 8 104 8 H 200',
  );
  expect(routeToSvg(through(0, 0, 100, 0), { jumps: [{ x: 3, y: 0 }] })).toBe('M 0 0 H 100');
  const near = [
    { x: 40, y: 0 },
    { x: 46, y: 0 },
  ];
  expect(routeToSvg(through(0, 0, 100, 0), { jumps: near })).toBe('M 0 0 H 35 A 8 5 0 0 1 51 0 H 100');
});

test.each([
  ['right', [0, 0, 100, 0], 'M 92 -4 L 100 0 L 92 4', 'M 8 4 L 0 0 L 8 -4'],
  ['left', [100, 0, 0, 0], 'M 8 4 L 0 0 L 8 -4', 'M 92 -4 L 100 0 L 92 4'],
  ['down', [0, 0, 0, 100], 'M -4 92 L 0 100 L 4 92', 'M 4 8 L 0 0 L -4 8'],
  ['up, where there is little room', [0, 6, 0, 0], 'M 3 6 L 0 0 L -3 6', 'M -3 0 L 0 6 L 3 0'],
])('draws arrow heads of lines that go %s', (_, points, end, start) => {
  const line = through(...points);
  expect(routeToSvg(line, { endArrow: 8 })).toBe(`${routeToSvg(line)} ${end}`);
  expect(routeToSvg(line, { startArrow: 8, endArrow: 8 })).toBe(`${routeToSvg(line)} ${start} ${end}`);
});

test('places labels on the longest segment, of equal ones the first that is horizontal', () => {
  expect(labelPlace(through(0, 0, 0, 90, 30, 90))).toEqual({ x: 0, y: 45, rotation: -90, length: 90 });
  expect(labelPlace(through(0, 0, 0, 90, -90, 90, -90, 180, 0, 180))).toEqual({
    x: -45,
    y: 90,
    rotation: 0,
    length: 90,
  });
  expect(labelPlace(through(40, 20, 10, 20))).toEqual({ x: 25, y: 20, rotation: 0, length: 30 });
  expect(labelPlace(through(7, 5, 7, 5))).toEqual({ x: 7, y: 5, rotation: 0, length: 0 });
  expect(labelPlace({ status: 'unreachable', points: new Float64Array(0), length: 0, bends: 0 })).toBeNull();
  expect(() => labelPlace(undefined as never)).toThrow('route is undefined');
});

test('draws nothing where there is no route', () => {
  const none = routeConnectors(
    {},
    { line: { from: { x: 5, y: 5 }, to: { x: 50, y: 50 } } },
    { avoid: [{ x: 0, y: 0, width: 10, height: 10 }] },
  );
  expect(none.get('line')?.status).toBe('end-blocked');
  expect(routeToSvg(none.get('line') as Route)).toBe('');
});

test('finds crossings, but neither touches nor shared parts', () => {
  const row = through(0, 10, 100, 10, 100, 50, 0, 50);
  const column = through(30, 0, 30, 100);
  const touching = through(60, 10, 60, 30);
  const shared = through(0, 10, 20, 10);
  const crossings = lineCrossings([row, column, touching, shared]);
  expect(crossings).toEqual(
    new Map([
      [
        row,
        [
          { x: 30, y: 10 },
          { x: 30, y: 50 },
        ],
      ],
    ]),
  );
  const back = through(100, 10, 0, 10);
  const columns = [40, 20, 60].map((x) => through(x, 0, x, 20));
  expect(
    lineCrossings([back, ...columns])
      .get(back)
      ?.map(({ x }) => x),
  ).toEqual([60, 40, 20]);
});

test('names what is wrong', () => {
  expect(() => routeToSvg({} as Route)).toThrow('route.points is undefined: it must be the Float64Array of a route');
  expect(() => routeToSvg(through(0, 0, 1, 0), { radius: -1 })).toThrow('radius is -1');
  expect(() => routeToSvg(through(0, 0, 1, 0), { endArrow: -1 })).toThrow('endArrow is -1');
  expect(() => routeToSvg(through(0, 0, 1, 0), { jumps: 5 as never })).toThrow(
    'jumps is 5: it must be a list of points',
  );
  expect(() => lineCrossings(5 as never)).toThrow('routes is 5: it must be a list of routes');
  expect(() => lineCrossings([null] as never)).toThrow('routes[0] is null');
});
