// Runs the check where workers are those of Node.
import { Worker } from 'node:worker_threads';
import { report } from './check.js';
import { checkPool } from './pool.js';

const worker = new Worker('./node-worker.js');

report(
  (request) =>
    new Promise((resolve, reject) => {
      worker.on('message', resolve);
      worker.on('error', reject);
      worker.postMessage(request);
    }),
  checkPool,
).then(() => worker.terminate());
