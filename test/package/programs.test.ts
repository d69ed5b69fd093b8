// The programs of docs/programs.md stay short. test/package/package-examples runs them, typed-examples compiles them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/programs.md'), 'utf8');

/** The most lines of each, blank ones not counted. */
const MOST: Record<string, number> = {
  'Tower defence with 500 units': 25,
  'Click to move': 20,
  Giants: 10,
  Robots: 15,
  Hexagons: 12,
  'Follow a smooth route': 12,
  'Lines between boxes': 12,
  Chunks: 18,
  Teleporters: 10,
};

const programs = Array.from(GUIDE.matchAll(/^## (.*)\n[\s\S]*?```js\n([\s\S]*?)```/gm), ([, name, code]) => ({
  name,
  lines: code.split('\n').filter((line) => line.trim() !== '').length,
}));

test('there are nine', () => {
  expect(programs.map(({ name }) => name)).toEqual(Object.keys(MOST));
});

test.each(programs)('$name has $lines lines', ({ name, lines }) => {
  expect(lines).toBeLessThan(MOST[name]);
});
