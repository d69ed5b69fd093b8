// The table of docs/platforms.md says where the bytes of a bundle go, that of README what its peers weigh.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { peerRow, sizes, tableOf } from '../../scripts/sizes.mjs';

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

test('the row of peers in README is true to half a kilobyte', async () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const [written, measured] = [/^\| KB gzipped \|.*$/m.exec(readme)?.[0] ?? '', await peerRow()].map((row) =>
    row.split('|').slice(2, -1).map(Number),
  );
  expect(written).toHaveLength(6);
  measured.forEach((size, i) => {
    expect(Math.abs(size - written[i]), `${measured}: run node scripts/sizes.mjs`).toBeLessThan(0.5);
  });
});
