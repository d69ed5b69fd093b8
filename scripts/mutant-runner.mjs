// A program that judges one mutant after another by tests, started by mutants.mjs in a copy of the repository: Vitest stays, so a mutant costs no start.
// It is sent the files of tests, in order, and sends the name of a test back that fails, or null. mutant-hooks.ts reads what else is asked.
import { createVitest } from 'vitest/node';

/** @type {string[]} */
let files = [];

/** Keeps the order of the files. */
class AsAsked {
  shard(/** @type {unknown[]} */ specs) {
    return specs;
  }
  sort(/** @type {{ moduleId: string }[]} */ specs) {
    return specs.sort((a, b) => files.indexOf(a.moduleId) - files.indexOf(b.moduleId));
  }
}

/** @type {string | null} */
let failed = null;
const reporter = {
  onTestCaseResult(/** @type {import('vitest/node').TestCase} */ test) {
    if (test.result().state === 'failed') failed ??= `${test.module.relativeModuleId} > ${test.fullName}`;
  },
  onTestModuleEnd(/** @type {import('vitest/node').TestModule} */ module) {
    if (!module.ok()) failed ??= `${module.relativeModuleId}: ${module.errors()[0]?.message}`;
  },
};
const vitest = await createVitest('test', {
  watch: true,
  bail: 1,
  maxWorkers: 1,
  project: ['node', 'alone'],
  reporters: [reporter],
  sequence: { sequencer: /** @type {any} */ (AsAsked) },
});

process.on('message', async (/** @type {string[]} */ asked) => {
  files = asked;
  failed = null;
  // Its errors are of a process that has ended.
  const { unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(files));
  if (unhandledErrors.length > 0) failed ??= 'does not end';
  process.send?.(failed);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
