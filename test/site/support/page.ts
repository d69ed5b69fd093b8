/** Opens pages of the built site and collects what goes wrong on them. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { expectBuilt } from '../../support/build-beside.ts';
import { bePatient } from '../../support/page-checks.ts';
import { patience } from '../../support/patience.ts';

let browser: Browser;

/** Connects to the shared browser for the tests of a file. */
export function useBrowser(): void {
  bePatient();
  beforeAll(async () => {
    browser = await chromium.connect(inject('siteBrowser'));
    await expectBuilt(inject('siteOrigin'));
  });
  afterAll(() => browser.close());
}

export interface SitePage {
  readonly page: Page;
  /** Messages of the console, errors, and addresses that were not found. */
  readonly troubles: string[];
  /** Bytes of each response, as the browser counts them. */
  readonly bodies: Promise<Buffer>[];
}

/** @param path From the root, with its slash. */
export async function open(
  path: string,
  { strict = false, ...options }: BrowserContextOptions & { strict?: boolean } = {},
): Promise<SitePage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(30_000));
  const troubles: string[] = [];
  const bodies: Promise<Buffer>[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
    else bodies.push(response.body().catch(() => Buffer.alloc(0)));
  });
  await visit(page, inject(strict ? 'strictOrigin' : 'siteOrigin') + path);
  return { page, troubles, bodies };
}

/** Loads an address on a page, and waits until all that it asks for is there. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // The switch of the theme gets its name when Vue takes the page over, which a slow machine does after the last request.
  await page.waitForFunction(() => document.querySelector('.VPSwitchAppearance[title=""]') === null);
}

/** Closes the page, and expects that nothing went wrong on it. */
export async function closeClean({ page, troubles }: SitePage): Promise<void> {
  await page.context().close();
  expect(troubles).toEqual([]);
}
