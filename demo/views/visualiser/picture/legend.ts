import { el } from '../../../ui/dom.ts';

/** Explains the colours of the map. */
export function legend(): HTMLElement {
  const entries = [
    ['start', 'start'],
    ['goal', 'goal'],
    ['wall', 'wall'],
    ['terrain-high', 'costly terrain'],
    ['influence', 'influence'],
    ['water', 'water'],
    ['mud', 'mud'],
    ['grass', 'grass'],
    ['fence', 'fence'],
    ['one-way', 'one-way'],
    ['river', 'river: costs 6'],
    ['portal', 'portal: one step'],
    ['searched', 'searched: first to last'],
    ['route', 'route'],
    ['angle', 'route at any angle'],
  ];
  return el(
    'ul',
    { class: 'legend' },
    ...entries.map(([name, text]) => el('li', {}, el('span', { class: `swatch swatch-${name}` }), text)),
  );
}
