import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** Most folders that `src` shows, and most files that one folder holds. */
const [FOLDERS, FILES] = [10, 14];

/** Every file of the sources that is not generated. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'assembly'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));

test('src shows few folders', () => {
  const folders = new Set(files.filter((file) => /^src\/.*\//.test(file)).map((file) => file.split('/')[1]));
  expect(folders.size).toBeGreaterThan(5);
  expect(folders.size).toBeLessThanOrEqual(FOLDERS);
});

test('no folder holds so many files that a reader looks for one', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > FILES)).toEqual([]);
});
