/** The layout of a view: the stage, the figures to see at a glance with it, the details below, and the settings beside both. */
import { type Child, el } from './dom.ts';

export interface Board {
  readonly title: string;
  readonly intro: string;
  /** Above the stage, across the view. */
  readonly above?: readonly Child[];
  readonly stage: readonly Child[];
  /** In view together with the stage: above the settings, or on a phone below the stage. */
  readonly glance?: readonly Child[];
  readonly below?: readonly Child[];
  readonly side: readonly Child[];
  /** Whether the stage stays in sight while the settings are scrolled. Nothing stands below it then. */
  readonly sticky?: boolean;
}

/** Adds the heading, the introduction and the areas to a view. */
export function layBoard(
  root: HTMLElement,
  { title, intro, above = [], stage, glance = [], below = [], side, sticky = false }: Board,
): void {
  root.append(
    el('h1', {}, title),
    el('p', { class: 'intro' }, intro),
    ...(above.length > 0 ? [el('div', { class: 'above' }, ...above)] : []),
    el(
      'div',
      { class: sticky ? 'board sticky' : 'board' },
      el('div', { class: 'stage-area' }, ...stage),
      ...(glance.length > 0 ? [el('div', { class: 'glance' }, ...glance)] : []),
      ...(below.length > 0 ? [el('div', { class: 'below' }, ...below)] : []),
      el('div', { class: 'side' }, ...side),
    ),
  );
}

/** Makes a table of figures with column headings. It scrolls if it is too wide. @param label Names the table for screen readers. */
export function figureTable(label: string, columns: readonly string[], body: HTMLTableSectionElement): HTMLElement {
  const head = columns.map((name) => el('th', { scope: 'col' }, name));
  return el(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label },
    el('table', { class: 'figures' }, el('thead', {}, el('tr', {}, ...head)), body),
  );
}
