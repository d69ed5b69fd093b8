import { byId, setText } from './dom.ts';

let timer = 0;

/** Says something to screen readers, once nothing else was said for a moment: strokes and sliders do not chatter. */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => setText(byId('live'), text), 400);
}
