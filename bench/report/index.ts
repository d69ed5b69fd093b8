/** `node scripts/bench.mjs report` makes docs/benchmarks.md and its charts anew from the results that are published. */
import { FOLDER, readPublished, writeCharts, writePage } from './write.ts';

const charts = Object.values(readPublished()).flatMap((results) => writeCharts(results, FOLDER));
process.stdout.write(`written: ${[...charts, ...writePage()].join(', ')}\n`);
