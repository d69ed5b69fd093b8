/** The settings of the crowd. */
import type { MapSpec } from '../../map/families.ts';
import { mapFields } from '../../map/fields.ts';
import { el } from '../../ui/dom.ts';
import { button, card, checkField, rangeField } from '../../ui/fields.ts';

/** What pressing on the map does. */
export const TOOLS = [
  { value: 'wall', label: 'Wall' },
  { value: 'erase', label: 'Erase' },
  { value: 'goal', label: 'Goal' },
] as const;
export type Tool = (typeof TOOLS)[number]['value'];

export const MOST_AGENTS = 20_000;
export const FIRST_AGENTS = 10_000;

export const HELP =
  'The goal follows the pointer; arrow keys move it too. W puts a wall next to the goal, in the direction it last moved; E erases ' +
  'that cell. Enter scatters the agents.';

/** What to do when a setting changes. */
interface CrowdHandlers {
  spec(spec: MapSpec): void;
  count(count: number): void;
  apart(apart: boolean): void;
  scatter(): void;
}

export function crowdSettings(
  { count, apart, spec }: { count: number; apart: boolean; spec: MapSpec },
  handlers: CrowdHandlers,
): HTMLElement {
  const { family, another } = mapFields(spec, (changed) => handlers.spec(changed));
  return card(
    'Settings',
    rangeField(
      {
        label: 'Agents',
        name: 'agents',
        value: count,
        min: 1000,
        max: MOST_AGENTS,
        step: 1000,
        format: (value) => value.toLocaleString('en'),
      },
      (value) => handlers.count(value),
    ),
    checkField({ label: 'Units that never collide', name: 'apart', value: apart }, (value) => handlers.apart(value)),
    family,
    el(
      'div',
      { class: 'row' },
      another,
      button('Scatter the agents', () => handlers.scatter()),
    ),
    el('p', { class: 'note' }, HELP),
    el(
      'p',
      { class: 'note' },
      'Units that never collide take a cell each: the map grows until it has room for all of them.',
    ),
  );
}
