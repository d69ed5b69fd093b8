/**
 * Answers of many requests in two arrays, whose buffers are transferred. An answer with a route, or without one:
 *
 *     integers  status (or FAILED) | method | index of the goal | number of points, -1 for no route | number of traced cells, -1 for no
 *               trace | points: x, y each | traced cells
 *     numbers   cost | expanded
 *
 * A failed request has only FAILED, and its error in `errors`. A field has only FOUND, and its arrays in `fields`.
 */
import { isArray } from '../core/base/check.ts';
import { viewName } from '../core/base/lists.ts';
import { FOUND } from '../core/base/statuses.ts';
import type { SearchOutcome } from '../core/engine/search.ts';
import { internals, type NearestResult, type PathResult } from '../index.ts';
import type { Answers, FieldArrays, Kind, PlainError } from './messages.ts';

const FAILED = -1;
/** The integers of an answer before its points. */
const HEAD = 5;

/** What a request gets. */
export type Answer = PathResult | NearestResult | FieldArrays;

/** Returns whether a message has the form of answers. Tools that load the file of workers, and callers' files, may send others. */
export function isAnswers(message: unknown): message is Answers {
  const { integers, numbers, errors, fields }: Partial<Answers> = Object(message);
  const areNumbers = viewName(integers) === 'Int32Array' && viewName(numbers) === 'Float64Array';
  return areNumbers && isArray(errors) && isArray(fields);
}

/** Arrays that grow with what is written to them. */
export class AnswerWriter {
  private integers = new Int32Array(1024);
  private numbers = new Float64Array(256);
  private integerCount = 0;
  private numberCount = 0;
  private readonly errors: PlainError[] = [];
  private readonly fields: FieldArrays[] = [];

  outcome({ status, method, route, trace, cost, expanded }: SearchOutcome, goalIndex = -1): void {
    const points = route ?? [];
    this.reserve(HEAD + points.length + (trace?.length ?? 0));
    this.integer(status);
    this.integer(method);
    this.integer(goalIndex);
    this.integer(route === null ? -1 : points.length / 2);
    this.integer(trace === null ? -1 : trace.length);
    for (let i = 0; i < points.length; i++) this.integer(points[i]);
    if (trace !== null) {
      this.integers.set(trace, this.integerCount);
      this.integerCount += trace.length;
    }
    this.numbers[this.numberCount++] = cost;
    this.numbers[this.numberCount++] = expanded;
  }

  field(field: FieldArrays): void {
    this.reserve(1);
    this.integer(FOUND);
    this.fields.push(field);
  }

  error(error: unknown): void {
    this.reserve(1);
    this.integer(FAILED);
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    this.errors.push({ name, message });
  }

  /** Returns what has been written, and the buffers to transfer. */
  finish(): { answers: Answers; buffers: ArrayBuffer[] } {
    const integers = this.integers.slice(0, this.integerCount);
    const numbers = this.numbers.slice(0, this.numberCount);
    const { errors, fields } = this;
    const arrays = [integers, numbers, ...fields.flatMap(({ costs, flow }) => [costs, flow])];
    return {
      answers: { integers, numbers, errors, fields },
      buffers: arrays.map((array) => array.buffer as ArrayBuffer),
    };
  }

  private integer(value: number): void {
    this.integers[this.integerCount++] = value;
  }

  private reserve(integers: number): void {
    const needed = this.integerCount + integers;
    if (needed > this.integers.length) {
      const grown = new Int32Array(2 * needed);
      grown.set(this.integers);
      this.integers = grown;
    }
    if (this.numberCount + 2 <= this.numbers.length) return;
    const grown = new Float64Array(2 * this.numbers.length);
    grown.set(this.numbers);
    this.numbers = grown;
  }
}

/** Reads answers in the order in which they were written. */
export class AnswerReader {
  private readonly answers: Answers;
  private integerAt = 0;
  private numberAt = 0;
  private errorAt = 0;
  private fieldAt = 0;

  constructor(answers: Answers) {
    this.answers = answers;
  }

  /**
   * Returns the next answer. An error is returned, not thrown.
   *
   * @param floorRows Of the grid.
   * @throws `Error` if the message ends before the answer does.
   */
  next(kind: Kind, floorRows: number): Answer | Error {
    if (this.integerAt >= this.answers.integers.length) throw cutOff();
    if (this.answers.integers[this.integerAt] === FAILED) return this.error();
    if (kind === 'field') return this.field();
    const goalIndex = this.answers.integers[this.integerAt + 2];
    const result = this.path(floorRows);
    return kind === 'nearest' ? Object.assign(result, { goalIndex }) : result;
  }

  private error(): Error {
    this.integerAt++;
    const { name, message }: Partial<PlainError> = Object(this.answers.errors[this.errorAt++]);
    if (typeof message !== 'string') throw cutOff();
    if (name === 'RangeError') return new RangeError(message);
    return name === 'TypeError' ? new TypeError(message) : new Error(message);
  }

  private path(floorRows: number): PathResult {
    const { integers, numbers } = this.answers;
    const [status, method, , points, traced] = integers.subarray(this.integerAt, this.integerAt + HEAD);
    const from = this.integerAt + HEAD;
    const to = from + 2 * Math.max(points, 0);
    this.integerAt = to + Math.max(traced, 0);
    // Also if the head is cut off: then this is NaN.
    if (!(this.integerAt <= integers.length && this.numberAt + 2 <= numbers.length)) throw cutOff();
    const route: number[] = [];
    for (let i = from; i < to; i++) route.push(integers[i]);
    const outcome = {
      status,
      method,
      cost: numbers[this.numberAt++],
      expanded: numbers[this.numberAt++],
      route: points < 0 ? null : route,
      trace: traced < 0 ? null : integers.slice(to, this.integerAt),
    };
    return internals.toResult(outcome, floorRows);
  }

  private field(): FieldArrays {
    this.integerAt++;
    const field = Object(this.answers.fields[this.fieldAt++]);
    if (viewName(field.costs) === 'Float64Array' && viewName(field.flow) === 'Uint8Array') return field;
    throw cutOff();
  }
}

function cutOff(): Error {
  return new Error(
    'a worker answered less than it was asked: does another file than hotpath/pool-worker send messages?',
  );
}
