import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { CHROMIUM, hasChromium } from './test/support/chromium.ts';
import { patience } from './test/support/patience.ts';
import { isStamped } from './test/support/stamps.ts';

if (!hasChromium && process.env.CI) {
  throw new Error(`no Chromium at ${CHROMIUM.executablePath}: install it, or set CHROMIUM_PATH to the binary`);
}
if (!hasChromium) {
  console.warn(`browser tests skipped: no Chromium at ${CHROMIUM.executablePath} (CHROMIUM_PATH names another binary)`);
}

// By itself Vitest would leave a processor idle, which on two is half the time. One more: some tests wait for programs that they start.
const maxWorkers = availableParallelism() + 1;
/** Tests of pages wait for the browser more often. */
const pageWorkers = availableParallelism() + 2;

/** Pages wait for frames, which come late on a machine that also does other work. A test that fails again has found a fault. */
const PAGE_RETRIES = process.env.CI ? 1 : 0;

/** How long a test or a hook may take: what hangs ends in the end, and nothing fails for being slow. All other times are `patience` too. */
const longest = patience(300_000) * Math.max(1, Number(process.env.HOTPATH_RUNS ?? 1));
const times = {
  testTimeout: longest,
  hookTimeout: longest,
  expect: { poll: { timeout: patience(15_000), interval: 25 } },
};

/** Tests of folders. */
const testsOf = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.ts`);

/** Tests of what the build has made. They start programs, so they need no process of their own. */
const BUILT = testsOf('cli', 'package');

/** Tests that fill or take away memory, start workers, or replace what the platform offers: each in a process of its own. */
const ALONE = [
  ...testsOf('bench', 'examples', 'healing', 'hosts', 'memory', 'pool'),
  'test/**/*-memory.test.ts',
  'test/engines/js-entry.test.ts',
  'test/errors/printed.test.ts',
  'test/search/warm-up.test.ts',
];

/** Tests on kernels that know their blocks, in JavaScript: those of these kernels, and a sample of those with random requests or wild functions of callers. */
const CHECKED = testsOf('blocks');
const PART_CHECKED = 0.02;

const inNode = {
  setupFiles: ['test/support/typed-arrays.ts', 'test/support/bring-js.ts'],
  maxWorkers,
  ...times,
};

// One process for many files: loading the library anew for each would take a third of the time.
const node = {
  test: {
    ...inNode,
    name: 'node',
    isolate: false,
    include: ['test/**/*.test.ts'],
    exclude: [...ALONE, ...BUILT, ...CHECKED, ...testsOf('browser', 'demo', 'site')],
  },
} satisfies TestProjectConfiguration;

const built: TestProjectConfiguration = {
  test: { ...inNode, name: 'built', isolate: false, include: BUILT },
};

const checked: TestProjectConfiguration = {
  test: {
    ...inNode,
    name: 'checked',
    isolate: false,
    include: [...CHECKED, 'test/engines/parity*.test.ts', 'test/simulate/wild.test.ts'],
    setupFiles: [...inNode.setupFiles, 'test/support/bring-checked.ts'],
    env: { HOTPATH_RUNS: String(PART_CHECKED * Number(process.env.HOTPATH_RUNS ?? 1)) },
  },
};

const alone: TestProjectConfiguration = {
  test: { ...inNode, name: 'alone', include: ALONE },
};

const browser: TestProjectConfiguration = {
  // Found before the first test: a dependency discovered later reloads the page under a running test.
  optimizeDeps: { include: ['@assemblyscript/loader', '@xyflow/react', 'react', 'react-dom/client'] },
  test: {
    name: 'browser',
    include: ['test/browser/**/*.browser.test.ts'],
    globalSetup: ['test/browser/pages-server.ts'],
    maxWorkers,
    ...times,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({ launchOptions: CHROMIUM }),
    },
  },
};

// The page of demo/, built and served, in the same Chromium.
const demo = {
  test: {
    name: 'demo',
    isolate: false,
    include: ['test/demo/**/*.test.ts'],
    globalSetup: ['test/demo/support/site.ts'],
    provide: { chromium: CHROMIUM },
    retry: PAGE_RETRIES,
    // After the tests that measure time.
    maxWorkers: pageWorkers,
    sequence: { groupOrder: 1 },
    ...times,
  },
} satisfies TestProjectConfiguration;

// The site, built and served, in the same Chromium.
const site = {
  test: {
    name: 'site',
    isolate: false,
    include: ['test/site/**/*.test.ts'],
    globalSetup: ['test/site/support/site.ts'],
    provide: { chromium: CHROMIUM },
    retry: PAGE_RETRIES,
    maxWorkers: pageWorkers,
    sequence: { groupOrder: 1 },
    ...times,
  },
} satisfies TestProjectConfiguration;

/** `vitest run --mode quick`: a sample of the tests that need no build and no browser, for while one works. */
const quick: TestProjectConfiguration = {
  test: {
    ...node.test,
    // Comparing long routes takes long.
    exclude: [...node.test.exclude, 'test/exactness/**'],
    env: { HOTPATH_RUNS: process.env.HOTPATH_RUNS ?? '0.05' },
  },
};

/** Whether some tests are named, or a project. Their pages are then driven, stamped or not. */
const areNamed = process.argv.slice(2).some((word) => word !== 'run' && !/^--(reporter|outputFile)/.test(word));

/** Projects that need Chromium. */
function pages(): TestProjectConfiguration[] {
  if (!hasChromium) return [];
  return [browser, ...[demo, site].filter(({ test }) => areNamed || !isStamped(test.name))];
}

export default defineConfig(({ mode }) => ({
  test: {
    teardownTimeout: patience(10_000),
    reporters: ['default', './scripts/test-times.mjs'],
    projects: mode === 'quick' ? [quick] : [node, built, alone, checked, ...pages()],
  },
}));
