import { byId, setText } from './dom.ts';

let timer = 0;

/** Announces a text to screen readers after 400 ms without another one, so that strokes and sliders do not flood them. */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => setText(byId('live'), text), 400);
}

/** Clears the announcement and drops a pending one, because their view was left. */
export function hush(): void {
  clearTimeout(timer);
  setText(byId('live'), '');
}
