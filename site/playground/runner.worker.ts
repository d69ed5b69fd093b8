/** Runs one program of the playground. The page ends the worker when the program takes too long. */
import { findPath, Grid } from 'hotpath';
import type * as connectors from 'hotpath/connectors';
import { Readings } from '../../demo/ui/timing.ts';
import { bringEngine } from '../engine.ts';
import type { Picture } from '../picture/picture.ts';
import { watchDiagrams } from './diagrams.ts';
import { ENTRIES } from './entries.ts';
import { print } from './print.ts';
import { type PlaygroundModule, toModule } from './program.ts';
import * as recorder from './recorder.ts';
import { addMoment, beginScene, floorRows, look, newRoutes, recording, takePicture } from './recording.ts';
import { placesOf, SCENE_END, type Scene } from './scene.ts';
import { spent } from './timing.ts';
import { countTimers, idle } from './waiting.ts';

/** What the worker sends: lines as they are printed, then the picture, the number of calls of hotpath, and the time inside them once they are warm. */
export type RunnerMessage =
  | { readonly kind: 'line'; readonly text: string; readonly isError: boolean }
  | {
      readonly kind: 'done';
      readonly picture: Picture | null;
      readonly calls: number;
      readonly milliseconds: number;
      readonly failed: boolean;
    };

/** More lines than this are dropped, so that a long loop does not keep the page busy. */
const MOST_LINES = 500;
const REPORT_MS = 20;
/** A program with a `step` goes on for so many steps, but no longer than so many milliseconds. */
const STEPS = 240;
const STEPS_MS = 1500;
/** A program that took fewer milliseconds than the first runs again as often as the second says, to be timed warm. */
const LONG_MS = 60;
const AGAIN = 20;
let lines = 0;
/** Whether the program runs again, and says nothing. */
let isMuted = false;

const send = (message: RunnerMessage) => postMessage(message);
function say(isError: boolean, values: unknown[]): void {
  if (isMuted) return;
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

let hasBegun = false;
scope.hotpathBegins = () => {
  hasBegun = true;
};
let scene: Scene | null = null;
scope.hotpathScene = (declared: Scene) => {
  scene = declared;
};

addEventListener('message', async ({ data: code }: MessageEvent<string>) => {
  await bringEngine();
  modules.hotpath = recorder;
  for (const [name, load] of Object.entries(ENTRIES)) if (code.includes(name)) modules[name] = await load();
  for (const module of Object.values(modules)) giveNames(module);
  const { Connectors } = (modules['hotpath/connectors'] ?? {}) as Partial<typeof connectors>;
  if (Connectors !== undefined) watchDiagrams(Connectors, look);
  warmUp();
  const facades = new Map(Object.entries(modules).map(([name, module]) => [name, facadeOf(name, module)]));
  let runAgain: (() => Promise<unknown>) | null = null;
  const begin = performance.now();
  try {
    runAgain = await runProgram(code, facades);
  } catch (error) {
    say(true, [error]);
  }
  const lasted = performance.now() - begin;
  const first = spent();
  try {
    if (runAgain !== null && scene !== null) recordSteps(scene);
  } catch (error) {
    say(true, [error]);
  }
  await idle();
  // Browsers report rejections that nobody handles some turns later.
  await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
  const picture = takePicture();
  const milliseconds = runAgain !== null && lasted < LONG_MS ? await timeAgain(runAgain, first) : first.milliseconds;
  send({ kind: 'done', picture, calls: first.calls, milliseconds, failed: runAgain === null });
});

/**
 * Runs a program again and again, without a word. The code is warm then, as it is in a game after its first frames.
 * @returns Milliseconds inside calls in a run, the median; of the first run if a later one fails.
 */
async function timeAgain(run: () => Promise<unknown>, first: { calls: number; milliseconds: number }): Promise<number> {
  if (first.calls === 0) return 0;
  isMuted = true;
  const readings = new Readings();
  try {
    for (let i = 0; i < AGAIN; i++) {
      const before = spent().milliseconds;
      await run();
      readings.add(spent().milliseconds - before);
    }
  } catch {
    return first.milliseconds;
  }
  return readings.median;
}

/** Names classes and functions as the package exports them. The bundle of this page has shortened their names, and programs print them. */
function giveNames(module: object): void {
  for (const [name, value] of Object.entries(module)) {
    if (typeof value === 'function' && name !== 'default') Object.defineProperty(value, 'name', { value: name });
  }
}

/** Starts the kernel of searches, so that a program's figures are those of its calls. */
function warmUp(): void {
  findPath(new Grid(3, 3), [0, 0], [2, 1]);
}

/** Runs the code as JavaScript, and if it cannot be read as that, as TypeScript, whose compiler is loaded only then. Returns what runs it again. */
async function runProgram(
  code: string,
  facades: ReadonlyMap<string, PlaygroundModule>,
): Promise<() => Promise<unknown>> {
  const run = (text: string): Promise<unknown> => {
    const module = `globalThis.hotpathBegins(); ${toModule(text, facades)}${SCENE_END}`;
    return import(/* @vite-ignore */ blobOf(module));
  };
  try {
    await run(code);
    return () => run(code);
  } catch (error) {
    if (hasBegun || !(error instanceof SyntaxError)) throw error;
    const plain = await withoutTypes(code, error);
    await run(plain);
    return () => run(plain);
  }
}

/** @param error What to throw if it is no TypeScript either. */
async function withoutTypes(code: string, error: SyntaxError): Promise<string> {
  const { transform } = await import('sucrase');
  try {
    return transform(code, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch {
    throw error;
  }
}

/** Lets the units of a program walk on, and records where they stand. */
function recordSteps({ step, units, transform }: Scene): void {
  if (typeof step !== 'function') return;
  const end = performance.now() + STEPS_MS;
  const places = () => placesOf(units(), transform, floorRows());
  // A team that the program moves is recorded by itself.
  const isTeam = places() === null && recording.team !== null;
  if (!isTeam) beginScene(places());
  for (let i = 0; i < STEPS && performance.now() < end; i++) {
    const keepRoutes = newRoutes();
    step();
    keepRoutes();
    if (!isTeam) addMoment(places());
  }
}

/** Makes a module that exports what a global holds. */
function facadeOf(name: string, module: object): PlaygroundModule {
  const names = Object.keys(module).filter((one) => one !== 'default');
  const taken = `const module = globalThis.hotpathModules['${name}']; export const { ${names.join(', ')} } = module;`;
  return { address: blobOf(`${taken} export default module.default;`), names };
}

function blobOf(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}
