import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { BUILD_TIMEOUT, expectBuilt } from '../../support/build-beside.ts';

let browser: Browser;
/** Errors of this test's pages, and errors and warnings in their consoles. */
let complaints: string[] = [];

/** Connects to the browser. A test of the file fails if one of its pages reported an error or a warning. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('demoBrowser'));
    await expectBuilt(`${inject('demoOrigin')}/page/`);
  }, BUILD_TIMEOUT);
  afterEach(async () => {
    const seen = complaints;
    complaints = [];
    for (const context of browser.contexts()) await context.close();
    expect(seen).toEqual([]);
  });
  afterAll(() => browser.close());
}

export interface OpenOptions extends BrowserContextOptions {
  /** Whether the page has a policy that refuses Wasm. */
  strict?: boolean;
  /** Whether the page's clock is stopped, until `passTime` advances it. A slow machine then gets the same results as a fast one. */
  stopped?: boolean;
  /** Whether what is folded stays folded. By default all of it is unfolded, so that its controls can be used. */
  folded?: boolean;
  /** Runs in the page before all scripts. */
  before?: () => void;
}

/** Opens a page at an address such as `#/crowd`, and waits for its view. */
export async function open(
  hash: string,
  { strict = false, stopped = false, folded = false, before, ...options }: OpenOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  if (before !== undefined) await page.addInitScript(before);
  if (stopped) {
    await page.clock.install({ time: 0 });
    // The clock runs until it is paused, on a slow machine for more than a second. So it pauses an hour ahead.
    await page.clock.pauseAt(3_600_000);
  }
  await page.goto(`${inject('demoOrigin')}/${strict ? 'strict' : 'page'}/${hash}`);
  await page.locator('main h1').waitFor();
  if (!folded) await unfold(page);
  return page;
}

/** Unfolds all that is folded. */
export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
}

/** Returns the text of an element by its `data-figure`. */
export function figure(page: Page, name: string): Promise<string> {
  return page.locator(`[data-figure="${name}"]`).innerText();
}

/** Pinches: two fingers touch points of the window, the first before the second, and move apart. */
export async function pinch(page: Page, first: [number, number], second: [number, number]): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await send('touchStart', first);
  await send('touchStart', first, second);
  await send('touchMove', [first[0] - 20, first[1] - 20], [second[0] + 20, second[1] + 20]);
  await send('touchEnd');
}

/** Advances the stopped clock of a page and runs all frames on the way. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

/** Advances the clock step by step until a condition holds. Throws if it does not hold after `limit` milliseconds. */
export async function passTimeUntil(
  page: Page,
  holds: () => Promise<boolean>,
  { step = 100, limit }: { step?: number; limit: number },
): Promise<void> {
  for (let passed = 0; !(await holds()); passed += step) {
    if (passed >= limit) throw new Error(`the condition does not hold after ${passed} ms`);
    await page.clock.runFor(step);
  }
}
