import { internals } from '../index.ts';
import type { Answer, AnswerReader } from './answers.ts';
import type { Kind, PlainOptions } from './messages.ts';
import type { Source } from './source.ts';

/** What a job asks. */
export interface Question {
  readonly source: Source;
  /** The version of the grid that it is about. */
  readonly version: number;
  readonly kind: Kind;
  readonly options: PlainOptions;
  /** See {@link Kind}. */
  readonly numbers: ArrayLike<number>;
}

/** Who waits for a job. Exactly one of the first two is called, once, and then the third. */
export interface Asker {
  resolve(answers: Answer[]): void;
  reject(error: unknown): void;
  settled(job: Job): void;
}

/** A request to a pool, or a part of one. */
export class Job {
  readonly question: Question;
  /** The number of its answers. */
  readonly count: number;
  /** How many workers have died while they answered it. */
  deaths = 0;
  isSettled = false;
  private readonly asker: Asker;

  constructor(question: Question, asker: Asker) {
    this.question = question;
    this.asker = asker;
    this.count = question.kind === 'paths' ? question.numbers.length / 4 : 1;
  }

  /** Reads its answers, even if nobody waits for them any more: others follow. */
  answer(reader: AnswerReader): void {
    const answers: Answer[] = [];
    let failure: Error | null = null;
    const { floorRows } = internals.cellsOf(this.question.source.grid);
    for (let i = 0; i < this.count; i++) {
      const answer = reader.next(this.question.kind, floorRows);
      if (answer instanceof Error) failure ??= answer;
      else answers.push(answer);
    }
    if (failure !== null) this.reject(failure);
    else if (this.settle()) this.asker.resolve(answers);
  }

  reject(error: unknown): void {
    if (this.settle()) this.asker.reject(error);
  }

  /** Returns whether it was not settled before. */
  private settle(): boolean {
    if (this.isSettled) return false;
    this.isSettled = true;
    this.asker.settled(this);
    return true;
  }
}
