/** Runs one program of the playground. The page ends the worker when the program takes too long. */
import { ENTRIES } from './entries.ts';
import { print } from './print.ts';
import { type PlaygroundModule, toModule } from './program.ts';
import * as recorder from './recorder.ts';
import { type Picture, takePicture } from './recorder.ts';
import { countTimers, idle } from './waiting.ts';

/** What the worker sends: lines as they are printed, then the picture. */
export type RunnerMessage =
  | { readonly kind: 'line'; readonly text: string; readonly isError: boolean }
  | { readonly kind: 'done'; readonly picture: Picture | null; readonly milliseconds: number };

/** More lines than this are dropped, so that a long loop does not keep the page busy. */
const MOST_LINES = 500;
const REPORT_MS = 20;
let lines = 0;

const send = (message: RunnerMessage) => postMessage(message);
function say(isError: boolean, values: unknown[]): void {
  lines++;
  if (lines > MOST_LINES + 1) return;
  const text =
    lines > MOST_LINES ? `More than ${MOST_LINES} lines: the others are left out.` : values.map(print).join(' ');
  send({ kind: 'line', text, isError });
}

const scope = globalThis as unknown as Record<string, unknown>;
scope.show = (value: unknown) => {
  say(false, [value]);
  return value;
};
for (const method of ['log', 'info', 'table'] as const) console[method] = (...values: unknown[]) => say(false, values);
for (const method of ['warn', 'error'] as const) console[method] = (...values: unknown[]) => say(true, values);
addEventListener('unhandledrejection', (event) => {
  // The console need not say it again.
  event.preventDefault();
  say(true, [event.reason]);
});
countTimers();

/** Modules of a program have no import map in a worker. Those of the package are handed over as globals instead. */
const modules: Record<string, object> = {};
scope.hotpathModules = modules;

addEventListener('message', async ({ data: code }: MessageEvent<string>) => {
  const { takePicture: _, ...recorded } = recorder;
  modules.hotpath = recorded;
  for (const [name, load] of Object.entries(ENTRIES)) if (code.includes(name)) modules[name] = await load();
  const facades = new Map(Object.entries(modules).map(([name, module]) => [name, facadeOf(name, module)]));
  const program = blobOf(toModule(code, facades));
  const before = performance.now();
  try {
    await import(/* @vite-ignore */ program);
  } catch (error) {
    say(true, [error]);
  }
  await idle();
  const milliseconds = performance.now() - before;
  // Browsers report rejections that nobody handles some turns later.
  await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
  send({ kind: 'done', picture: takePicture(), milliseconds });
});

/** Makes a module that exports what a global holds. */
function facadeOf(name: string, module: object): PlaygroundModule {
  const names = Object.keys(module).filter((one) => one !== 'default');
  const taken = `const module = globalThis.hotpathModules['${name}']; export const { ${names.join(', ')} } = module;`;
  return { address: blobOf(`${taken} export default module.default;`), names };
}

function blobOf(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}
