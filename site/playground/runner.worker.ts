/** Runs one program of the playground. The page ends the worker when the program takes too long. */
import { print } from './print.ts';
import { toModule } from './program.ts';
import * as recorder from './recorder.ts';
import { type Picture, takePicture } from './recorder.ts';

/** What the worker sends: lines as they are printed, then the picture. */
export type RunnerMessage =
  | { readonly kind: 'line'; readonly text: string; readonly isError: boolean }
  | { readonly kind: 'done'; readonly picture: Picture | null; readonly milliseconds: number };

const send = (message: RunnerMessage) => postMessage(message);
const say = (isError: boolean, values: unknown[]) => send({ kind: 'line', text: values.map(print).join(' '), isError });

const scope = globalThis as unknown as Record<string, unknown>;
scope.show = (value: unknown) => say(false, [value]);
// Modules of a program have no import map in a worker. The package is handed over as a global instead.
scope.hotpathModule = recorder;
for (const method of ['log', 'info', 'table'] as const) console[method] = (...values: unknown[]) => say(false, values);
for (const method of ['warn', 'error'] as const) console[method] = (...values: unknown[]) => say(true, values);

addEventListener('message', async ({ data: code }: MessageEvent<string>) => {
  const names = Object.keys(recorder).filter((name) => name !== 'takePicture');
  const facade = `const { ${names.join(', ')} } = globalThis.hotpathModule; export { ${names.join(', ')} };`;
  const address = blobOf(facade);
  const program = blobOf(toModule(code, new Map([['hotpath', { address, names }]])));
  const before = performance.now();
  try {
    await import(/* @vite-ignore */ program);
  } catch (error) {
    say(true, [error]);
  }
  send({ kind: 'done', picture: takePicture(), milliseconds: performance.now() - before });
});

function blobOf(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}
