/** The passable cells of a grid, numbered, with the steps between them. An improver looks at them so often that lists pay. */
import { allocate } from '../../../core/base/allocate.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import { ALWAYS } from '../../../core/rules/moves.ts';
import { AgentSteps } from '../agent-steps.ts';
import type { ReservationTable } from '../sipp/reservation-table.ts';
import { FAR, STRAIGHT, type StepLists } from '../sipp/sipp.ts';

/** Steps between cells in lists: those of cell `i` are from `first[i]` up to `first[i + 1]`. */
export interface Steps {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /**
   * The two cells beside a diagonal step, -1 for a wall. A cell that the agents of a ground cannot enter is a wall to the corner rule; but with
   * 'always', others may cross the step through it.
   */
  readonly side: Int32Array;
  readonly other: Int32Array;
}

export class StepGraph implements StepLists {
  /** Columns of the grid. */
  readonly width: number;
  /** Number of passable cells. */
  readonly count: number;
  /** Index in the grid of each passable cell, and the reverse: -1 for blocked cells. */
  readonly cells: Int32Array;
  readonly numbers: Int32Array;
  readonly lists: Steps;
  listed = 0;
  /** Where agents may go, by index in the grid. */
  readonly ways: AgentSteps;
  private readonly rule: number;
  private readonly back: Steps;
  private readonly queue: Int32Array;

  /**
   * @param rule The number of the corner rule.
   * @param all The roads of agents that may enter all passable cells, whose numbers these take over; null for these roads themselves.
   */
  constructor(cells: CellStore, rule: number, all: StepGraph | null) {
    this.width = cells.width;
    this.rule = rule;
    this.numbers = all?.numbers ?? numbered(cells);
    this.cells = all?.cells ?? cellsBy(this.numbers);
    this.count = this.cells.length;
    this.ways = new AgentSteps(cells, rule).update();
    this.lists = this.listSteps(cells, false);
    const isTwoWay = cells.closedExits.used === 0 && this.ways.mostLinks === 0;
    this.back = isTwoWay ? this.lists : this.listSteps(cells, true);
    this.queue = allocate(Int32Array, this.count);
  }

  list(cell: number): number {
    this.listed = this.lists.first[cell + 1];
    return this.lists.first[cell];
  }

  /** If the cells beside a step may be taken in part, this is stricter than the rule. */
  freeFrom(taken: ReservationTable, side: number, other: number, time: number): number {
    if (this.rule === ALWAYS) return taken.isCrossed(side, other, time) ? time + 1 : time;
    const one = side < 0 ? time : taken.freeFrom(side, time);
    return Math.max(one, other < 0 ? time : taken.freeFrom(other, time));
  }

  /** Returns the number of steps from each cell to a goal, FAR for cells without a route. */
  stepsTo(goal: number): Uint16Array {
    const { queue, back } = this;
    const steps = allocate(Uint16Array, this.count).fill(FAR);
    let count = 0;
    queue[count++] = goal;
    steps[goal] = 0;
    for (let i = 0; i < count; i++) {
      const cell = queue[i];
      const found = Math.min(steps[cell] + 1, FAR - 1);
      for (let k = back.first[cell]; k < back.first[cell + 1]; k++) {
        const to = back.to[k];
        if (steps[to] !== FAR) continue;
        steps[to] = found;
        queue[count++] = to;
      }
    }
    return steps;
  }

  private listSteps(cells: CellStore, into: boolean): Steps {
    const { width } = cells;
    const { ways } = this;
    const first = allocate(Int32Array, this.count + 1);
    const [to, side, other]: number[][] = [[], [], []];
    for (let number = 0; number < this.count; number++) {
      const cell = this.cells[number];
      ways.each(cell, into, (next, isDiagonal) => {
        if (this.numbers[next] < 0) return;
        const beside = cell + (next % width) - (cell % width);
        to.push(this.numbers[next]);
        side.push(isDiagonal ? this.besides(cells, beside) : STRAIGHT);
        other.push(isDiagonal ? this.besides(cells, cell + next - beside) : STRAIGHT);
      });
      first[number + 1] = to.length;
    }
    return { first, to: Int32Array.from(to), side: Int32Array.from(side), other: Int32Array.from(other) };
  }

  /** Returns the number of a cell beside a diagonal step, -1 for a wall. */
  private besides(cells: CellStore, cell: number): number {
    const { width } = cells;
    return this.rule !== ALWAYS && cells.isBlocked(cell % width, Math.floor(cell / width)) ? -1 : this.numbers[cell];
  }
}

/** Numbers the passable cells; -1 for the others. */
function numbered(cells: CellStore): Int32Array {
  const { width, height } = cells;
  const numbers = allocate(Int32Array, width * height).fill(-1);
  let count = 0;
  for (let cell = 0; cell < width * height; cell++) {
    if (!cells.isBlocked(cell % width, Math.floor(cell / width))) numbers[cell] = count++;
  }
  return numbers;
}

/** Returns the index of each numbered cell. */
function cellsBy(numbers: Int32Array): Int32Array {
  const cells = allocate(Int32Array, numbers.reduce((most, number) => Math.max(most, number), -1) + 1);
  numbers.forEach((number, cell) => {
    if (number >= 0) cells[number] = cell;
  });
  return cells;
}
