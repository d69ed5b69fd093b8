// Runs the check where workers are those of the web.
import { report } from './check.js';
import { checkPool } from './pool.js';

const worker = new Worker(new URL('./web-worker.js', import.meta.url), { type: 'module' });

report(
  (request) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(`in the worker: ${message}`));
      worker.postMessage(request);
    }),
  checkPool,
).then(() => worker.terminate());
