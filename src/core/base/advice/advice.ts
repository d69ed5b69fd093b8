/**
 * Advice in errors: what a caller probably meant by a name or a value that is not known. Pages do not load it unasked: src/core/base/advice/advise.ts brings it under
 * the condition `development`, and in Node.
 */
import type { OtherNames } from './nearest-name.ts';

/** What is brought: how names are compared, and what other libraries call options and their values. */
export interface Advice {
  nearest(name: string, known: readonly string[], others?: OtherNames): string | undefined;
  readonly options: OtherNames;
  readonly values: OtherNames;
}

let advice: Advice | null = null;

export function bringAdvice(brought: Advice): void {
  advice = brought;
}

/** Returns what a caller probably meant, as `nearestName` does; undefined without advice. */
export function advise(name: string, known: readonly string[], others?: OtherNames): string | undefined {
  return advice?.nearest(name, known, others);
}

/** Returns the option that a caller probably meant. */
export function suggestOption(asked: string, known: readonly string[]): string | undefined {
  return advise(asked, known, advice?.options);
}

/** Returns the value of an option that a caller probably meant. */
export function suggestValue(asked: string, known: readonly string[]): string | undefined {
  return advise(asked, known, advice?.values);
}
