/** The file that workers of hotpath/pool run. */
import { create as contraction } from '../../core/kernel/generated/contraction.js';
import { create as field } from '../../core/kernel/generated/field.js';
import { create as search } from '../../core/kernel/generated/search.js';
import { bringJsKernels } from '../../core/kernel/js-kernels.ts';
import type { Reply, Step } from '../messages.ts';
import { nodeModule } from '../thread.ts';
import { Work } from './worker-side.ts';

/** Where messages come from and go to: Node's port, or the global object of a worker of the web. */
interface Port {
  postMessage(reply: Reply, buffers: ArrayBuffer[]): void;
  on?(event: 'message', listener: (steps: Step[]) => void): void;
  onmessage?: ((event: { data: Step[] }) => void) | null;
}

// A worker cannot see whether its page has brought the js engine.
bringJsKernels({ contraction, field, search });

const work = new Work();
const web = globalThis as unknown as Port;
const port =
  typeof web.postMessage === 'function'
    ? web
    : (nodeModule<{ parentPort: Port }>('node:worker_threads') as { parentPort: Port }).parentPort;

function take(steps: Step[]): void {
  // Pages and tools may send messages of their own.
  if (!Array.isArray(steps) || !steps.every((step) => typeof step?.grid === 'number')) return;
  const done = work.take(steps);
  if (done !== null) port.postMessage(done.answers, done.buffers);
}

if (port.on) port.on('message', take);
else port.onmessage = ({ data }) => take(data);
port.postMessage('started', []);
