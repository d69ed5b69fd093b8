/** What must hold for every page of the demo and the site. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { vi } from 'vitest';
import { measureMachine, patience } from './patience.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Measures the machine anew, which may do other work now than when the run began. Polls of the file wait accordingly. */
export function bePatient(): void {
  measureMachine();
  vi.setConfig({ expect: { poll: { timeout: patience(15_000) } } });
}

/** Returns the findings of axe-core with their elements. @param rules All by default. */
export async function findings(page: Page, ...rules: string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((names) => {
    const runOnly = names.length > 0 ? { runOnly: names } : {};
    return (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], ...runOnly });
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns the sum of layout shifts since the page began to load, up to a frame from now. */
export async function layoutShift(page: Page): Promise<number> {
  await frames(page, 2);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    observer.disconnect();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Waits until the page has drawn some frames. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);
}

/** Returns whether the page fits the width of the window. */
export function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}
