// The game, played in Chromium with its keys and settings, and checked by its figures.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { Arena } from '../../demo/views/chase/arena.ts';
import { RULES } from '../../demo/views/chase/rules.ts';
import { figure, open, passTime, passTimeUntil, useBrowser } from './support/page.ts';

useBrowser();

/** The figures of an enemy. */
interface Plan {
  at: [number, number];
  headsFor: [number, number];
  steps: number;
}

async function plansOf(page: Page): Promise<Plan[]> {
  const rows = await page.locator('.figures tbody tr').allInnerTexts();
  const cell = (text: string) => text.split(',').map(Number) as [number, number];
  return rows.map((row) => {
    const [, at, headsFor, steps] = row.split('\t');
    return { at: cell(at), headsFor: cell(headsFor), steps: Number(steps) };
  });
}

/** Returns the distance between two cells in king's moves. */
function apart(a: readonly number[], b: readonly number[]): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

async function playerOf(page: Page): Promise<number[]> {
  return (await figure(page, 'player')).split(',').map(Number);
}

describe('the player', () => {
  test('is caught if idle', async () => {
    const page = await open('#/chase?difficulty=hard&seed=1', { stopped: true });
    expect(await figure(page, 'lives')).toBe('3');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await passTimeUntil(page, async () => (await figure(page, 'status')).includes('Caught!'), {
      step: 400,
      limit: 20_000,
    });
    expect(await figure(page, 'lives')).toBe('2');
  });

  test('is chased while moving', async () => {
    const page = await open('#/chase?difficulty=normal&seed=1', { stopped: true });
    const begin = await playerOf(page);
    const first = await plansOf(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    // The player moves back and forth while the enemies approach.
    const destinations = new Set<string>();
    const places = new Set<string>();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'd', 's']) {
      await page.keyboard.down(key);
      await passTime(page, 450);
      await page.keyboard.up(key);
      places.add((await playerOf(page)).join());
      for (const { headsFor } of await plansOf(page)) destinations.add(headsFor.join());
    }
    await page.keyboard.press('p');
    expect(await figure(page, 'status')).toBe('Paused.');
    expect(places.size).toBeGreaterThan(2);
    // Each plan leads to the player's cell at that time, so destinations change. The enemies come nearer.
    expect(destinations.size).toBeGreaterThan(2);
    const player = await playerOf(page);
    const plans = await plansOf(page);
    for (const { headsFor } of plans) expect(apart(headsFor, player)).toBeLessThanOrEqual(4);
    const distances = (from: Plan[], to: number[]) => from.reduce((sum, { at }) => sum + apart(at, to), 0);
    expect(distances(plans, player)).toBeLessThan(distances(first, begin));
    // Enemies spread out: no two share a cell.
    expect(new Set(plans.map(({ at }) => at.join())).size).toBe(plans.length);
  });

  test('can pause, resume and restart', async () => {
    const page = await open('#/chase?difficulty=easy&seed=2', { stopped: true });
    const plans = () => page.locator('.figures tbody').innerText();
    const atStart = await plans();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await passTime(page, 2500);
    expect(await plans()).not.toBe(atStart);
    await page.keyboard.press('p');
    expect(await figure(page, 'status')).toBe('Paused.');
    const paused = await plans();
    await passTime(page, 1000);
    expect(await plans()).toBe(paused);
    await page.getByRole('button', { name: 'Resume' }).click();
    expect(await figure(page, 'status')).toBe('Run!');
    const score = Number(await figure(page, 'score'));
    await passTime(page, 1500);
    expect(await plans()).not.toBe(paused);
    expect(Number(await figure(page, 'score'))).toBeGreaterThan(score);
    await page.getByRole('button', { name: 'Restart' }).click();
    expect(await figure(page, 'score')).toBe('0');
    expect(await figure(page, 'status')).toBe('Ready.');
  });

  test('can be steered by touch', async () => {
    const page = await open('#/chase?difficulty=easy&seed=1', {
      stopped: true,
      viewport: { width: 390, height: 800 },
      isMobile: true,
      hasTouch: true,
    });
    const begin = await playerOf(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Right' }).scrollIntoViewIfNeeded();
    const box = await page.getByRole('button', { name: 'Right' }).boundingBox();
    if (box === null) throw new Error('no button');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await passTime(page, 1000);
    const [x] = await playerOf(page);
    expect(x).toBeGreaterThan(begin[0]);
    await page.mouse.up();
    // After the button is released, the player stops at the next cell.
    await passTime(page, 1000);
    expect((await playerOf(page))[0]).toBeLessThanOrEqual(x + 1);
  });
});

test('the game plays by itself until the visitor takes over, from its beginning', async () => {
  const page = await open('#/chase', { stopped: true });
  const begin = await playerOf(page);
  await passTimeUntil(page, async () => Number(await figure(page, 'gems')) < 8, { step: 500, limit: 20_000 });
  expect(await playerOf(page)).not.toEqual(begin);
  expect(await figure(page, 'status')).toContain('by itself');
  await page.keyboard.press('ArrowRight');
  expect(await figure(page, 'status')).toBe('Run!');
  expect(await figure(page, 'gems')).toBe('8');
});

test('the difficulty changes how many enemies come, and what mud costs them', async () => {
  const page = await open('#/chase?difficulty=easy&seed=1');
  expect((await plansOf(page)).length).toBe(RULES.easy.enemies);
  await page.getByLabel('Difficulty').selectOption('hard');
  expect((await plansOf(page)).length).toBe(RULES.hard.enemies);
  await expect.poll(() => page.url()).toContain('difficulty=hard');
  const costs = Object.values(RULES).map(({ mudCost }) => {
    const { grid, terrain } = new Arena(1, mudCost);
    const mud = terrain.levels.indexOf(5);
    return grid.cost(mud % terrain.width, Math.floor(mud / terrain.width));
  });
  expect(costs).toEqual([6, 3, 1.5]);
});
