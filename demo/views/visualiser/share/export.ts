/** Buttons that save the map as text or as a picture, and copy the search as code. */
import type { MapModel } from '../../../map/model.ts';
import { announce } from '../../../ui/announce.ts';
import { el } from '../../../ui/dom.ts';
import { button } from '../../../ui/fields.ts';
import type { Question } from '../figures.ts';
import type { Scene } from '../picture/scene.ts';
import { toCode } from './code.ts';

/** Pixels of a cell in a picture, and the longest side of one. */
const CELL_PIXELS = 16;
const LONGEST_PICTURE = 4096;

export interface ExportHost {
  map(): MapModel;
  scene(): Scene;
  question(): Question;
}

export function exportButtons(host: ExportHost): HTMLElement {
  return el(
    'div',
    { class: 'row', role: 'group', 'aria-label': 'Export' },
    button('Copy as code', () => void copyText(toCode(host.question(), host.map()), 'Code')),
    button('Save text', () =>
      save('hotpath-map.txt', new Blob([`${host.map().grid.toText()}\n`], { type: 'text/plain' })),
    ),
    button('Save PNG', () => void savePicture(host)),
  );
}

/** Copies a text and announces it. @param what Names it. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(`${what} copied.`);
  } catch {
    announce('This browser does not let the page copy.');
  }
}

async function savePicture(host: ExportHost): Promise<void> {
  const { width, height } = host.map();
  const scale = Math.max(1, Math.min(CELL_PIXELS, Math.floor(LONGEST_PICTURE / Math.max(width, height))));
  const canvas = new OffscreenCanvas(width * scale, height * scale);
  // The types of the two contexts differ only in members that the scene does not use.
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  host.scene().draw(context, { scale, left: 0, top: 0 });
  save('hotpath-map.png', await canvas.convertToBlob());
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  el('a', { href: address, download: name }).click();
  // The browser has the content once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
