// Engines that draw, and frameworks: the recipes of docs/cookbook.md, as they stand there, compiled in strict TypeScript with the types of the real packages, each on
// a page in Chromium.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { patience } from '../../support/patience.ts';
import type { Environment } from '../environment.ts';
import { visitFolder } from '../page.ts';
import { pixelsOf, savePicture } from '../pictures.ts';
import { ROOT } from '../project.ts';
import { buildPage } from '../strict-page.ts';

const PAGES = join(ROOT, 'test', 'ecosystem', 'script', 'recipes');
const COOKBOOK = readFileSync(join(ROOT, 'docs', 'cookbook.md'), 'utf8');

/** The colour of the units. */
const UNIT = [0x66, 0xdd, 0xff] as const;

/** The first program in TypeScript below a heading of the cookbook. */
function recipe(heading: string): string {
  const section = COOKBOOK.slice(COOKBOOK.indexOf(`### ${heading}`));
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(section) ?? [];
  if (code === undefined) throw new Error(`the cookbook has no recipe "${heading}"`);
  return code;
}

/** Waits until the units have gone from the left side to the right, and takes a picture on their way. */
async function watchUnits(page: Page, name: string): Promise<void> {
  const canvas = page.locator('canvas');
  await canvas.waitFor();
  const until = Date.now() + patience(60_000);
  let [first, kept] = [1, false];
  while (Date.now() < until) {
    const png = await canvas.screenshot();
    const { count, middle } = pixelsOf(png, UNIT);
    if (count < 100) continue;
    first = Math.min(first, middle);
    if (!kept && middle > 0.4) {
      savePicture(name, png);
      kept = true;
    }
    if (first < 0.35 && middle > 0.7) return;
  }
  throw new Error(`units did not cross the picture: their leftmost middle was ${first}`);
}

function engine(name: string, heading: string, tools: string[]): Environment {
  return {
    name,
    tools,
    engine: null,
    browser: true,
    remark: 'draws its recipe',
    async run(project) {
      project.write({ 'recipe.ts': recipe(heading) });
      await buildPage(project, 'recipe.ts');
      return (await visitFolder(project.folder, (page) => watchUnits(page, name))).printed;
    },
  };
}

/** Clicks walls into a map, cell by cell. The route and the field must follow: both say what the way costs. */
async function editMap(page: Page, name: string): Promise<void> {
  const said = (text: string) => page.locator('output', { hasText: text }).waitFor({ timeout: patience(15_000) });
  await said('found 17.000 17.000');
  for (let y = 0; y < 9; y++) await page.mouse.click(24 * 10 + 12, 24 * y + 12);
  await said('found 20.314 20.314');
  savePicture(name, await page.locator('svg').screenshot());
  await page.mouse.click(24 * 10 + 12, 24 * 9 + 12);
  await said('unreachable Infinity Infinity');
  await page.mouse.click(24 * 10 + 12, 24 * 5 + 12);
  await said('found 17.000 17.000');
}

/** Hooks for a framework, on a page of test/ecosystem/script/recipes. */
function framework(file: string, heading: string, tools: string[]): Environment {
  const [name, extension] = file.split('.');
  return {
    name,
    tools,
    engine: null,
    browser: true,
    remark: 'route and field follow edits',
    async run(project) {
      project.write({ [`recipe.${extension}`]: recipe(heading) });
      cpSync(join(PAGES, file), project.path(file));
      await buildPage(project, file);
      return (await visitFolder(project.folder, (page) => editMap(page, name))).printed;
    },
  };
}

export const ENGINES: readonly Environment[] = [
  engine('phaser', 'Phaser: grid, field, route and team', ['phaser']),
  engine('pixi', 'PixiJS: grid, field, route and team', ['pixi.js']),
  framework('react.tsx', 'React: a grid that a component edits', [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
  ]),
  framework('vue.ts', 'Vue: a grid that a component edits', ['vue']),
  engine('three', 'Three.js: grid, field, route and team', ['three', '@types/three']),
];
