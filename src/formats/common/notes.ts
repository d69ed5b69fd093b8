/** Words about a map that is being read: what is ignored in it, and what its user may have meant. */

/** The words about one map. Words of the same kind are said once, with their number. */
export class Notes {
  private readonly said = new Map<string, { readonly example: string; count: number }>();

  /**
   * Notes that something is ignored.
   *
   * @param kind What all such words have in common.
   * @param example The first of them, which is shown.
   */
  add(kind: string, example: string): void {
    const known = this.said.get(kind);
    if (known === undefined) this.said.set(kind, { example, count: 1 });
    else known.count++;
  }

  /** Returns the words, in their order. */
  list(): string[] {
    return [...this.said.values()].map(({ example, count }) =>
      count === 1 ? example : `${example} (and ${count - 1} more like it)`,
    );
  }
}
