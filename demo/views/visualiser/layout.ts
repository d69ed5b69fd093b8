/** Where the parts of the visualiser stand: the tools above the map, which stays in sight, and all that is set beside it, folded. */
import { layBoard } from '../../ui/board.ts';
import { el } from '../../ui/dom.ts';
import { card, foldedCard } from '../../ui/fields.ts';
import { HELP } from './edit/help.ts';
import { legend } from './picture/legend.ts';

type Part =
  | 'stage'
  | 'player'
  | 'figures'
  | 'choice'
  | 'verdict'
  | 'toolbar'
  | 'zoom'
  | 'history'
  | 'route'
  | 'map'
  | 'link';

/** Adds the parts to the view. @param open Whether the options are unfolded: a link that sets some shows them. */
export function layVisualiser(
  root: HTMLElement,
  { options, open, ...parts }: Record<Part, HTMLElement> & { options: HTMLElement[]; open: boolean },
): void {
  const optionCard = foldedCard('Options of findPath', open, ...options);
  optionCard.classList.add('options');
  layBoard(root, {
    title: 'Visualiser',
    intro: 'Draw on the map, or drag the start (disc) and the goal (diamond). The route follows every change.',
    above: [
      el('div', { class: 'choice-row' }, parts.choice, el('div', { class: 'row' }, parts.zoom, parts.history)),
      parts.toolbar,
    ],
    stage: [parts.stage, parts.player, parts.verdict],
    side: [
      card('Both engines', parts.figures),
      parts.map,
      optionCard,
      parts.route,
      parts.link,
      foldedCard('Legend, keys and gestures', false, legend(), el('p', { class: 'note' }, HELP)),
    ],
    sticky: true,
  });
}
