/** Keeps the whole state of the visualiser in the address, and offers a button that copies it. */
import { formatAddress, LONGEST_ADDRESS } from '../../../shell/address.ts';
import { currentLooks } from '../../../shell/looks.ts';
import { el, setText } from '../../../ui/dom.ts';
import { button, foldedCard } from '../../../ui/fields.ts';
import type { MapFrame } from '../../../ui/stage.ts';
import { type VisualiserState, writeState } from '../state.ts';
import { copyText, type ExportHost, exportButtons } from './export.ts';

/** The address is updated when nothing has changed for this long. */
const SAVE_MS = 150;

export interface LinkHost {
  readonly state: VisualiserState;
  /** The edits of the map, as text. */
  edits(): Promise<string>;
  /** The part of the map in view. */
  frame(): MapFrame | null;
  save(params: URLSearchParams): void;
}

export class Link {
  readonly element: HTMLElement;
  readonly #host: LinkHost;
  /** What is wrong with the address. It stands on the stage, where visitors look. */
  readonly notice = el('p', { class: 'notice', role: 'alert' });
  readonly #said = el('p', { class: 'note', 'data-figure': 'shared' }, ' ');
  #timer = 0;
  /** Number of the last save. A save is dropped if a newer one begins while it encodes. */
  #saves = 0;

  /** @param exported What the other ways to keep the map need. */
  constructor(host: LinkHost, exported: ExportHost) {
    this.#host = host;
    const say = (text: string) => setText(this.#said, text === '' ? ' ' : text);
    this.element = foldedCard(
      'Share',
      false,
      el('p', { class: 'note' }, 'The address of this page holds the map, the options and the view.'),
      el(
        'div',
        { class: 'row' },
        button('Copy the link', () => this.#copy(say)),
        exportButtons(exported, say),
      ),
      this.#said,
    );
  }

  /** Shows what is wrong with the address; nothing for an empty text. */
  complain(text: string): void {
    setText(this.notice, text);
  }

  /** Saves after a pause, because encoding looks at every cell, which is too slow for each step of a stroke. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#saveNow(), SAVE_MS);
  }

  /** Saves at once if a save is pending, because the view is being left. */
  flush(): void {
    if (this.#timer !== 0) void this.#saveNow();
  }

  async #saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const { state } = this.#host;
    const mine = ++this.#saves;
    const edits = await this.#host.edits();
    if (mine !== this.#saves) return;
    const fits = edits.length <= LONGEST_ADDRESS;
    state.edits = fits ? edits : '';
    if (!fits) this.complain('This map is too large for a link. The link leaves out its edits.');
    state.looks = currentLooks();
    state.frame = this.#host.frame();
    this.#host.save(writeState(state));
  }

  async #copy(say: (text: string) => void): Promise<void> {
    await this.#saveNow();
    const link = new URL(location.href);
    link.hash = formatAddress({ view: 'visualiser', params: writeState(this.#host.state) });
    await copyText(link.href, 'Link', say);
  }
}
