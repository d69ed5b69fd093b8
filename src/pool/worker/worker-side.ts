import { LAYOUTS } from '../../core/rules/hex-moves.ts';
import {
  distanceField,
  type FieldOptions,
  type FindPathOptions,
  Grid,
  HexGrid,
  type HexLayout,
  internals,
  type Point,
} from '../../index.ts';
import { AnswerWriter } from '../answers.ts';
import { costsIn } from '../goal-words.ts';
import type { Answers, PlainOptions, Step } from '../messages.ts';
import { gridFrom } from '../planes.ts';
import { Replica } from './replica.ts';

/** What a worker does: it has replicas of grids, and answers requests on them. */
export class Work {
  private readonly replicas = new Map<number, Replica>();

  /** Takes the steps of a message. Returns the answers to its requests, and the buffers to transfer; null if it had none. */
  take(steps: readonly Step[]): { answers: Answers; buffers: ArrayBuffer[] } | null {
    const writer = new AnswerWriter();
    let hasRequests = false;
    for (const step of steps) {
      if ('change' in step) {
        this.follow(step);
      } else if ('forget' in step) {
        this.replicas.get(step.grid)?.grid.releaseMemory();
        this.replicas.delete(step.grid);
      } else {
        hasRequests = true;
        answer(this.replicas.get(step.grid) as Replica, step, writer);
      }
    }
    return hasRequests ? writer.finish() : null;
  }

  private follow({ grid, change }: Extract<Step, { change: unknown }>): void {
    const known = this.replicas.get(grid);
    if (known !== undefined) known.apply(change);
    else if (change.kind === 'all') this.replicas.set(grid, new Replica(gridFrom(change.planes, emptyGrid), emptyGrid));
  }
}

function emptyGrid(width: number, height: number, number: number): Grid {
  if (number === 0) return new Grid(width, height);
  const layout = (Object.keys(LAYOUTS) as HexLayout[]).find((name) => LAYOUTS[name] === number);
  return new HexGrid(width, height, { layout });
}

/** Answers requests that have the same options. Each may fail by itself. */
function answer(replica: Replica, { kind, options, numbers }: Extract<Step, { kind: unknown }>, writer: AnswerWriter) {
  const { grid } = replica;
  const asked = optionsOn(replica, options);
  if (kind === 'paths') {
    for (let at = 0; at < numbers.length; at += 4) {
      const start = { x: numbers[at], y: numbers[at + 1] };
      const goal = { x: numbers[at + 2], y: numbers[at + 3] };
      attempt(writer, () => writer.outcome(internals.answer(requestOn(replica.searched, asked), start, goal)));
    }
    return;
  }
  attempt(writer, () => {
    if (kind === 'field') {
      const count = numbers.length / 3;
      const prices = costsIn(numbers.subarray(count));
      const goals = Array.from(numbers.subarray(0, count), (cell, i) => ({
        x: cell % grid.width,
        y: Math.floor(cell / grid.width),
        cost: prices[i],
      }));
      const field = distanceField(grid, goals, asked as FieldOptions);
      const { costs, flow, crossed } = field;
      // Before it is written: if the engine fails in it, the request is answered again.
      field.dispose();
      writer.field({ costs, flow, crossings: crossed });
    } else {
      const count = (numbers.length - 2) / 4;
      const costs = costsIn(numbers.subarray(2 + 2 * count));
      const [start, ...cells] = pairsOf(numbers.subarray(0, 2 + 2 * count));
      const goals = cells.map(({ x, y }, i) => ({ x, y, cost: costs[i] }));
      const { outcome, goalIndex } = internals.answerNearest(requestOn(grid, asked), start, goals);
      writer.outcome(outcome, goalIndex);
    }
  });
}

function requestOn(grid: Grid, options: FindPathOptions | undefined) {
  return internals.requestOn(internals.cellsOf(grid), options);
}

/** Returns options as the library takes them. */
function optionsOn(replica: Replica, options: PlainOptions): FindPathOptions | undefined {
  const { layers, ...others } = options;
  if (layers !== undefined) return { ...others, layers: replica.layersOf(layers) };
  return Object.keys(others).length > 0 ? others : undefined;
}

/** Runs what writes an answer, at its end. If it fails, the error is the answer. But if an engine failed, another one takes its place and may answer. */
function attempt(writer: AnswerWriter, run: () => void): void {
  for (let isFirst = true; ; isFirst = false) {
    try {
      run();
    } catch (error) {
      if (isFirst && /^a fault of hotpath/.test(String((error as Error)?.message))) continue;
      writer.error(error);
    }
    return;
  }
}

function pairsOf(numbers: Int32Array): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2) points.push({ x: numbers[i], y: numbers[i + 1] });
  return points;
}
