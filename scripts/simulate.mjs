// npm run simulate -- [SEED] [SECONDS]
// Bundles test/simulate with the sources and runs it.
import { runBundled } from './run-bundled.mjs';

runBundled('test/simulate', process.argv.slice(2));
