import type { Outcome } from './outcome.ts';

/** A part of the bench that can be run on its own. */
export interface Section {
  /** What `--only` calls it. */
  readonly name: string;
  readonly title: string;
  /** Measures, prints its tables and judges its targets. @throws {WrongAnswer} */
  run(bench: SectionContext): Outcome[];
}

/** What a section may use. */
export interface SectionContext {
  /** Smaller maps and less time: figures to look at, not to quote. */
  readonly quick: boolean;
  print(text: string): void;
  /** Shows how far the section is. */
  progress(done: number, total: number): void;
}
