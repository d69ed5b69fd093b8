// A view that is left in the middle of something: none of its frames and timers runs afterwards, and the next one shows.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, unfold, useBrowser } from './support/page.ts';

useBrowser();

/** Frames and timers that ran, by the view that was shown when they were requested. */
interface Watched {
  /** The view by which each one that is still due was requested. */
  due: Record<string, string>;
  /** How many ran for each view. */
  ran: Record<string, number>;
  /** Those that ran after their view had been left. */
  late: string[];
}

/** Makes the page record its frames and timers. */
function watch(): void {
  const due: Record<string, string> = {};
  const ran: Record<string, number> = {};
  const late: string[] = [];
  Object.assign(window, { watched: { due, ran, late } });
  const shown = () => document.querySelector('main')?.dataset.view;
  const askers = window as unknown as Record<string, (callback: (time: number) => void, ...rest: unknown[]) => number>;
  for (const [name, end] of [
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ]) {
    const ask = askers[name].bind(window);
    askers[name] = (callback, ...rest) => {
      const view = shown();
      const id = ask(
        (time: number) => {
          if (name !== 'setInterval') delete due[`${end} ${id}`];
          if (view !== undefined) ran[view] = (ran[view] ?? 0) + 1;
          if (view !== undefined && view !== shown()) late.push(`${name} of ${view}`);
          callback(time);
        },
        ...rest,
      );
      if (view !== undefined) due[`${end} ${id}`] = view;
      return id;
    };
    const cancel = window[end as 'clearTimeout'].bind(window);
    window[end as 'clearTimeout'] = (id) => {
      delete due[`${end} ${id}`];
      cancel(id);
    };
  }
}

/** For each view, how to get it busy. */
const BUSY: Record<string, { address: string; begin: (page: Page) => Promise<void> }> = {
  visualiser: {
    address: '#/visualiser?map=open-64x48-0&algorithm=astar&heuristic=zero&at=0',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Play' }).click();
    },
  },
  'visualiser, about to measure': {
    address: '#/visualiser?map=open-64x48-0',
    begin: async (page) => {
      await page.getByLabel('Diagonal steps').selectOption('never');
    },
  },
  'visualiser, in the middle of measuring': {
    address: '#/visualiser?map=open-64x48-0',
    begin: async (page) => {
      await page.getByLabel('Diagonal steps').evaluate((select: HTMLSelectElement) => {
        const expanded = document.querySelector('[data-figure="wasm-expanded"]') as Element;
        const leave = () => {
          location.hash = '#/benchmark';
        };
        // A measurement of before is cancelled by the change, and may have written the same figure.
        select.value = 'never';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        expanded.textContent = '';
        // This figure is written first. The readings of the time follow.
        new MutationObserver(leave).observe(expanded, { childList: true, characterData: true, subtree: true });
      });
      await page.waitForFunction(() => location.hash === '#/benchmark');
    },
  },
  move: {
    address: '#/move?map=open-200x120-1',
    begin: (page) => page.locator('.stage canvas').click({ position: { x: 60, y: 60 } }),
  },
  chase: {
    address: '#/chase?seed=1',
    begin: (page) => page.getByRole('button', { name: 'Start', exact: true }).click(),
  },
  'move, wandering': { address: '#/move', begin: async () => {} },
  'chase, playing by itself': { address: '#/chase', begin: async () => {} },
  crowd: { address: '#/crowd?agents=1000', begin: async () => {} },
  building: { address: '#/building', begin: async () => {} },
  world: { address: '#/world', begin: async () => {} },
  benchmark: {
    address: '#/benchmark',
    begin: (page) => page.getByRole('button', { name: 'Run' }).click(),
  },
};

/** Forgets what ran, so that the next view on the page is looked at alone. */
function forget(): void {
  const { due, ran, late } = (window as unknown as { watched: Watched }).watched;
  for (const list of [due, ran]) for (const name of Object.keys(list)) delete list[name];
  late.length = 0;
}

test('no view leaves a frame or timer running', async () => {
  // On one page, which shows one view after the other. The views that follow are loaded first, so that they show at once.
  const page = await open('#/move?map=open-20x20-1', { before: watch });
  const show = async (part: string, hash: string) => {
    await page.evaluate((target) => {
      location.hash = target;
    }, hash);
    await page.locator(`main[data-view="${part}"] h1`).waitFor();
  };
  const watched = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await show('benchmark', '#/benchmark');
  for (const [name, { address, begin }] of Object.entries(BUSY)) {
    const view = name.split(',')[0];
    const next = view === 'benchmark' ? 'move' : 'benchmark';
    if (next === 'move') await show(next, '#/move?map=open-20x20-1');
    await page.evaluate(forget);
    await show(view, address);
    await unfold(page);
    await begin(page);
    // The benchmark works in a separate thread.
    if (view !== 'benchmark') {
      await expect.poll(async () => (await watched()).ran[view] ?? 0, { message: name }).toBeGreaterThan(2);
    }
    await show(next, `#/${next}`);
    // Those that have not been cancelled run, and are late.
    const isDue = async () => Object.values((await watched()).due).filter((one) => one === view);
    await expect.poll(isDue, { message: name }).toEqual([]);
    expect((await watched()).late, name).toEqual([]);
  }
});

test.each([
  ['before the event of the new one', true],
  ['while the next view is loaded', false],
])('keeps an address that was asked for, though the last view is due to save its own %s', async (_, isAtOnce) => {
  const page = await open('#/benchmark', {
    before: () => {
      const due: (() => void)[] = [];
      // No timer runs by itself.
      Object.assign(window, { due, setTimeout: (callback: () => void) => due.push(callback) });
    },
  });
  await page.getByLabel('Algorithm').evaluate((select: HTMLSelectElement, saveAtOnce) => {
    const { due } = window as unknown as { due: (() => void)[] };
    select.value = 'astar';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const saveNow = () => due.forEach((callback) => void callback());
    // The event of the new address comes only after this job. The view that it names is loaded after that.
    location.hash = '#/move';
    if (saveAtOnce) saveNow();
    addEventListener('hashchange', () => {
      saveNow();
      Object.assign(window, { addressWhileLoading: location.hash });
    });
  }, isAtOnce);
  await page.locator('main[data-view="move"] h1').waitFor();
  const whileLoading = () => (window as unknown as { addressWhileLoading: string }).addressWhileLoading;
  expect(await page.evaluate(whileLoading)).toBe('#/move');
});
