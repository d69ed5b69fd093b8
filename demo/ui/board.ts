/** How a part of the page is laid out: its stage, what explains the stage, and the settings beside them. */
import { type Child, el } from './dom.ts';

export interface Board {
  readonly title: string;
  readonly intro: string;
  readonly stage: readonly Child[];
  readonly below: readonly Child[];
  readonly side: readonly Child[];
}

/** Puts a heading, a sentence and the three areas into a view. */
export function layBoard(root: HTMLElement, { title, intro, stage, below, side }: Board): void {
  root.append(
    el('h1', {}, title),
    el('p', { class: 'intro' }, intro),
    el(
      'div',
      { class: 'board' },
      el('div', { class: 'stage-area' }, ...stage),
      el('div', { class: 'below' }, ...below),
      el('div', { class: 'side' }, ...side),
    ),
  );
}

/** A table of figures under the names of its columns; one that is too wide scrolls. @param label Says what it lists. */
export function figureTable(label: string, columns: readonly string[], body: HTMLTableSectionElement): HTMLElement {
  const head = columns.map((name) => el('th', { scope: 'col' }, name));
  return el(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label },
    el('table', { class: 'figures' }, el('thead', {}, el('tr', {}, ...head)), body),
  );
}
