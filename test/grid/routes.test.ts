// What all routes have: number of points, geometric length, text, and a way through JSON and structuredClone.
import { expect, test } from 'vitest';
import {
  findAnyAnglePath,
  findPath,
  findTeamPaths,
  findTimedPath,
  Grid,
  Path,
  Polyline,
  smoothPath,
  TimedPath,
} from '../../src/index.ts';
import { Random, roomsMap } from '../support/maps.ts';
import type { Wrong } from '../support/rejects.ts';
import { runs, seed } from '../support/seed.ts';

const grid = Grid.fromText(`
  ........
  ..##....
  ........
`);

test('a path has a length, a distance, and text', () => {
  const { path } = findPath(grid, [0, 2], [7, 0]);
  expect(path?.length).toBe(8);
  expect(path?.distance).toBeCloseTo(5 + 2 * Math.SQRT2, 12);
  expect(String(new Path([3, 4, 3, 9]))).toBe('3,4 > 3,9');
  expect(String(new Path([3, 4, 3, 6, 3, 9]))).toBe('3,4 > 3,9');
  expect(String(new Path([5, 5]))).toBe('5,5');
});

test('a route at any angle and a smoothed one are of one class', () => {
  const { path, cost } = findAnyAnglePath(grid, [0, 2], [7, 0]);
  expect(path).toBeInstanceOf(Polyline);
  expect([path?.distance, String(path)]).toEqual([cost, '0,2 > 4,2 > 7,0']);
  const smoothed = smoothPath(grid, findPath(grid, [0, 2], [7, 0]).path as Path);
  expect(smoothed).toBeInstanceOf(Polyline);
  expect(smoothed.length).toBe([...smoothed].length);
});

test(`routes come back from JSON and from structuredClone (seed ${seed})`, () => {
  const random = new Random(seed);
  const rooms = roomsMap({ width: 40, height: 40, seed: 3 });
  const cell = () => [random.below(40), random.below(40)] as const;
  let found = 0;
  for (let i = 0; i < runs(40); i++) {
    const [start, goal] = [cell(), cell()];
    const { path } = findPath(rooms, start, goal);
    if (path === null) continue;
    found++;
    for (const copy of [
      Path.fromJSON(JSON.parse(JSON.stringify(path))),
      new Path(JSON.parse(JSON.stringify(path))),
      Path.fromJSON(structuredClone(path)),
      new Path(path.toArray()),
      new Path([...path.xy]),
    ]) {
      expect(copy).toBeInstanceOf(Path);
      expect([copy.toArray(), copy.distance, String(copy)]).toEqual([path.toArray(), path.distance, String(path)]);
    }
    for (const line of [smoothPath(rooms, path), findAnyAnglePath(rooms, start, goal).path as Polyline]) {
      for (const copy of [
        Polyline.fromJSON(JSON.parse(JSON.stringify(line))),
        Polyline.fromJSON(structuredClone(line)),
      ]) {
        expect(copy).toBeInstanceOf(Polyline);
        expect([copy.toArray(), copy.distance, String(copy)]).toEqual([line.toArray(), line.distance, String(line)]);
      }
      expect(Polyline.fromJSON(structuredClone(line)).cost).toBe(line.cost);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('what is no route is refused', () => {
  for (const wrong of [null, 3, {}, [], [1], [1, 'a'], [[1, 2], null], [{ x: 1 }], 'abc']) {
    for (const make of [Path.fromJSON, Polyline.fromJSON]) {
      let error: unknown;
      try {
        make(wrong as Wrong);
      } catch (thrown) {
        error = thrown;
      }
      expect(error instanceof TypeError || error instanceof RangeError, JSON.stringify(wrong)).toBe(true);
      expect(String(error)).toContain('points');
    }
  }
});

test('a timed route knows where it is at any time', () => {
  const open = new Grid(5, 1);
  const { path, arrival } = findTimedPath(open, [0, 0], [4, 0], { startTime: 10 });
  expect(path).toBeInstanceOf(TimedPath);
  expect([path?.arrival, path?.length, arrival]).toEqual([14, 5, 14]);
  expect([9, 10, 12.9, 14, Infinity].map((time) => path?.at(time).x)).toEqual([0, 0, 2, 4, 4]);
  expect([...(path as TimedPath)].map(({ x }) => x)).toEqual([0, 1, 2, 3, 4]);
  expect(() => path?.at('3' as Wrong)).toThrow(TypeError);
  const { paths } = findTeamPaths(open, [{ start: [0, 0], goal: [3, 0] }]);
  expect([paths?.[0].arrival, paths?.[0].at(2)]).toEqual([3, { x: 2, y: 0 }]);
});
