/** Buttons and keys that undo and redo. */
import { announce } from '../../../ui/announce.ts';
import { el } from '../../../ui/dom.ts';
import { button } from '../../../ui/fields.ts';
import type { History } from './history.ts';

/** Makes the two buttons, and listens for Ctrl or Cmd with Z and with Shift + Z until the signal is aborted. */
export function historyControls(history: History, signal: AbortSignal): HTMLElement {
  const undo = () => history.undo() && announce('Undone.');
  const redo = () => history.redo() && announce('Done again.');
  const back = button('↶', undo, { name: 'undo', 'aria-label': 'Undo', title: 'Undo (Ctrl + Z)' });
  const forth = button('↷', redo, { name: 'redo', 'aria-label': 'Redo', title: 'Redo (Ctrl + Shift + Z)' });
  history.onChange = () => {
    back.disabled = !history.canUndo;
    forth.disabled = !history.canRedo;
  };
  history.onChange();
  addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    },
    { signal },
  );
  return el('div', { class: 'row', role: 'group', 'aria-label': 'History' }, back, forth);
}

/** Returns whether keys go to a field of text, which has its own undo. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'number' || target.type === 'text');
}
