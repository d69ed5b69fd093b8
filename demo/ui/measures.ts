import { el, setText } from './dom.ts';
import { card } from './fields.ts';

/** Shown for an unknown figure. */
export const NONE = '–';

/** Figures with their labels, side by side. */
export class Measures<Name extends string> {
  readonly element: HTMLElement;
  readonly #outputs: Record<Name, HTMLElement>;

  /** @param labels By name; the name is also the output's `data-figure`. */
  constructor(labels: Record<Name, string>) {
    const outputs: Partial<Record<Name, HTMLElement>> = {};
    const entries = Object.entries<string>(labels).map(([name, label]) => {
      const output = el('output', { 'data-figure': name }, NONE);
      outputs[name as Name] = output;
      return el('div', {}, el('dt', {}, label), el('dd', {}, output));
    });
    this.#outputs = outputs as Record<Name, HTMLElement>;
    this.element = card('Figures', el('dl', { class: 'measures' }, ...entries));
  }

  show(name: Name, text: string): void {
    setText(this.#outputs[name], text);
  }

  clear(): void {
    for (const output of Object.values<HTMLElement>(this.#outputs)) setText(output, NONE);
  }
}
