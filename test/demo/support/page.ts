import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFailed } from 'vitest';
import { LONGEST_FRAME } from '../../../demo/ui/frames.ts';
import { expectBuilt } from '../../support/build-beside.ts';
import { bePatient } from '../../support/page-checks.ts';
import { patience } from '../../support/patience.ts';

let browser: Browser;
/** Errors of this test's pages, and errors and warnings in their consoles. */
let complaints: string[] = [];

/** A page that stays open from test to test: another view on it takes a tenth of what another page does. */
let kept: { page: Page; kind: string } | null = null;
/** Whether this test shows something on the kept page. Further pages of the test are new ones. */
let isKeptShown = false;

/** Connects to the browser. A test of the file fails if one of its pages reported an error or a warning. */
export function useBrowser(): void {
  bePatient();
  beforeAll(async () => {
    browser = await chromium.connect(inject('demoBrowser'));
    await expectBuilt(`${inject('demoOrigin')}/page/`);
  });
  afterEach(async () => {
    const seen = complaints;
    complaints = [];
    isKeptShown = false;
    await closeAllBut(kept?.page.context());
    expect(seen).toEqual([]);
  });
  afterAll(async () => {
    kept = null;
    await browser.close();
  });
}

async function closeAllBut(context: BrowserContext | undefined): Promise<void> {
  for (const one of browser.contexts()) if (one !== context) await one.close();
}

export interface OpenOptions extends BrowserContextOptions {
  /** Whether the page has a policy that refuses Wasm. */
  strict?: boolean;
  /** Whether the page's clock is stopped, until `passTime` advances it. A slow machine then gets the same results as a fast one. */
  stopped?: boolean;
  /** Whether what is folded stays folded. By default all of it is unfolded, so that its controls can be used. */
  folded?: boolean;
  /** Whether the page is loaded for this test, as for a visitor who has never opened it. */
  fresh?: boolean;
  /** Runs in the page before all scripts. The page is then loaded for this test. */
  before?: () => void;
}

const DESK = { width: 1280, height: 900 };

/** Shows an address such as `#/crowd`, and waits for its view. Unless asked for a fresh page, the first one of a test is that of the last test. */
export async function open(hash: string, options: OpenOptions = {}): Promise<Page> {
  const { fresh = false, folded = false, before } = options;
  const page =
    fresh || before !== undefined || isKeptShown ? await load(hash, options) : await showOnKept(hash, options);
  if (!folded) await unfold(page);
  return page;
}

/** Shows the address on the page of the last test, if that is of the same kind. */
async function showOnKept(hash: string, options: OpenOptions): Promise<Page> {
  const { viewport = DESK, colorScheme = 'light', reducedMotion = 'no-preference', permissions = [] } = options;
  const { strict, stopped, isMobile, hasTouch } = options;
  const kind = JSON.stringify({ strict, stopped, isMobile, hasTouch });
  isKeptShown = true;
  onTestFailed(() => {
    kept = null;
  });
  if (kept?.kind !== kind) {
    kept = null;
    await closeAllBut(undefined);
    kept = { page: await load(hash, { ...options, before: shortenTimings }), kind };
    return kept.page;
  }
  const { page } = kept;
  // Timers of the last view, such as one that saves its address.
  if (stopped) await page.clock.fastForward(1000);
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  await page.context().clearPermissions();
  await page.context().grantPermissions(permissions);
  await page.mouse.move(0, 0);
  await page.evaluate(showAnew, hash);
  await page.locator('main h1').waitFor();
  return page;
}

/** Shows another address on an open page, as a link that a visitor follows does. */
export async function show(page: Page, hash: string): Promise<void> {
  await page.evaluate(showAnew, hash);
  await page.locator('main h1').waitFor();
  await unfold(page);
}

/** Runs in a page: makes its frame as a first visitor finds it, and shows an address. */
function showAnew(hash: string): void {
  localStorage.clear();
  for (const select of document.querySelectorAll<HTMLSelectElement>('#theme, #colours')) {
    select.selectedIndex = 0;
    document.documentElement.dataset[select.id] = select.value;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.views a')) link.href = `#/${link.dataset.view}`;
  scrollTo(0, 0);
  // The heading of the view to come is waited for.
  document.querySelector('main h1')?.remove();
  if (location.hash === hash) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = hash;
}

/**
 * Runs in a page before its scripts. Searches are timed by loops that call them until the clock has moved on by up to 60 ms, a dozen times after
 * each change: here the clock jumps ahead once it has been read often in one task. So also a stopped clock ends such a loop.
 */
function shortenTimings(): void {
  const [often, jump] = [6, 100];
  const now = performance.now.bind(performance);
  const { port1, port2 } = new MessageChannel();
  let reads = 0;
  let ahead = 0;
  port2.onmessage = () => {
    reads = 0;
  };
  performance.now = () => {
    if (++reads === 1) port1.postMessage(null);
    if (reads > often) ahead += jump;
    return now() + ahead;
  };
}

async function load(
  hash: string,
  { strict = false, stopped = false, folded: _, fresh: __, before, ...options }: OpenOptions,
): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(30_000));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  if (stopped) {
    await page.clock.install({ time: 0 });
    // The clock runs until it is paused, on a slow machine for more than a second. So it pauses an hour ahead.
    await page.clock.pauseAt(3_600_000);
  }
  if (before !== undefined) await page.addInitScript(before);
  await page.goto(`${inject('demoOrigin')}/${strict ? 'strict' : 'page'}/${hash}`);
  await page.locator('main h1').waitFor();
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

/**
 * Advances the clock until a condition holds, in few frames, each as long as a view lets a frame be. Throws if it does not hold after `limit`
 * milliseconds.
 * @param step Milliseconds between looks at the condition.
 */
export async function passTimeUntil(
  page: Page,
  holds: () => Promise<boolean>,
  { step = 100, limit }: { step?: number; limit: number },
): Promise<void> {
  const frame = Math.min(step, 1000 * LONGEST_FRAME);
  for (let passed = 0; !(await holds()); passed += step) {
    if (passed >= limit) throw new Error(`the condition does not hold after ${passed} ms`);
    for (let time = 0; time < step; time += frame) await page.clock.fastForward(frame);
  }
}
