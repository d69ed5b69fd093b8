// Imported for its effect: expect(…).toEqual(…) compares routes cell by cell. A Path keeps its cells in private state, which
// is left out of account otherwise, so that any two routes of the same length would pass for equal.
import { expect } from 'vitest';
import { Path } from '../../src/index.ts';

expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    if (!(one instanceof Path && other instanceof Path)) return undefined;
    return one.length === other.length && one.xy.every((coordinate, i) => coordinate === other.xy[i]);
  },
]);
