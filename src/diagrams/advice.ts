/** Advice in errors, as in src/core/base/advice/advice.ts: src/diagrams/advise.ts brings it under the condition `development`, and in Node. */
import type { Suggest } from '../core/base/check.ts';

let brought: Suggest | null = null;

export function bringSuggest(suggest: Suggest): void {
  brought = suggest;
}

/** Returns what a caller probably meant by a name that is not known; undefined without advice. */
export const suggest: Suggest = (asked, known) => brought?.(asked, known);
