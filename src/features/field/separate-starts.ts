/**
 * Fields from several starts of which some are blocked. Such a start is open to the unit that stands there, and a wall to all others. So each has a
 * field of its own, and each cell takes the cheapest.
 */
import { allocate, sliceOf } from '../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import type { StoredField } from '../../core/kernel/field/field-engine.ts';
import { type Crossings, descend, LINK_STEP, NO_STEP } from './field-route.ts';

/** The steps of a field. */
interface Steps {
  readonly flow: Uint8Array;
  readonly crossings: Crossings | null;
}

/** Starts that a field is computed for together. */
export interface StartGroup {
  readonly starts: Int32Array;
  /** The start, if it is blocked; else -1. */
  readonly shut: number;
}

/** Returns the starts to compute together: first all that are not blocked, then each blocked one by itself. */
export function separateStarts(cells: CellStore, starts: Int32Array): StartGroup[] {
  const { width } = cells;
  const isOpen = (cell: number) => !cells.isBlocked(cell % width, Math.floor(cell / width));
  const shut = new Set(starts.filter((cell) => !isOpen(cell)));
  const open = { starts: starts.filter(isOpen), shut: -1 };
  const others = Array.from(shut, (cell) => ({ starts: Int32Array.of(cell), shut: cell }));
  return open.starts.length > 0 ? [open, ...others] : others;
}

/** The cheapest of several fields. It is read like one. */
export class MergedField {
  private readonly width: number;
  private readonly allCosts: Float64Array;
  private readonly allSteps: Uint8Array;
  readonly crossings: Map<number, { to: number; link: number }> = new Map();
  /** By cell: which field it is of, counted from 1. */
  private readonly owners: Uint32Array;
  /** The steps of fields whose routes need them: see {@link MergedField.add}. */
  private readonly kept: Map<number, Steps> = new Map();
  private count = 0;
  /** Whether all fields have been added. */
  isWhole = false;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(width: number, cells: number) {
    this.width = width;
    this.allCosts = allocate(Float64Array, cells).fill(Infinity);
    this.allSteps = allocate(Uint8Array, cells).fill(NO_STEP);
    this.owners = allocate(Uint32Array, cells);
  }

  /**
   * Adds the field of a group. @param shut Of the group.
   *
   * A route follows the cheapest steps of all, from field to field, unless a step is open to one unit alone: it passes that unit's start diagonally.
   * Such a field keeps its steps.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  add(field: StoredField, crossings: Crossings | null, shut: number): void {
    const [costs, flow] = [field.costs(), field.flow()];
    const { allCosts, allSteps, owners } = this;
    const number = ++this.count;
    for (let cell = 0; cell < costs.length; cell++) {
      if (!(costs[cell] < allCosts[cell])) continue;
      allCosts[cell] = costs[cell];
      allSteps[cell] = flow[cell];
      owners[cell] = number;
      const crossing = crossings?.get(cell);
      if (crossing !== undefined) this.crossings.set(cell, crossing);
    }
    if (shut >= 0 && this.isPassed(flow, shut))
      this.kept.set(number, { flow: sliceOf(flow, 0, flow.length), crossings });
  }

  costAt(cell: number): number {
    return this.allCosts[cell];
  }

  costs(): Float64Array {
    return this.allCosts;
  }

  flow(): Uint8Array {
    return this.allSteps;
  }

  /** Returns the points of the route downhill from a cell, as `descend` does. */
  descend(from: number): number[] {
    const { width, owners, kept, allSteps, crossings } = this;
    const points: number[] = [];
    let cell = from;
    while (kept.size > 0 && !kept.has(owners[cell]) && allSteps[cell] !== NO_STEP) {
      points.push(cell % width, Math.floor(cell / width));
      const step = allSteps[cell];
      const crossing = step === LINK_STEP ? crossings.get(cell) : undefined;
      if (crossing !== undefined) points.push(~crossing.link, 0);
      cell = crossing?.to ?? cell + STEP_X[step] + STEP_Y[step] * width;
    }
    const { flow, crossings: own } = kept.get(owners[cell]) ?? { flow: allSteps, crossings };
    return [...points, ...descend(flow, width, cell, own)];
  }

  /** Returns whether a step of a field passes its start diagonally, or might over a joined edge. */
  private isPassed(flow: Uint8Array, start: number): boolean {
    const { width } = this;
    const sides = [0, 2, 4, 6].map((direction) => start + STEP_X[direction] + STEP_Y[direction] * width);
    return sides.some((cell) => {
      const step = flow[cell];
      if (step === LINK_STEP) return true;
      return step % 2 === 1 && step !== NO_STEP && sides.includes(cell + STEP_X[step] + STEP_Y[step] * width);
    });
  }
}
