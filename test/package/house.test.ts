import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

test('the lockfile names no host, and package.json says of each dependency with an install script whether it may run', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const packages: [string, { resolved?: string; hasInstallScript?: true }][] = Object.entries(
    read('package-lock.json').packages,
  );
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names).toContain('esbuild');
  expect(names.filter((name) => !(name in read('package.json').allowScripts))).toEqual([]);
});
