/** A target and what was measured. */
export interface Outcome {
  readonly target: string;
  readonly measured: string;
  readonly held: boolean;
}

/** Describes an outcome in a line. @param show Formats its first word, "held" or "missed". */
export function describeOutcome(
  { target, measured, held }: Outcome,
  show: (word: string, held: boolean) => string = (word) => word,
): string {
  return `${show(held ? 'held' : 'missed', held)}: ${target} (${measured})`;
}
