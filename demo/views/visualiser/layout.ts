/** Where the parts of the visualiser stand. */
import { layBoard } from '../../ui/board.ts';
import { el } from '../../ui/dom.ts';
import { card } from '../../ui/fields.ts';
import { HELP } from './edit/help.ts';
import { legend } from './picture/legend.ts';

type Part = 'stage' | 'player' | 'figures' | 'compare' | 'toolbar' | 'history' | 'route' | 'map' | 'link';

/** Adds the parts to the view. The map, the animation and the figures are in view together. */
export function layVisualiser(root: HTMLElement, parts: Record<Part, HTMLElement> & { options: HTMLElement[] }): void {
  const keys = el('summary', {}, 'Keys and gestures');
  const help = el('details', { class: 'keys' }, keys, el('p', { class: 'note' }, HELP));
  parts.toolbar.append(parts.history);
  const options = card('Options of findPath', ...parts.options);
  options.classList.add('options');
  layBoard(root, {
    title: 'Visualiser',
    intro: 'Draw on the map, or drag the start (disc) and the goal (diamond). The route follows every change.',
    stage: [parts.stage, parts.player],
    glance: [card('Figures', parts.figures)],
    below: [card('Drawing', parts.toolbar, legend(), help), parts.compare, parts.route],
    side: [parts.map, options, parts.link],
  });
}
