/** `node scripts/bench.mjs report` generates docs/benchmarks.md and its charts again from the published results. */
import { parseArgs } from 'node:util';
import { FOLDER, readPublished, writeCharts, writePage } from './write.ts';

// The command takes no arguments. If there are any, throw before anything is written.
parseArgs({ args: process.argv.slice(2) });

const charts = Object.values(readPublished()).flatMap((results) => writeCharts(results, FOLDER));
process.stdout.write(`written: ${[...charts, writePage()].join(', ')}\n`);
