/** Buttons that save the map as text or as a picture, and copy the search as code. */
import type { MapModel } from '../../../map/model.ts';
import { announce } from '../../../ui/announce.ts';
import { el } from '../../../ui/dom.ts';
import { button } from '../../../ui/fields.ts';
import type { Question } from '../figures.ts';
import type { Scene } from '../picture/scene.ts';

/** Pixels of a cell in a picture, and the longest side of one. */
const CELL_PIXELS = 16;
const LONGEST_PICTURE = 4096;

/** Shows a text to the visitor. */
type Say = (text: string) => void;

export interface ExportHost {
  map(): MapModel;
  scene(): Scene;
  question(): Question;
}

/** @param say Is told what was copied, and what a file leaves out. */
export function exportButtons(host: ExportHost, say: Say): HTMLElement {
  return el(
    'div',
    { class: 'row', role: 'group', 'aria-label': 'Export' },
    button('Copy as code', async () => {
      const { toCode } = await import('./code.ts');
      await copyText(toCode(host.question(), host.map()), 'Code', say);
    }),
    button('Save text', () => {
      save('hotpath-map.txt', new Blob([`${host.map().grid.toText()}\n`], { type: 'text/plain' }));
      say(leftOut(host.map()));
    }),
    button('Save PNG', () => void savePicture(host)),
  );
}

/** Copies a text, and says so to readers and screen readers. @param what Names it. */
export async function copyText(text: string, what: string, say: Say): Promise<void> {
  let message = `${what} copied.`;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    message = 'This browser does not let the page copy.';
  }
  say(message);
  announce(message);
}

/** Says what a text of the map leaves out; empty if it has everything. */
function leftOut({ kinds, influence, fenced, wet, portals }: MapModel): string {
  const parts = [
    ...(kinds.some((kind) => kind > 0) ? ['kinds'] : []),
    ...(influence.some((level) => level > 0) ? ['influence'] : []),
    ...(fenced.size > 0 ? ['fences and one-way steps'] : []),
    ...(wet.size > 0 ? ['rivers'] : []),
    ...(portals.size > 0 ? ['portals'] : []),
  ];
  return parts.length === 0 ? '' : `The text leaves out ${parts.join(', ')}. The link and the code have them.`;
}

async function savePicture(host: ExportHost): Promise<void> {
  const { columns, rows } = host.map().shape;
  const scale = Math.max(1, Math.min(CELL_PIXELS, Math.floor(LONGEST_PICTURE / Math.max(columns, rows))));
  const canvas = new OffscreenCanvas(Math.ceil(columns * scale), Math.ceil(rows * scale));
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
