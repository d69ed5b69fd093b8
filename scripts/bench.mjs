// node scripts/bench.mjs [SUITE] ARGS
// Runs bench/SUITE/index.ts (without SUITE: bench/index.ts) with ARGS.
import { runBundled } from './run-bundled.mjs';

const SUITES = ['peers', 'scale', 'whole-map', 'compare', 'report'];

const args = process.argv.slice(2);
const suite = SUITES.includes(args[0]) ? `/${args.shift()}` : '';
runBundled(`bench${suite}`, args);
