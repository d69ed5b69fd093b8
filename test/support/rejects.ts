import { expect, test } from 'vitest';

/** Arguments that a caller without types might pass. */
// biome-ignore lint/suspicious/noExplicitAny: wrong on purpose
export type Wrong = any;

/** A call, the error it must throw, and the parts of its message: argument, value, remedy. */
export type Case = [name: string, call: () => unknown, error: typeof RangeError | typeof TypeError, ...parts: string[]];

/** Makes a test for each case. `check` runs before and after the call, and throws if the call has changed something. */
export function rejects(cases: Case[], check: () => void = () => {}): void {
  test.each(cases)('%s', (_, call, error, ...parts) => {
    check();
    let thrown: unknown;
    try {
      call();
    } catch (caught) {
      thrown = caught;
    }
    expect(thrown).toBeInstanceOf(error);
    for (const part of parts) expect((thrown as Error).message).toContain(part);
    check();
  });
}
