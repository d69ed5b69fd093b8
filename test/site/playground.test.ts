// The playground: it runs what is written, draws it, says errors, and ends what takes too long. It runs a sample of its examples (all with
// HOTPATH_RUNS=1) and of those of all pages (all with HOTPATH_RUNS=12).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decodeCode, encodeCode } from '../../site/playground/code.ts';
import { sample, seed } from '../support/seed.ts';
import { closeClean, open, type SitePage, useBrowser } from './support/page.ts';
import { pictureOf } from './support/picture.ts';

useBrowser();

/** All programs run on one page, one after the other, as a reader would try them. */
let site: SitePage;
beforeAll(async () => {
  site = await open('/playground.html', { reducedMotion: 'reduce' });
  await site.page.locator('.playground[data-state=done]').waitFor();
});
afterEach(() => expect(site.troubles.splice(0)).toEqual([]));
afterAll(() => closeClean(site));

const SITE = join(import.meta.dirname, '..', '..', 'build', 'site');

/** Replaces the program and runs it. */
async function runCode(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
  await page.getByRole('button', { name: 'Run' }).click();
}

const stateOf = (page: Page) => page.locator('.playground').getAttribute('data-state');
const output = (page: Page) => page.locator('.playground pre').textContent();
const words = (page: Page) => page.locator('.playground [role=status]').textContent();

test('runs an edited example and draws its grid', async () => {
  await runCode(
    site.page,
    "import { findPath, Grid } from 'hotpath';\nfindPath(new Grid(7, 3), [0, 0], [6, 0]).cost; // => 6",
  );
  await expect.poll(() => output(site.page)).toBe('6\n');
  const canvas = site.page.locator('.playground canvas');
  // It is drawn after the output.
  const excess = () => canvas.evaluate((one: HTMLCanvasElement) => 3 * one.width - 7 * one.height);
  await expect.poll(excess).toBe(0);
});

test('says what is wrong with a program', async () => {
  await runCode(site.page, 'findPath(new Grid(3, 3), [0, 0], [3, 0]);');
  await expect.poll(() => output(site.page)).toContain('RangeError');
  await expect.poll(() => words(site.page)).toBe('ended by an error');
  await runCode(site.page, 'const = 1;');
  await expect.poll(() => output(site.page)).toContain('SyntaxError');
  await runCode(site.page, 'console.log(1 + 1);');
  await expect.poll(() => output(site.page)).toBe('2\n');
});

test('prints the names of classes, and so do errors', async () => {
  const code = `import { findPath, findTimedPath, Grid, World } from 'hotpath';
    const grid = new Grid(2, 1);
    for (const find of [findPath, findTimedPath]) console.log(find(grid, [0, 0], [1, 0]).path.constructor.name, find.name);
    const world = new World({ width: 64, height: 64 });
    console.log(world.constructor.name);
    try { Grid.stack([world]); } catch ({ message }) { console.log(message); }`;
  await runCode(site.page, code);
  await expect.poll(() => output(site.page)).toMatch(/^Path findPath\nTimedPath findTimedPath\nWorld\n.*World/);
});

test('runs TypeScript, and says how long the calls took', async () => {
  const code = [
    'interface Unit { at: [number, number] }',
    'const unit: Unit = { at: [0, 0] };',
    'const { path } = findPath(new Grid(9, 3), unit.at, [8, 0]);',
    'const length: number = path!.length; // => 9',
  ];
  await runCode(site.page, code.join('\n'));
  await expect.poll(() => output(site.page)).toBe('9\n');
  await expect.poll(() => words(site.page)).toMatch(/^1 call, .* ms inside, warm$/);
});

test(`its examples run, and are drawn; results fade while the code is another (seed ${seed})`, async () => {
  const { page } = site;
  await expect.poll(() => stateOf(page)).toBe('done');
  const names = await page.locator('.playground option').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(12);
  for (const name of sample(names, names.length)) {
    await page.locator('.playground select').selectOption(name);
    await expect.poll(() => stateOf(page), { message: name }).toBe('done');
    expect(await page.locator('.playground pre .error').allTextContents(), name).toEqual([]);
    expect(await page.locator('.playground canvas').isVisible(), name).toBe(true);
  }
  expect(await page.locator('.result.differs').count()).toBe(0);
  await page.locator('.cm-content').click();
  await page.keyboard.insertText(' ');
  await expect.poll(() => page.locator('.result.differs').count()).toBe(1);
});

