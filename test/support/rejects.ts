import { expect, test } from 'vitest';

/** Arguments as a caller without types might pass them. */
// biome-ignore lint/suspicious/noExplicitAny: wrong on purpose
export type Wrong = any;

/** What is called, what it throws, and what the message has to name: argument, value, remedy. */
export type Case = [name: string, call: () => unknown, error: typeof RangeError | typeof TypeError, ...parts: string[]];

/** A test for each case; `after`, if there is anything to look at, sees that all is as it was. */
export function rejects(cases: Case[], after: () => void = () => {}): void {
  test.each(cases)('%s', (_, call, error, ...parts) => {
    let thrown: unknown;
    try {
      call();
    } catch (caught) {
      thrown = caught;
    }
    expect(thrown).toBeInstanceOf(error);
    for (const part of parts) expect((thrown as Error).message).toContain(part);
    after();
  });
}
