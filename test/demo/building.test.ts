// The building: who may use stairs and lift, floors that are clicked and edited, keys, and no motion for those who prefer that.
import { expect, test } from 'vitest';
import { FLOORS, HEIGHT, House, WIDTH } from '../../demo/views/building/house.ts';
import { LAYERS, SIDE_BY_SIDE } from '../../demo/views/building/plan.ts';
import { frames } from '../support/page-checks.ts';
import { figure, open, passTimeUntil, useBrowser } from './support/page.ts';

useBrowser();

const START = { x: 4, y: 6, floor: 0 };
const GOAL = { x: 21, y: 5, floor: 2 };

test('every floor of every building can be reached on foot and in a wheelchair, and only by the lift in a wheelchair', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const house = new House(seed);
    for (let floor = 1; floor < FLOORS; floor++) {
      const to = { ...START, floor };
      const onFoot = house.route(START, to, 'foot');
      const onWheels = house.route(START, to, 'wheels');
      expect(onFoot.cost).toBeLessThanOrEqual(onWheels.cost);
      const ways = house.legs(onWheels).flatMap(({ by }) => by ?? []);
      expect(ways).toEqual(['lift']);
    }
    house.setOpen('lift', false);
    expect(house.route(START, GOAL, 'wheels').path).toBeNull();
    expect(house.legs(house.route(START, GOAL, 'foot')).flatMap(({ by }) => by ?? [])).not.toContain('lift');
    house.setOpen('lift', true);
    expect(house.route(START, GOAL, 'wheels').path).not.toBeNull();
  }
});

test('both plans of the floors find the cell that they draw at a place', () => {
  for (const plan of [LAYERS, SIDE_BY_SIDE]) {
    for (let cell = 0; cell < WIDTH * HEIGHT * FLOORS; cell += 5) {
      const spot = {
        x: cell % WIDTH,
        y: Math.floor(cell / WIDTH) % HEIGHT,
        floor: Math.floor(cell / (WIDTH * HEIGHT)),
      };
      const at = plan.place(spot.x + 0.5, spot.y + 0.5, spot.floor);
      expect(plan.spotAt(at)).toEqual(spot);
      expect(at.x >= 0 && at.x <= plan.columns && at.y >= 0 && at.y <= plan.rows).toBe(true);
    }
  }
});

test('says the way for each walker, and follows ways that are closed, clicks and walls', async () => {
  const page = await open('#/building?seed=1', { reducedMotion: 'reduce' });
  const house = new House(1);
  const cost = (who: 'foot' | 'wheels') => house.route(START, GOAL, who).cost.toFixed(1);
  expect(await figure(page, 'cost')).toBe(cost('foot'));
  await page.getByText('In a wheelchair').click();
  expect(await figure(page, 'cost')).toBe(cost('wheels'));
  expect(await figure(page, 'status')).toBe('To floor 2 by the lift.');
  await page.getByLabel('The lift').uncheck();
  expect(await figure(page, 'status')).toBe('No way leads there, to floor 2.');
  await expect.poll(() => page.url()).toContain('closed=lift');
  await page.getByLabel('The lift').check();

  // A wall in front of the goal, then a click beside it, on the plan with all floors side by side.
  await page.getByText('Side by side').click();
  const canvas = page.locator('.stage canvas');
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('no canvas');
  const { columns, rows } = SIDE_BY_SIDE;
  const fitted = Math.min(box.width / columns, box.height / rows);
  const scale = fitted >= 8 ? Math.floor(fitted) : fitted;
  const click = ({ x, y, floor }: typeof GOAL) => {
    const at = SIDE_BY_SIDE.place(x + 0.5, y + 0.5, floor);
    const position = {
      x: (box.width - columns * scale) / 2 + at.x * scale,
      y: (box.height - rows * scale) / 2 + at.y * scale,
    };
    return canvas.click({ position });
  };
  await page.getByText('Build walls').click();
  await click(GOAL);
  expect(await figure(page, 'status')).toBe('There is a wall on floor 2.');
  await page.getByText('Go there').click();
  await click({ x: 22, y: 6, floor: 3 });
  expect(await figure(page, 'status')).toBe('To floor 3 by the lift.');
});

test('keys go to any floor and act, and without motion nothing moves', async () => {
  const page = await open('#/building?seed=1', { reducedMotion: 'reduce' });
  const picture = () => page.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await frames(page, 3);
  const still = await picture();
  await frames(page, 5);
  expect(await picture()).toBe(still);
  await page.locator('.stage canvas').focus();
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('#live').innerText()).toMatch(/^Floor 3, \d+, \d+: free$/);
  await page.keyboard.press('Enter');
  expect(await figure(page, 'status')).toMatch(/^To floor 3 by the/);
});

test('walks by itself until a visitor takes over', async () => {
  const page = await open('#/building', { stopped: true });
  const first = await figure(page, 'status');
  await passTimeUntil(page, async () => (await figure(page, 'status')) !== first, { step: 500, limit: 12_000 });
});
