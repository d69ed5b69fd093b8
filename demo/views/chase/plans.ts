/** The table of what the enemies plan. */
import { el, setText } from '../../ui/dom.ts';
import { formatTime } from '../../ui/timing.ts';
import type { Enemy } from './enemy.ts';

export const PLAN_COLUMNS = ['Enemy', 'At', 'Heads for', 'Steps', 'Plan, µs (median)'];

/** Writes a row for each enemy. */
export function showPlans(body: HTMLTableSectionElement, enemies: readonly Enemy[]): void {
  while (body.rows.length < enemies.length) body.append(el('tr', {}, ...PLAN_COLUMNS.map(() => el('td'))));
  while (body.rows.length > enemies.length) body.deleteRow(-1);
  for (const [i, { cell, destination, stepsLeft, plans }] of enemies.entries()) {
    const texts = [String(i + 1), `${cell.x},${cell.y}`, `${destination.x},${destination.y}`, String(stepsLeft)];
    texts.push(plans.count === 0 ? '–' : formatTime(1000 * plans.median));
    for (const [column, text] of texts.entries()) setText(body.rows[i].cells[column], text);
  }
}
