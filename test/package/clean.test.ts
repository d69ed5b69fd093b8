// Making a package removes what earlier builds left in it, and nothing else.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'hotpath-clean-'));
  for (const name of ['scripts', 'package.json']) cpSync(join(ROOT, name), join(clone, name), { recursive: true });
  const files = [
    'build/site/index.html',
    'build/demo/index.html',
    'build/bench/peers.json',
    'build/types/index.d.ts',
    'dist/index.js',
    'src/core/kernel/bytes/search.ts',
    'src/core/kernel/generated/search.js',
    'src/core/kernel/kernel.ts',
  ];
  for (const file of files) {
    mkdirSync(join(clone, file, '..'), { recursive: true });
    writeFileSync(join(clone, file), '');
  }
});
afterAll(() => rmSync(clone, { recursive: true }));

const clean = () => spawnSync(process.execPath, [join(clone, 'scripts/clean.mjs')], { encoding: 'utf8' });

test('a clone without its tools says how to get them, and keeps everything', () => {
  expect(clean()).toMatchObject({ status: 1, stderr: expect.stringContaining('run npm ci first') });
  expect(existsSync(join(clone, 'dist/index.js'))).toBe(true);
});

test('the site, the demo, results of benches and sources stay', () => {
  mkdirSync(join(clone, 'node_modules'));
  expect(clean()).toMatchObject({ status: 0, stderr: '' });
  const kept = [
    'build/site/index.html',
    'build/demo/index.html',
    'build/bench/peers.json',
    'src/core/kernel/kernel.ts',
  ];
  const gone = ['build/types', 'dist', 'src/core/kernel/bytes', 'src/core/kernel/generated'];
  expect([...kept, ...gone].filter((name) => existsSync(join(clone, name)))).toEqual(kept);
});
