// The part of the matrix of `npm run test:ecosystem` that needs no tools besides the development dependencies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEnvironment, ENVIRONMENTS, needsNoInstall, pack } from '../ecosystem/matrix.ts';
import { hasChromium } from '../support/chromium.ts';

let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hotpath-packed-'));
  tarball = await pack(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environments = ENVIRONMENTS.filter(needsNoInstall);

test('the matrix has such a part', () => {
  const names = environments.map(({ name }) => name);
  expect(names).toEqual(['node-esm', 'node-commonjs', 'vite', 'esbuild', 'import-map', 'typescript', 'attw']);
});

test.for(environments)('the package works in $name', async (environment, { skip }) => {
  skip(environment.browser === true && !hasChromium, 'no Chromium');
  await checkEnvironment(environment, tarball);
});
