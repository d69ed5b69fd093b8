/**
 * Gives a kernel up once it fails: it trapped, it found its memory out of order, or an error of ours left it half-way. Its memory may hold anything
 * then, so nobody reads it any more. Maps and graphs live outside of kernels: the next call starts another kernel and copies them.
 *
 * A guarded kernel has the same exports, each in a function that looks for errors. Once the kernel is given up, these functions do nothing, so that
 * `dispose` and garbage collection still work, and all reads of its memory throw.
 */
import { VERSION } from '../base/version.ts';
import { thrown } from './imports.ts';
import type { KernelMemory } from './kernel.ts';

/** What a guarded kernel has besides its exports. Fields are found faster in a small object than among all exports. */
export interface Guarded<Kernel> {
  readonly guard: Guard<Kernel>;
}

export interface Guard<Kernel> {
  /** The exports without a guard, for calls that cannot spare its nanoseconds. Once the kernel is given up, these are the guarded ones. */
  raw: Kernel;
  /** Called when the kernel is given up. It must not throw. */
  whenLost: (() => void) | undefined;
  /** Gives the kernel up, unless an error is the caller's. Returns the error to throw. @param asked What was asked, in one line. */
  failed(error: unknown, asked: string): unknown;
}

type Exports = Record<string, unknown> & { readonly memory: KernelMemory };
type Door = (...values: number[]) => number;

let count = 0;

/** Returns how many kernels have been given up. */
export function lostKernels(): number {
  return count;
}

/** Guards a kernel that has just started. @param title Its engine and its name, for reports. */
export function guarded<Kernel extends object>(kernel: Kernel, title: string): Kernel & Guarded<Kernel> {
  const exports = kernel as unknown as Exports;
  const { memory } = exports;
  const { grown = [] } = memory;
  /** What errors say once the kernel is given up. */
  let report = '';
  const failed = (error: unknown, asked: string): unknown => {
    // It may have been given up within a caller's function.
    if (report || Object.is(error, thrown)) return error;
    report = `a fault of hotpath: please report it. What its engine had is lost (searches, fields, teams): make them again, a team from its last state(). Report: hotpath ${VERSION}, ${title}, ${asked}, ${error}`;
    doors.used = { value: 0 };
    guard.raw = doors as unknown as Kernel;
    count++;
    guard.whenLost?.();
    for (const tell of grown) tell();
    // The caller's own recursion may have used up the stack.
    return error instanceof RangeError ? error : new Error(report);
  };
  const guard: Guard<Kernel> = { raw: kernel, whenLost: undefined, failed };
  const doors: Record<string, unknown> = { guard };
  for (const name in exports) {
    // Read once: exports of WebAssembly are a dictionary, in which a look-up takes as long as a short call.
    const door = exports[name] as Door;
    const careful = (...values: number[]) => {
      try {
        return report ? 0 : door(...values);
      } catch (error) {
        throw failed(error, `${name}(${values})`);
      }
    };
    doors[name] = typeof door === 'function' ? careful : door;
  }
  const guardedMemory = {
    grown,
    get buffer() {
      if (report) throw new Error(report);
      return memory.buffer;
    },
  };
  return Object.assign(doors, { memory: guardedMemory }) as unknown as Kernel & Guarded<Kernel>;
}
