// The part of the matrix of `npm run test:ecosystem` that needs no tools besides the development dependencies.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEnvironment, ENVIRONMENTS, needsNoInstall, pack } from '../ecosystem/matrix.ts';
import { ROOT, versionOf } from '../ecosystem/project.ts';
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
  const policies = ['csp-of-page', 'csp-of-workers'];
  expect(names).toEqual([
    'node-esm',
    'node-commonjs',
    'vite',
    'esbuild',
    'import-map',
    ...policies,
    'typescript',
    'attw',
  ]);
});

test.for(environments)('the package works in $name', async (environment, { skip }) => {
  skip(environment.browser === true && !hasChromium, 'no Chromium');
  await checkEnvironment(environment, tarball);
});

test('pictures of recipes are there, and say with which version they were made', () => {
  const guides = ['cookbook', 'connectors']
    .map((guide) => readFileSync(join(ROOT, 'docs', `${guide}.md`), 'utf8'))
    .join();
  const pictures = Array.from(guides.matchAll(/!\[(.*?)\]\((images\/recipe-([\w-]+)\.png)\)/g));
  expect(pictures.length).toBe(8);
  for (const [, alt, file, name] of pictures) {
    const { tools } = ENVIRONMENTS.find((environment) => environment.name === name) ?? { tools: [] };
    expect(alt, file).toContain(versionOf(tools[0]));
    expect(existsSync(join(ROOT, 'docs', file)), file).toBe(true);
  }
});
