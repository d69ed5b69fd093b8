/** Buttons that zoom the map. Keys, two fingers and the wheel do it too. */
import { el } from '../../../ui/dom.ts';
import { button } from '../../../ui/fields.ts';
import type { Stage } from '../../../ui/stage.ts';

export function zoomControls(stage: Stage): HTMLElement {
  return el(
    'div',
    { class: 'row', role: 'group', 'aria-label': 'Zoom' },
    button('−', () => stage.zoom(1 / 1.5), { 'aria-label': 'Zoom out', class: 'zoom' }),
    button('+', () => stage.zoom(1.5), { 'aria-label': 'Zoom in', class: 'zoom' }),
    button('Fit', () => stage.fit(), { 'aria-label': 'Fit the whole map' }),
  );
}
