/** A target and what was measured. */
export interface Outcome {
  readonly target: string;
  readonly measured: string;
  readonly held: boolean;
}

/** @param show How the word that says whether it was held is shown. */
export function describeOutcome(
  { target, measured, held }: Outcome,
  show: (word: string, held: boolean) => string = (word) => word,
): string {
  return `${show(held ? 'held' : 'missed', held)}: ${target} (${measured})`;
}
