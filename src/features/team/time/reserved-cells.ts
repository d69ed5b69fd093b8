/** What the reservations of a grid amount to. Times are whole numbers. */
import { ReservationTable } from '../sipp/reservation-table.ts';

export class ReservedCells {
  /** Cells that are taken at some time. */
  taken!: ReservationTable;
  /** Steps past the corners of these cells: an entry begins with a diagonal step, and `who` is the cell on the other side of it. */
  passes!: ReservationTable;
  private readonly width: number;
  /** The number in both tables of each cell that has one. */
  private readonly numbers = new Map<number, number>();
  private paths = 0;

  constructor(width: number) {
    this.width = width;
    this.clear();
  }

  clear(): void {
    this.numbers.clear();
    this.taken = new ReservationTable(0, Infinity);
    this.passes = new ReservationTable(0, Infinity);
  }

  /** Takes a cell from one time to another, both included. @param path Whose path it is, -1 for none. */
  take(cell: number, first: number, last: number, path = -1): void {
    const number = this.added(cell);
    const { restFrom } = this.taken;
    if (last < Infinity || path >= 0) this.taken.take(number, first, last < Infinity ? last : first, path);
    if (last === Infinity) restFrom[number] = Math.min(restFrom[number], first);
  }

  /**
   * Takes the cells and steps of a route, one cell for each time.
   *
   * @param rests Whether its end stays taken for ever. @param isLink Returns whether a link leads from one cell to another.
   */
  addRoute(
    route: readonly number[],
    from: number,
    rests: boolean,
    isLink: (from: number, to: number) => boolean,
  ): void {
    const path = this.paths++;
    const { width } = this;
    for (const [i, cell] of route.entries()) {
      const time = from + i;
      const isLast = i + 1 === route.length;
      this.take(cell, time, isLast && rests ? Infinity : time, path);
      if (isLast) return;
      const across = (route[i + 1] % width) - (cell % width);
      const [one, other] = [cell + across, route[i + 1] - across];
      if (across === 0 || one === route[i + 1] || isLink(cell, route[i + 1])) continue;
      this.passes.take(this.added(one), time, time, other);
      this.passes.take(this.added(other), time, time, one);
    }
  }

  /** Returns the number of a cell in both tables, -1 if it has none. */
  numberOf(cell: number): number {
    return this.numbers.get(cell) ?? -1;
  }

  /** Returns whether someone goes from one cell to another in the step that begins at a time. */
  isStepTaken(from: number, to: number, time: number): boolean {
    const [one, other] = [this.numberOf(from), this.numberOf(to)];
    return one >= 0 && other >= 0 && this.taken.isStepTaken(one, other, time);
  }

  /** Does what `freeFrom` of the table does, for a cell of the grid. */
  freeFrom(cell: number, time: number): number {
    const number = this.numberOf(cell);
    return number < 0 ? time : this.taken.freeFrom(number, time);
  }

  private added(cell: number): number {
    let number = this.numberOf(cell);
    if (number < 0) {
      number = this.taken.addCell();
      this.passes.addCell();
      this.numbers.set(cell, number);
    }
    return number;
  }
}
