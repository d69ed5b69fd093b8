// node scripts/ecosystem.mjs [NAME…]
// Tries the packed package in the environments of test/ecosystem/, or in those named.
import { runBundled } from './run-bundled.mjs';

runBundled('test/ecosystem', process.argv.slice(2));
