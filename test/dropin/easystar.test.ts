// How hotpath/easystar answers: when, in which order, and what it says of wrong arguments.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import EasyStar, * as names from '../../src/easystar.ts';
import { OriginalEasyStar } from './originals.ts';

type Path = Parameters<names.PathCallback>[0];

const MAP = [
  [0, 0, 0, 1],
  [1, 1, 0, 0],
  [0, 0, 0, 2],
];

function finder(library: typeof EasyStar = EasyStar, map = MAP) {
  const made = new library.js();
  made.setGrid(map);
  made.setAcceptableTiles([0]);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the names are those of the original, as members of the default export and one by one', () => {
  expect(Object.keys(EasyStar).sort()).toEqual(Object.keys(OriginalEasyStar).sort());
  for (const name of Object.keys(OriginalEasyStar) as (keyof typeof EasyStar)[]) {
    expect(names[name]).toBe(EasyStar[name]);
    if (name !== 'js') expect(EasyStar[name]).toBe(OriginalEasyStar[name]);
  }
  for (const method of Object.keys(new OriginalEasyStar.js())) expect(new EasyStar.js()).toHaveProperty(method);
});

// What is not about better routes is as in the original.
describe.each([
  ['the drop-in', EasyStar],
  ['the original', OriginalEasyStar],
])('%s', (_, library) => {
  test('calls back from a timer, after calculate', () => {
    const easystar = finder(library);
    const answers: Path[] = [];
    const id = easystar.findPath(0, 0, 0, 2, (path) => answers.push(path));
    expect(id).toBeGreaterThan(0);
    vi.runAllTimers();
    expect(answers).toEqual([]);
    easystar.calculate();
    expect(answers).toEqual([]);
    vi.runAllTimers();
    expect(answers.map((path) => path?.length)).toEqual([7]);
    expect(answers[0]?.[0]).toEqual({ x: 0, y: 0 });
    expect(easystar.cancelPath(id as number)).toBe(false);
  });

  test('answers without a search where it can, and gives no number', () => {
    const easystar = finder(library);
    const answers: Path[] = [];
    expect(easystar.findPath(1, 0, 1, 0, (path) => answers.push(path))).toBe(undefined);
    expect(easystar.findPath(1, 0, 3, 2, (path) => answers.push(path))).toBe(undefined);
    expect(answers).toEqual([]);
    vi.runAllTimers();
    expect(answers).toEqual([[], null]);
  });

  test('answers at once with sync', () => {
    const easystar = finder(library);
    easystar.enableSync();
    const answers: Path[] = [];
    easystar.findPath(1, 0, 1, 0, (path) => answers.push(path));
    easystar.findPath(0, 0, 3, 1, (path) => answers.push(path));
    expect(answers.length).toBe(1);
    easystar.calculate();
    expect(answers.map((path) => path?.length)).toEqual([0, 5]);
    easystar.disableSync();
    easystar.findPath(0, 0, 3, 1, (path) => answers.push(path));
    easystar.calculate();
    expect(answers.length).toBe(2);
    vi.runAllTimers();
    expect(answers.length).toBe(3);
  });

  test('answers in the order of the questions, and not what was cancelled', () => {
    const easystar = finder(library);
    const answers: string[] = [];
    const ids = ['a', 'b', 'c'].map((name) => easystar.findPath(0, 0, 3, 1, () => answers.push(name)) as number);
    expect(new Set(ids).size).toBe(3);
    expect([easystar.cancelPath(ids[1]), easystar.cancelPath(ids[1])]).toEqual([true, false]);
    easystar.calculate();
    vi.runAllTimers();
    expect(answers).toEqual(['a', 'c']);
  });

  test('spreads searches over several calls', () => {
    const easystar = finder(
      library,
      Array.from({ length: 40 }, (_, y) =>
        Array.from({ length: 40 }, (_, x) => Number(y % 4 === 2 && x !== (y % 8) * 6)),
      ),
    );
    easystar.setIterationsPerCalculation(3);
    const answers: Path[] = [];
    easystar.findPath(0, 0, 39, 39, (path) => answers.push(path));
    easystar.findPath(0, 0, 1, 1, (path) => answers.push(path));
    let calls = 0;
    for (; answers.length < 2 && calls < 10_000; calls++) {
      easystar.calculate();
      vi.runAllTimers();
    }
    expect(calls).toBeGreaterThan(3);
    expect(answers.map((path) => path?.at(-1))).toEqual([
      { x: 39, y: 39 },
      { x: 1, y: 1 },
    ]);
  });

  test('leaves a tile that cannot be entered', () => {
    const easystar = finder(library);
    easystar.enableSync();
    const answers: Path[] = [];
    easystar.findPath(0, 1, 0, 2, (path) => answers.push(path));
    easystar.calculate();
    expect(answers[0]?.length).toBe(2);
  });

  test('has methods that work without their object', () => {
    const { calculate, findPath, setAcceptableTiles, setGrid, enableSync } = new library.js();
    setGrid(MAP);
    setAcceptableTiles(0);
    enableSync();
    const answers: Path[] = [];
    findPath(0, 0, 2, 0, (path) => answers.push(path));
    calculate();
    expect(answers[0]?.length).toBe(3);
  });

  test('follows edits of the rows and of the list of tiles', () => {
    const map = MAP.map((row) => [...row]);
    const tiles = [0];
    const easystar = new library.js();
    easystar.setGrid(map);
    easystar.setAcceptableTiles(tiles);
    easystar.enableSync();
    const length = () => {
      let answer: Path = null;
      easystar.findPath(0, 0, 0, 2, (path) => {
        answer = path;
      });
      easystar.calculate();
      return (answer as Path)?.length;
    };
    expect(length()).toBe(7);
    map[1][0] = 0;
    expect(length()).toBe(3);
    map[1][0] = 1;
    tiles.push(1);
    expect(length()).toBe(3);
    tiles.pop();
    map[2] = [0, 1, 1, 1];
    expect(length()).toBe(undefined);
  });

  test('does nothing before it knows a map and its tiles', () => {
    const easystar = new library.js();
    easystar.calculate();
    expect(() => easystar.findPath(0, 0, 1, 1, () => {})).toThrow('setAcceptableTiles');
    easystar.setAcceptableTiles([0]);
    expect(() => easystar.findPath(0, 0, 1, 1, () => {})).toThrow('setGrid');
    easystar.setGrid(MAP);
    expect(() => easystar.findPath(0, 0, 4, 1, () => {})).toThrow();
    expect(() => easystar.findPath(0, -1, 1, 1, () => {})).toThrow();
    easystar.cancelPath(12345);
  });
});

