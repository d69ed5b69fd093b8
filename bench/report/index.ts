/** `node scripts/bench.mjs report` makes docs/benchmarks.md and its charts anew from the results that are published. */
import { parseArgs } from 'node:util';
import { FOLDER, readPublished, writeCharts, writePage } from './write.ts';

// Takes no arguments: to throw for others is better than to write.
parseArgs({ args: process.argv.slice(2) });

const charts = Object.values(readPublished()).flatMap((results) => writeCharts(results, FOLDER));
process.stdout.write(`written: ${[...charts, ...writePage()].join(', ')}\n`);
