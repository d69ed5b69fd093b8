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

/** What a guarded kernel has besides its exports. */
export interface Guarded<Kernel> {
  /** The exports without a guard, for calls that cannot spare its nanoseconds. Once the kernel is given up, these are the guarded ones. */
  readonly raw: Kernel;
  /** Called when the kernel is given up. It must not throw. */
  whenLost?: () => void;
  /** Gives the kernel up, unless an error is the caller's. Returns the error to throw. @param asked What was asked, in one line. */
  failed(error: unknown, asked: string): unknown;
}

type Exports = Record<string, unknown> & { readonly memory: KernelMemory };

let count = 0;

/** Returns how many kernels have been given up. */
export function lostKernels(): number {
  return count;
}

/** Guards a kernel that has just started. @param title Its engine and its name, for reports. */
export function guarded<Kernel extends object>(kernel: Kernel, title: string): Kernel & Guarded<Kernel> {
  const exports = kernel as unknown as Exports;
  const grown = exports.memory.grown ?? [];
  const doors: Exports & Guarded<Exports> = {
    memory: {
      grown,
      get buffer() {
        return doors.raw.memory.buffer;
      },
    },
    raw: exports,
    failed(error, asked) {
      // It may have been given up within a caller's function.
      if (doors.raw === doors || Object.is(error, thrown)) return error;
      const lost = () =>
        new Error(
          `a fault of hotpath: please report it. What its engine had is lost (searches, fields, teams): make them again, a team from its last state(). Report: hotpath ${VERSION}, ${title}, ${asked}, ${error}`,
        );
      const gone = {
        get buffer(): ArrayBuffer {
          throw lost();
        },
        get value(): number {
          throw lost();
        },
      };
      for (const name in exports)
        Object.assign(doors, { [name]: typeof exports[name] === 'function' ? () => 0 : gone });
      Object.assign(doors, { raw: doors, used: { value: 0 } });
      count++;
      doors.whenLost?.();
      for (const tell of grown) tell();
      // The caller's own recursion may have used up the stack.
      return error instanceof RangeError ? error : lost();
    },
  };
  for (const name in exports) {
    const door = exports[name];
    const guard = (...values: number[]) => {
      try {
        return (door as (...values: number[]) => number)(...values);
      } catch (error) {
        throw doors.failed(error, `${name}(${values})`);
      }
    };
    if (name !== 'memory') Object.assign(doors, { [name]: typeof door === 'function' ? guard : door });
  }
  return doors as unknown as Kernel & Guarded<Kernel>;
}
