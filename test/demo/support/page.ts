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
}

/** A page at an address such as `#/crowd`, once its view is there. */
export async function open(hash: string, { strict = false, ...options }: OpenOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(`${inject('demoOrigin')}/${strict ? 'strict' : 'page'}/${hash}`);
  await page.locator('main h1').waitFor();
  return page;
}

/** The text of an element with `data-figure`. */
export function figure(page: Page, name: string): Promise<string> {
  return page.locator(`[data-figure="${name}"]`).innerText();
}