test('draws floors, links and diagrams', async () => {
  const { page } = site;
  const sides = () => page.locator('.playground canvas').evaluate((one: HTMLCanvasElement) => [one.width, one.height]);
  const drawn = async (code: string) => {
    await runCode(page, code);
    await expect.poll(() => stateOf(page)).toBe('done');
    return pictureOf(page.locator('.playground canvas'));
  };
  const grid = "import { findPath, Grid } from 'hotpath'; const grid = new Grid(9, 4);";
  const plain = await drawn(`${grid} findPath(grid, [0, 0], [0, 0]);`);
  expect(await drawn(`${grid} grid.addLink([1, 1], [7, 2]); findPath(grid, [0, 0], [0, 0]);`)).not.toBe(plain);
  // Two floors lie below each other, with a row between.
  await drawn(`${grid} findPath(Grid.stack([grid, grid]), [0, 0, 0], [5, 0, 0]);`);
  const [width, height] = await sides();
  expect(width / height).toBeCloseTo(9 / 9, 1);
  const diagram = "import { Connectors } from 'hotpath/connectors'; const diagram = new Connectors();";
  const boxes =
    "diagram.setBox('a', { x: 0, y: 0, width: 60, height: 30 }); diagram.setBox('b', { x: 200, y: 60, width: 60, height: 30 });";
  const alone = await drawn(`${diagram} ${boxes} diagram.update();`);
  const line = "diagram.setLine('l', { from: { box: 'a' }, to: { box: 'b' } });";
  expect(await drawn(`${diagram} ${boxes} ${line} diagram.update();`)).not.toBe(alone);
});

test('shows what follows => wherever that is possible, and runs all else as it is', async () => {
  const code = [
    'const { cost } = findPath(new Grid(3, 1), [0, 0], [2, 0]); // => 2',
    'const twice =',
    '  2 * cost; // => 4',
    'const sum = (a, b) => {',
    '  return a + b; // => 7',
    '};',
    'sum(3,',
    '  twice); // => 7',
    'twice + 1; // => 5',
  ];
  await runCode(site.page, code.join('\n'));
  await expect.poll(() => output(site.page)).toBe('4\n5\n');
});

test('waits for timers and for searches in slices', async () => {
  const code =
    "setTimeout(() => console.log('later'), 100); findPathAsync(new Grid(9, 9), [0, 0], [8, 0]).then(({ cost }) => console.log(cost));";
  await runCode(site.page, code);
  await expect.poll(() => output(site.page)).toBe('8\nlater\n');
  await runCode(site.page, "Promise.reject(new RangeError('lost'));");
  await expect.poll(() => output(site.page)).toContain('RangeError: lost');
  await runCode(site.page, 'for (let i = 0; i < 100000; i++) console.log(i);');
  await expect.poll(() => output(site.page)).toMatch(/499\nMore than 500 lines: the others are left out\.\n$/);
});

/** The programs to which pages of the site link, and a page of each. */
function linkedPrograms(): Map<string, string> {
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const links = pages.flatMap((page) =>
    Array.from(readFileSync(join(SITE, page), 'utf8').matchAll(/playground#code=([\w-]+)/g), ([, code]) => {
      return [code, page] as const;
    }),
  );
  return new Map(links);
}

test(`runs programs that pages of the site link to (seed ${seed})`, async () => {
  const programs = linkedPrograms();
  // Guides, and the API of several entries.
  for (const page of ['start.html', 'maps.html', join('api', 'ros', 'functions', 'parseCostmap.html')]) {
    expect([...programs.values()]).toContain(page);
  }
  for (const [code, page] of sample([...programs], programs.size / 12)) {
    const marked = `${decodeCode(code)}\n// ${page}`;
    await site.page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#code=${encodeCode(marked)}`,
    );
    await expect.poll(() => site.page.locator('.cm-content').textContent()).toContain(`// ${page}`);
    await expect.poll(() => stateOf(site.page), { message: page }).toBe('done');
    expect(await site.page.locator('.playground pre .error').allTextContents(), page).toEqual([]);
  }
});

test('ends a program that never does, by itself and by Stop', async () => {
  await runCode(site.page, 'while (true) {}');
  await site.page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => words(site.page)).toBe('stopped');
  await site.page.clock.install();
  await site.page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => stateOf(site.page)).toBe('running');
  await site.page.clock.fastForward(10_000);
  await expect.poll(() => words(site.page)).toBe('stopped after 10 s');
});
