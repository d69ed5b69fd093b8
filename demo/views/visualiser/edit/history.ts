/** Changes of the map that can be undone and redone. */

export interface Change {
  /** Cells that the change keeps in memory. */
  readonly cells: number;
  undo(): void;
  redo(): void;
}

/** The oldest changes are forgotten if all together keep more cells than this. */
const MOST_CELLS = 4_000_000;

export class History {
  /** Called after each change. */
  onChange: () => void = () => {};
  #done: Change[] = [];
  #undone: Change[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a change that has been made. Changes that were undone before can no longer be redone. */
  add(change: Change): void {
    this.#done.push(change);
    this.#undone = [];
    let cells = this.#done.reduce((sum, one) => sum + one.cells, 0);
    while (cells > MOST_CELLS && this.#done.length > 1) cells -= this.#done.shift()?.cells ?? 0;
    this.onChange();
  }

  /** Undoes the last change. Returns false if there is none. */
  undo(): boolean {
    return this.#move(this.#done, this.#undone, (change) => change.undo());
  }

  /** Makes the change again that was undone last. Returns false if there is none. */
  redo(): boolean {
    return this.#move(this.#undone, this.#done, (change) => change.redo());
  }

  #move(from: Change[], to: Change[], apply: (change: Change) => void): boolean {
    const change = from.pop();
    if (change === undefined) return false;
    to.push(change);
    apply(change);
    this.onChange();
    return true;
  }
}
