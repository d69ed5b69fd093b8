import { describe } from 'vitest';
import { findPath, Grid, Path } from '../../src/index.ts';
import { rejects, type Wrong } from '../support/rejects.ts';

const path = findPath(new Grid(5, 4), [0, 0], [4, 0]).path as Path;

describe('Path.at', () => {
  rejects([['text', () => path.at('0' as Wrong), TypeError, 'position', '"0"']]);
});

describe('new Path', () => {
  const make = (points: Wrong) => () => new Path(points);
  rejects([
    ['nothing', make(undefined), TypeError, 'points', 'undefined'],
    ['text', make('0010'), TypeError, 'points', '"0010"'],
    ['no point', make([]), RangeError, 'points', '0'],
    ['half a point', make([0, 0, 1]), RangeError, 'points', '3'],
    ['a fraction', make([0.5, 0]), RangeError, '0.5', 'whole'],
    ['a jump', make([0, 0, 2, 1]), RangeError, '(0, 0)', '(2, 1)'],
    ['the same point twice', make([3, 4, 3, 4]), RangeError, '(3, 4)'],
    ['NaN', make([0, 0, Number.NaN, 0]), RangeError, 'NaN'],
  ]);
});
