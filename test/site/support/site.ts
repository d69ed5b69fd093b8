import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { serve } from '../../../scripts/serve.mjs';
import { buildBeside } from '../../support/build-beside.ts';
import { stampOf } from '../../support/stamps.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site; and of the site under a policy that refuses Wasm. */
    siteOrigin: string;
    strictOrigin: string;
    /** Address at which the browser listens. */
    siteBrowser: string;
  }
}

const SITE = join(import.meta.dirname, '..', '..', '..', 'build', 'site');
/** VitePress starts its pages by inline scripts; programs of the playground are modules from blobs. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/**
 * Begins to build the site as `npm run docs` does, which checks its links, unless HOTPATH_BUILT says that it is built; serves it, and starts
 * the browser that all tests share. Answers wait for the build.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stamp = stampOf(project);
  const isBuilt = process.env.HOTPATH_BUILT !== undefined;
  const built = isBuilt ? Promise.resolve() : buildBeside('scripts/site.mjs', '--build');
  const site = await serve({ '/': { folder: SITE } }, 0, built);
  const strict = await serve({ '/': { folder: SITE, policy: POLICY } }, 0, built);
  const browser = await chromium.launchServer(project.getProvidedContext().chromium);
  project.provide('siteOrigin', site.origin);
  project.provide('strictOrigin', strict.origin);
  project.provide('siteBrowser', browser.wsEndpoint());
  return async () => {
    await stamp();
    await browser.close();
    site.close();
    strict.close();
  };
}
