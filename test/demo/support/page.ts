import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

let browser: Browser;
/** Errors of the pages of this test, with what the console called errors or warnings. */
let complaints: string[] = [];

/** Connects to the browser, and lets no test of the file pass whose page complained. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('demoBrowser'));
  });
  afterEach(async () => {
    const seen = complaints;
    complaints = [];
    for (const context of browser.contexts()) await context.close();
    expect(seen).toEqual([]);
  });
  afterAll(() => browser.close());
}

export interface OpenOptions extends BrowserContextOptions {
  /** Under the policy that refuses Wasm. */
  strict?: boolean;
  /** Whether time stands still on the page until `passTime` lets it pass: a slow machine then sees the same as a fast one. */
  stopped?: boolean;
  /** Runs on the page before all else. */
  before?: () => void;
}

/** A page at an address such as `#/crowd`, once its view is there. */
export async function open(
  hash: string,
  { strict = false, stopped = false, before, ...options }: OpenOptions = {},
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
    // An hour ahead: the clock runs until then, and on a slow machine may be past the first second.
    await page.clock.pauseAt(3_600_000);
  }
  await page.goto(`${inject('demoOrigin')}/${strict ? 'strict' : 'page'}/${hash}`);
  await page.locator('main h1').waitFor();
  return page;
}

/** The text of an element with `data-figure`. */
export function figure(page: Page, name: string): Promise<string> {
  return page.locator(`[data-figure="${name}"]`).innerText();
}

/** Two fingers come down on points of the window, the first before the second, and move apart. */
export async function pinch(page: Page, first: [number, number], second: [number, number]): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await send('touchStart', first);
  await send('touchStart', first, second);
  await send('touchMove', [first[0] - 20, first[1] - 20], [second[0] + 20, second[1] + 20]);
  await send('touchEnd');
}

/** Lets time pass on a page whose clock stands still, with all its frames. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

/** Lets time pass, step by step, until a condition holds; fails if it does not in `limit` milliseconds of the page. */
export async function passTimeUntil(
  page: Page,
  holds: () => Promise<boolean>,
  { step = 100, limit }: { step?: number; limit: number },
): Promise<void> {
  for (let passed = 0; !(await holds()); passed += step) {
    if (passed >= limit) throw new Error(`not so after ${passed} ms`);
    await page.clock.runFor(step);
  }
}
