/** The file that workers of hotpath/pool run. */
import type { Reply, Step } from './pool/messages.ts';
import { nodeModule } from './pool/thread.ts';
import { Work } from './pool/worker-side.ts';

/** Where messages come from and go to: Node's port, or the global object of a worker of the web. */
interface Port {
  postMessage(reply: Reply, buffers: ArrayBuffer[]): void;
  on?(event: 'message', listener: (steps: Step[]) => void): void;
  onmessage?: ((event: { data: Step[] }) => void) | null;
}

const work = new Work();
const web = globalThis as unknown as Port;
const port =
  typeof web.postMessage === 'function'
    ? web
    : (nodeModule<{ parentPort: Port }>('node:worker_threads') as { parentPort: Port }).parentPort;

function take(steps: Step[]): void {
  const done = work.take(steps);
  if (done !== null) port.postMessage(done.answers, done.buffers);
}

if (port.on) port.on('message', take);
else port.onmessage = ({ data }) => take(data);
port.postMessage('started', []);
