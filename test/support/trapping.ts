/** Kernels that trap on command: at each of their exports ("doors"), at the nth call. They take the place of all kernels that start from then on. */
import { create as angle } from '../../src/core/kernel/generated/angle.js';
import { create as blend } from '../../src/core/kernel/generated/blend.js';
import { create as clearance } from '../../src/core/kernel/generated/clearance.js';
import { create as contraction } from '../../src/core/kernel/generated/contraction.js';
import { create as field } from '../../src/core/kernel/generated/field.js';
import { create as graph } from '../../src/core/kernel/generated/graph.js';
import { create as landmarks } from '../../src/core/kernel/generated/landmarks.js';
import { create as search } from '../../src/core/kernel/generated/search.js';
import { create as team } from '../../src/core/kernel/generated/team.js';
import { bringJsKernels } from '../../src/core/kernel/js-kernels.ts';

const JS = { angle, blend, clearance, contraction, field, graph, landmarks, search, team };

/** A module whose only function traps. */
const TRAP = new WebAssembly.Module(
  // biome-ignore format: header; type () -> (); a function of it; exported as "t"; its code is `unreachable`
  new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11]),
);
const trap = new WebAssembly.Instance(TRAP).exports.t as () => void;

/** How a kernel fails: as WebAssembly does, or as a kernel that finds its memory out of order. */
const WAYS = {
  trap: () => trap(),
  disorder: () => {
    throw new Error('memory is out of order');
  },
};

/** Calls so far, by door. */
let counts = new Map<string, number>();
/** The doors of all kernels that have started, by engine. */
const known = { wasm: new Set<string>(), js: new Set<string>() };
let doomed: { door: string; call: number; way: keyof typeof WAYS } | null = null;

/** Makes a call of a door fail, once. @param call 1 for the first from now on. */
export function failAt(door: string, call: number, way: keyof typeof WAYS = 'trap'): void {
  counts = new Map();
  doomed = { door, call, way };
}

/** Lets all calls pass, and returns how many there have been of each door since the last call of this or `failAt`. */
export function letPass(): Map<string, number> {
  const before = counts;
  counts = new Map();
  doomed = null;
  return before;
}

/** Returns the doors of all kernels of an engine that have started. */
export function knownDoors(engine: keyof typeof known): ReadonlySet<string> {
  return known[engine];
}

/** Returns whether the failure that was asked for is still to come. */
export function isDoomed(): boolean {
  return doomed !== null;
}

function trapping(exports: object, engine: keyof typeof known): object {
  const doors: Record<string, unknown> = {};
  for (const [name, door] of Object.entries(exports)) {
    if (typeof door === 'function') known[engine].add(name);
    doors[name] = typeof door !== 'function' ? door : (...values: number[]) => passing(name, () => door(...values));
  }
  return doors;
}

function passing(name: string, call: () => unknown): unknown {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  if (doomed?.door !== name || doomed.call !== count) return call();
  const { way } = doomed;
  doomed = null;
  // Half of the work has been done.
  if (count % 2 === 0) call();
  return WAYS[way]();
}

const { Instance } = WebAssembly;

/** Makes kernels that start from now on trap on command. Returns what undoes it. */
export function bringTrapping(): () => void {
  WebAssembly.Instance = class {
    readonly exports: object;
    constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
      this.exports = trapping(new Instance(module, imports).exports, 'wasm');
    }
  } as unknown as typeof WebAssembly.Instance;
  bringJsKernels(
    Object.fromEntries(
      Object.entries(JS).map(([name, create]) => [name, (imports: object) => trapping(create(imports), 'js')]),
    ),
  );
  return () => {
    WebAssembly.Instance = Instance;
    bringJsKernels(JS);
  };
}
