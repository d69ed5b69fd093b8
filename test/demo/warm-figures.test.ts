// Figures of time are those of a warm engine from the first one on. In the page of this test an engine is slow at first by its own clock: each of its
// first calls takes a second, each later one a millisecond. So no clock of the machine decides. Lines of diagrams have no engine.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { Readings, warmUp } from '../../demo/ui/timing.ts';
import { open, show, useBrowser } from './support/page.ts';

useBrowser();

/** Runs in a page before its scripts: the clock moves with the calls of engines alone. */
function slowAtFirst(): void {
  const [coldCalls, coldMs, warmMs] = [8, 1000, 1];
  let time = 1;
  const Plain = WebAssembly.Instance;
  const slow = new Proxy(Plain, {
    construct(target, values: [WebAssembly.Module]) {
      const { exports } = new target(...values);
      let calls = 0;
      const timed = Object.entries(exports).map(([name, value]) => {
        if (typeof value !== 'function') return [name, value];
        const call = (...given: unknown[]) => {
          time += ++calls <= coldCalls ? coldMs : warmMs;
          return (value as (...all: unknown[]) => unknown)(...given);
        };
        return [name, call];
      });
      return { exports: Object.fromEntries(timed) };
    },
  });
  WebAssembly.Instance = slow;
  performance.now = () => time;
}

interface View {
  readonly name: string;
  /** Selects the figures, and says how many of their units a millisecond has. */
  readonly figures: Readonly<Record<string, number>>;
  /** What a visitor does before each look. */
  act?(page: Page, look: number): Promise<unknown>;
}

const press = (...keys: string[]) => {
  return async (page: Page) => {
    await page.locator('.stage canvas').focus();
    for (const key of keys) await page.keyboard.press(key);
  };
};

const VIEWS: readonly View[] = [
  { name: 'building', figures: { '[data-figure=time]': 1000 }, act: press('PageUp', 'Enter') },
  { name: 'world', figures: { '[data-figure=time]': 1000 } },
  { name: 'crowd', figures: { '[data-figure=field-time]': 1 } },
  { name: 'move', figures: { '[data-figure=time]': 1000 }, act: press('ArrowRight', 'ArrowRight', 'Enter') },
  { name: 'warehouse', figures: { '[data-figure=time]': 1 } },
  { name: 'chase', figures: { 'tbody tr:first-child td:last-child': 1000 } },
];

test('no view shows what its first calls took', async () => {
  const page = await open('#/hexagons', { before: slowAtFirst });
  for (const { name, figures, act } of VIEWS) {
    await show(page, `#/${name}`);
    for (const look of [1, 2]) {
      await act?.(page, look);
      for (const [figure, unit] of Object.entries(figures)) {
        const milliseconds = async () => {
          const text = (await page.locator(figure).first().innerText()).replaceAll(',', '');
          return /^[\d.]+$/.test(text) ? Number(text) / unit : Number.NaN;
        };
        await expect.poll(milliseconds, { message: `${name} ${figure}` }).toBeGreaterThan(0);
        expect(await milliseconds(), `${name} ${figure}, look ${look}`).toBeLessThan(1000);
      }
    }
  }
});

describe('readings', () => {
  test('are the median and the slowest of the last ones', () => {
    const readings = new Readings(3);
    expect([readings.count, readings.median, readings.slowest]).toEqual([0, Number.NaN, Number.NaN]);
    for (const time of [900, 1, 3]) readings.add(time);
    expect([readings.count, readings.median, readings.slowest]).toEqual([3, 3, 900]);
    readings.add(2);
    expect([readings.count, readings.median, readings.slowest]).toEqual([3, 2, 3]);
    expect(readings.time(() => 'answer')).toBe('answer');
    readings.clear();
    expect(readings.count).toBe(0);
  });

  test('a call is warmed up at least a dozen times, and not for ever on a clock that stands', () => {
    const { now } = performance;
    try {
      for (const [tick, calls] of [
        [1000, 12],
        [0, 200],
      ]) {
        let time = 0;
        performance.now = () => {
          time += tick;
          return time;
        };
        let made = 0;
        warmUp(() => made++);
        expect(made).toBe(calls);
      }
    } finally {
      performance.now = now;
    }
  });
});
