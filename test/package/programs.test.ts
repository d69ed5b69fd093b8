// The programs in the part "Short programs" of docs/cookbook.md stay short. test/package/package-examples runs them, typed-examples compiles them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/cookbook.md'), 'utf8');

/** The most lines of each, blank ones not counted. */
const MOST: Record<string, number> = {
  Giants: 10,
  'Follow a smooth route': 12,
  Chunks: 18,
  Teleporters: 10,
  'Movement points': 24,
  '5-10-5 diagonals': 24,
  'Zones of control': 20,
  'A budget of searches a tick': 30,
  'Auto-explore': 22,
  Flee: 12,
  Traffic: 26,
};

const [PART] = /^## Short programs\n[\s\S]*?^## /m.exec(GUIDE) ?? [''];

const programs = Array.from(PART.matchAll(/^### (.*)\n[\s\S]*?```js\n([\s\S]*?)```/gm), ([, name, code]) => ({
  name,
  lines: code.split('\n').filter((line) => line.trim() !== '').length,
}));

test('they are all there', () => {
  expect(programs.map(({ name }) => name)).toEqual(Object.keys(MOST));
});

test.each(programs)('$name has $lines lines', ({ name, lines }) => {
  expect(lines).toBeLessThan(MOST[name]);
});
