// The quickest part of the matrix of `npm run test:ecosystem`: both kinds of modules, and the types of each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEnvironment, ENVIRONMENTS, pack } from '../ecosystem/matrix.ts';
import { hasChromium } from '../support/chromium.ts';

/** Milliseconds: installing and compiling take seconds, more on a busy machine. */
const TIMEOUT = 300_000;

let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hotpath-packed-'));
  tarball = await pack(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = ['node-esm', 'node-commonjs', 'import-map', 'attw'];

const environments = ENVIRONMENTS.filter(({ name }) => NAMES.includes(name));

test('the matrix has such a part', () => {
  expect(environments.map(({ name }) => name)).toEqual(NAMES);
});

test.for(environments)('the package works in $name', { timeout: TIMEOUT }, async (environment, { skip }) => {
  skip(environment.browser === true && !hasChromium, 'no Chromium');
  await checkEnvironment(environment, tarball);
});
