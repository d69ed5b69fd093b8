import { expect, test } from 'vitest';

/** Arguments as a caller without types might pass them. */
// biome-ignore lint/suspicious/noExplicitAny: wrong on purpose
export type Wrong = any;

/** What is called, what it throws, and what the message has to name: argument, value, remedy. */
export type Case = [name: string, call: () => unknown, error: typeof RangeError | typeof TypeError, ...parts: string[]];

/** A test for each case; `check`, if there is anything to look at, sees before and after that all is as it should be. */
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
