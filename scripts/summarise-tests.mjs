// node scripts/summarise-tests.mjs REPORT STATUS
// Prints `N passed, N failed` from vitest's JSON report. STATUS is the exit code of the whole test command. If it is not
// zero although no test failed, that counts as one failure: the build, a type check, the linter, a file that does not load,
// an error outside any test, or no report at all.
import { existsSync, readFileSync } from 'node:fs';

const [report, status] = process.argv.slice(2);

let passed = 0;
let failed = 0;
if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  passed = numPassedTests;
  failed = numFailedTests;
}
if (failed === 0 && (status !== '0' || passed === 0)) failed = 1;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
