import type { Outcome } from './outcome.ts';

/** A part of the bench that can be run on its own. */
export interface Section {
  /** Its name for `--only`. */
  readonly name: string;
  readonly title: string;
  /** Measures, prints its tables and judges its targets. @throws {WrongAnswer} */
  run(bench: SectionContext): Outcome[];
}

/** What a section gets from the bench. */
export interface SectionContext {
  /** Whether to use smaller maps and less time. Such figures are not to be quoted. */
  readonly quick: boolean;
  print(text: string): void;
  /** Shows the progress of the section. */
  progress(done: number, total: number): void;
}
