// Arguments of hotpath/easystar in forms that EasyStar.js takes too: texts, and lists that are edited later.
import { describe, expect, test } from 'vitest';
import EasyStar, { type Direction, type PathCallback } from '../../src/easystar.ts';
import { OriginalEasyStar } from './originals.ts';

type Path = Parameters<PathCallback>[0];

const MAP = [
  [0, 0, 0],
  [0, 1, 0],
];

describe.each([
  ['the drop-in', EasyStar],
  ['the original', OriginalEasyStar],
])('%s', (_, library) => {
  function finder() {
    const made = new library.js();
    made.setGrid(MAP);
    made.setAcceptableTiles([0, 1]);
    made.enableSync();
    return made;
  }

  test('takes coordinates and numbers of paths as texts, as keys of objects are', () => {
    const easystar = finder();
    const answers: Path[] = [];
    const ask = () => {
      easystar.findPath(0, 0, 2, 0, (path) => answers.push(path));
      easystar.calculate();
    };
    const [x, y] = ['1', '0'] as unknown as number[];
    ask();
    easystar.avoidAdditionalPoint(x, y);
    ask();
    easystar.stopAvoidingAdditionalPoint(x, y);
    easystar.setAdditionalPointCost(x, y, 9);
    ask();
    easystar.removeAdditionalPointCost(x, y);
    easystar.setDirectionalCondition(x, y, [EasyStar.TOP]);
    ask();
    expect(answers.map((path) => path?.length)).toEqual([3, 5, 5, 5]);
    const id = easystar.findPath(0, 0, 2, 0, () => {});
    expect(easystar.cancelPath(String(id) as unknown as number)).toBe(true);
  });

  test('follows edits of a condition', () => {
    const easystar = finder();
    const sides: Direction[] = [];
    easystar.setDirectionalCondition(1, 0, sides);
    const lengths: (number | undefined)[] = [];
    for (const side of ['TOP', 'LEFT', 'RIGHT'] as const) {
      sides.push(side);
      easystar.findPath(0, 0, 2, 0, (path) => lengths.push(path?.length));
      easystar.calculate();
    }
    expect(lengths).toEqual([5, 3, 3]);
  });

  test('keeps its tiles if it is given something else', () => {
    const easystar = finder();
    for (const odd of ['5px', null, undefined, {}, '']) easystar.setAcceptableTiles(odd as never);
    const answers: Path[] = [];
    easystar.findPath(0, 0, 2, 0, (path) => answers.push(path));
    easystar.calculate();
    expect(answers[0]?.length).toBe(3);
  });
});