test('frozen rows need no comparison, and may be replaced', () => {
  const map = MAP.map((row) => Object.freeze([...row]));
  const easystar = finder(EasyStar, map as number[][]);
  easystar.enableSync();
  const length = () => {
    let answer: Path = null;
    easystar.findPath(0, 0, 0, 2, (path) => {
      answer = path;
    });
    easystar.calculate();
    return (answer as Path)?.length;
  };
  expect(length()).toBe(7);
  map[1] = Object.freeze([0, 1, 0, 0]);
  expect(length()).toBe(3);
  map[1] = [1, 1, 0, 0];
  expect(length()).toBe(7);
  (map[1] as number[])[1] = 0;
  expect(length()).toBe(5);
});

test('a callback may edit the map, ask again, and fail', () => {
  const map = MAP.map((row) => [...row]);
  const easystar = finder(EasyStar, map);
  easystar.enableSync();
  const lengths: (number | undefined)[] = [];
  easystar.findPath(0, 0, 0, 2, (path) => {
    lengths.push(path?.length);
    map[1][0] = 0;
    easystar.findPath(0, 0, 0, 2, (next) => lengths.push(next?.length));
    throw new Error('mine');
  });
  expect(() => easystar.calculate()).toThrow('mine');
  easystar.calculate();
  expect(lengths).toEqual([7, 3]);
});

test('a search that takes several calls sees the map as it was, and ends well on a smaller one', () => {
  const open = Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => 0));
  const easystar = finder(
    EasyStar,
    open.map((row) => [...row]),
  );
  easystar.setTileCost(1, 3);
  easystar.setIterationsPerCalculation(1);
  const answers: Path[] = [];
  easystar.findPath(0, 0, 29, 29, (path) => answers.push(path));
  easystar.findPath(0, 0, 29, 29, (path) => answers.push(path));
  easystar.calculate();
  easystar.setGrid([[0]]);
  easystar.setIterationsPerCalculation(Number.MAX_VALUE);
  easystar.calculate();
  vi.runAllTimers();
  expect(answers.map((path) => path?.length ?? null).at(-1)).toBe(null);
});

test('says what is wrong', () => {
  const easystar = finder();
  expect(() => easystar.findPath(0, 0, 4, 1, () => {})).toThrow(
    new RangeError('goal is (4, 1): it must be a tile of the map, which has 4 columns and 3 rows'),
  );
  expect(() => easystar.findPath(0.5, 0, 1, 1, () => {})).toThrow('start is (0.5, 0)');
  expect(() => easystar.findPath(0, 0, 1, 0, undefined as never)).toThrow('callback is undefined');
  expect(() => easystar.setGrid(undefined as never)).toThrow('grid is undefined');
  expect(() => easystar.setGrid([])).toThrow('grid[0] is undefined');
  expect(() => easystar.setGrid([[]])).toThrow('grid[0] is empty');
  expect(() => easystar.setTileCost(0, -1)).toThrow('cost is -1');
  expect(() => easystar.setAdditionalPointCost(0, 0, Number.NaN)).toThrow('cost is NaN');
  expect(() => easystar.setTileCost(0, Number.MAX_VALUE)).toThrow(
    'cost is 1.7976931348623157e+308: it must be 0, or from 1e-100 to 1e+100; leave tiles that cannot be entered out of setAcceptableTiles',
  );
  expect(() => easystar.setAdditionalPointCost(0, 0, 1e-200)).toThrow('cost is 1e-200');
  expect(() => easystar.setIterationsPerCalculation(Number.NaN)).toThrow('iterations is NaN');
  expect(() => easystar.avoidAdditionalPoint(undefined as never, 0)).toThrow('x is undefined: it must be a number');
  expect(() => easystar.setAdditionalPointCost(0, {} as never, 1)).toThrow('y is an object');
  expect(() => easystar.setDirectionalCondition(0, 0, 'LEFT' as never)).toThrow('allowedDirections is "LEFT"');
  easystar.enableSync();
  const answers: Path[] = [];
  easystar.findPath(0, 0, 2, 0, (path) => answers.push(path));
  easystar.calculate();
  expect(answers[0]?.length).toBe(3);
});
