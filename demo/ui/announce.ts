import { byId, setText } from './dom.ts';

let timer = 0;

/** Says something to screen readers, once nothing else was said for a moment: strokes and sliders do not chatter. */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => setText(byId('live'), text), 400);
}

/** Takes back what was said, or was about to be: it is of a part of the page that has left. */
export function hush(): void {
  clearTimeout(timer);
  setText(byId('live'), '');
}
