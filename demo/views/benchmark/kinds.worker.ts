/** Times each kind of call on one engine. The js engine runs here as where WebAssembly is refused: so each function uses it. */
import { microsecondsPerCall } from '../../ui/timing.ts';
import { callsOf, type Kind } from './kinds.ts';

self.onmessage = async ({ data: engine }: MessageEvent<'wasm' | 'js'>) => {
  if (engine === 'js') Reflect.deleteProperty(globalThis, 'WebAssembly');
  const hotpath = await import('hotpath');
  if (engine === 'js') await import('hotpath/js-all');
  const times = Object.entries(callsOf(hotpath)).map(
    ([kind, call]) => [kind as Kind, microsecondsPerCall(call)] as const,
  );
  self.postMessage(times);
};
