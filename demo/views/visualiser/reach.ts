/** What is within reach of the start: the cells to which a route costs no more than a unit can pay, as for a turn of a game. */
import type { DistanceField } from 'hotpath';
import { el, setText } from '../../ui/dom.ts';
import { numberField } from '../../ui/fields.ts';
import type { Question } from './figures.ts';
import { later } from './later/load.ts';

export class Reach {
  readonly element: HTMLElement;
  readonly #text = el('p', { class: 'note', 'data-figure': 'reach' }, ' ');
  #field: DistanceField | null = null;

  /** @param points What a unit can pay, as text; empty if reach is not shown. @param onChange Is called with another. */
  constructor(points: string, onChange: (points: string) => void) {
    const hint = 'Marks the cells to which a route from the start costs at most this.';
    const field = { label: 'Reach of the start', name: 'reach', hint, value: points, placeholder: 'not shown', min: 0 };
    this.element = el('div', {}, numberField(field, onChange), this.#text);
  }

  /** Returns the indices of the cells within reach. @param points As for the constructor. */
  find({ grid, start, options }: Question, points: string): Int32Array {
    this.dispose();
    setText(this.#text, ' ');
    const distanceField = later()?.distanceField;
    if (points === '' || distanceField === undefined) return new Int32Array(0);
    const { diagonals, straightCost, diagonalCost, layers, size, kindCosts, allowBlockedStart } = options;
    const costs = { diagonals, straightCost, diagonalCost, layers, size, kindCosts, allowBlockedStart };
    try {
      this.#field = distanceField(grid, start, { ...costs, direction: 'from', maxCost: Number(points) });
      const cells = this.#field.within(Number(points));
      setText(this.#text, `${cells.length.toLocaleString('en')} cells are within reach.`);
      return cells;
    } catch (error) {
      // The options mean nothing to fields, or the number is none.
      setText(this.#text, error instanceof Error ? error.message : String(error));
      return new Int32Array(0);
    }
  }

  dispose(): void {
    this.#field?.dispose();
    this.#field = null;
  }
}
