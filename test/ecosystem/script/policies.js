// Runs where page and workers have different policies: one may compile WebAssembly, the other may not. The answers are the same.
import 'hotpath/js-all';
import { answer } from './answer.js';
import { checkPool } from './pool.js';

const worker = new Worker(new URL('./policies-worker.js', import.meta.url), { type: 'module' });
const request = { map: '.....\n.###.\n.....', start: [0, 1], goal: [4, 1] };

worker.onerror = ({ message }) => console.log(`ecosystem failed: in the worker: ${message}`);
worker.onmessage = async ({ data }) => {
  try {
    const { engine, result } = answer(request);
    if (data.engine === engine) throw new Error(`page and worker run ${engine}`);
    const [here, there] = [result, data.result].map(({ cost, path }) => `${cost} ${path.points ?? path.xy}`);
    if (here !== there) throw new Error(`${engine}: ${here}, ${data.engine}: ${there}`);
    await checkPool();
    console.log(`ecosystem: ${engine} worker`);
  } catch (error) {
    console.log(`ecosystem failed: ${error.stack}`);
  }
};
worker.postMessage(request);
