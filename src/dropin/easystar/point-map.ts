/** Values by point. Any two numbers are a point, inside a grid or not. */
export class PointMap<T> {
  private readonly rows: Map<number, Map<number, T>> = new Map();

  /** Whether there is no point. */
  get isEmpty(): boolean {
    return this.rows.size === 0;
  }

  get(x: number, y: number): T | undefined {
    return this.rows.get(y)?.get(x);
  }

  /** @param value Undefined removes the point. */
  put(x: number, y: number, value: T | undefined): void {
    const row = this.rows.get(y) ?? new Map<number, T>();
    if (value === undefined) row.delete(x);
    else row.set(x, value);
    if (row.size > 0) this.rows.set(y, row);
    else this.rows.delete(y);
  }

  visit(visit: (x: number, y: number) => void): void {
    for (const [y, row] of this.rows) {
      for (const x of row.keys()) visit(x, y);
    }
  }

  /** Removes all points. Calls `visit` with each. */
  drain(visit: (x: number, y: number) => void): void {
    this.visit(visit);
    this.rows.clear();
  }
}
