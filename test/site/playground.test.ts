// The playground: it runs what is written, draws it, says errors, ends what takes too long, and runs the examples of all guides.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { encodeCode } from '../../site/playground/code.ts';
import { type Example, markdownExamples } from '../support/examples.ts';
import { closeClean, open, useBrowser } from './support/page.ts';

useBrowser();

const ROOT = join(import.meta.dirname, '..', '..');

/** Replaces the program and runs it. */
async function runCode(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
  await page.getByRole('button', { name: 'Run' }).click();
}

const output = (page: Page) => page.locator('.playground pre').textContent();
const state = (page: Page) => page.locator('.playground [role=status]').textContent();

test('runs an edited example and draws its grid', async () => {
  const site = await open('/playground.html');
  await expect.poll(() => state(site.page)).toContain('done');
  await runCode(
    site.page,
    "import { findPath, Grid } from 'hotpath';\nfindPath(new Grid(7, 3), [0, 0], [6, 0]).cost; // => 6",
  );
  await expect.poll(() => output(site.page)).toBe('6\n');
  const canvas = site.page.locator('.playground canvas');
  const [width, height] = await canvas.evaluate((one) => [
    (one as HTMLCanvasElement).width,
    (one as HTMLCanvasElement).height,
  ]);
  expect(width * 3).toBe(height * 7);
  await closeClean(site);
});

test('says what is wrong with a program', async () => {
  const site = await open('/playground.html');
  await runCode(site.page, 'findPath(new Grid(3, 3), [0, 0], [3, 0]);');
  await expect.poll(() => output(site.page)).toContain('RangeError');
  await runCode(site.page, 'const = 1;');
  await expect.poll(() => output(site.page)).toContain('SyntaxError');
  await runCode(site.page, 'console.log(1 + 1);');
  await expect.poll(() => output(site.page)).toBe('2\n');
  await closeClean(site);
});

test('ends a program that never does', async () => {
  const site = await open('/playground.html');
  await runCode(site.page, 'for (;;) {}');
  await expect.poll(() => state(site.page), { timeout: 15_000 }).toContain('stopped after 10 s');
  await closeClean(site);
});

/** Examples that need more than the package and a browser have no link. */
const isLinked = ({ code }: Example) => !/from '(?!hotpath')|require\(|\bprocess\b/.test(code);

test('runs every example of the guides', async () => {
  const site = await open('/playground.html');
  const guides = readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'));
  const examples = guides.flatMap((file) => markdownExamples(ROOT, `docs/${file}`)).filter(isLinked);
  expect(examples.length).toBeGreaterThan(20);
  for (const { place, code } of examples) {
    await site.page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#code=${encodeCode(`${code}\n// ${place}`)}`,
    );
    await expect.poll(() => site.page.locator('.cm-content').textContent()).toContain(`// ${place}`);
    await expect.poll(() => state(site.page), { message: place }).toContain('done');
    expect(await site.page.locator('.playground pre .error').allTextContents(), place).toEqual([]);
  }
  await closeClean(site);
});
