// The table of docs/platforms.md says where the bytes of a bundle go.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizes, tableOf } from '../../scripts/sizes.mjs';

test('the table of sizes is true to half a kilobyte', async () => {
  const rows = tableOf(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'platforms.md'), 'utf8')).split('\n');
  const written = rows.slice(2).map((row) => row.split('|').slice(1, -1));
  const measured = await sizes();
  expect(written.map(([part]) => part.trim())).toEqual(measured.map(([part]) => part));
  measured.forEach(([part, ...kilobytes], i) => {
    kilobytes.forEach((size, j) => {
      const off = Math.abs(Number(written[i][j + 1]) - Number(size));
      expect(off, `${part}: run node scripts/sizes.mjs`).toBeLessThan(0.5);
    });
  });
});
