/** Links, borders that cost, floors and wrap as bytes: JSON, and its length in four bytes at the end. They are few, and JSON keeps all digits of costs. */
import { checkInteger } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import { type Border, checkLinkCost, Links, type StoredLink, WRAPS_X, WRAPS_Y } from '../links/links.ts';

const LENGTH_BYTES = 4;

/** Returns the bytes of links, borders that cost and floors; none if there never were any. The number of the next link counts even if no link is left. */
export function linkBytes({ links, floorRows, wrap }: CellStore): Uint8Array {
  const { all, borders, nextId } = links ?? new Links();
  if (nextId + borders.size + floorRows + wrap === 0) return new Uint8Array(0);
  const text = JSON.stringify([nextId, [...all.values()], floorRows, wrap, [...borders]]);
  const bytes = new Uint8Array(text.length + LENGTH_BYTES);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  new DataView(bytes.buffer).setUint32(text.length, text.length, true);
  return bytes;
}

/** Returns where the bytes of links begin, behind those of cells. */
export function linksAt(bytes: Uint8Array): number {
  const end = bytes.length - LENGTH_BYTES;
  const length = new DataView(bytes.buffer, bytes.byteOffset + end, LENGTH_BYTES).getUint32(0, true);
  return Math.max(end - length, 0);
}

/** Reads the links at the end of a grid's bytes. Returns false if there are none, or wrong ones. */
export function readLinks(bytes: Uint8Array, cells: CellStore): boolean {
  const text = Array.from(bytes.subarray(linksAt(bytes), -LENGTH_BYTES), (byte) => String.fromCharCode(byte)).join('');
  const links = new Links();
  const last = cells.width * cells.height - 1;
  try {
    const [nextId, all, floorRows, wrap, borders] = JSON.parse(text);
    for (const link of all as StoredLink[]) {
      checkInteger('from', link.from, 0, last);
      checkInteger('to', link.to, 0, last);
      checkLinkCost('cost', link.cost);
      links.add(link, link.id);
    }
    if (!(floorRows === 0 || (cells.height + 1) % floorRows === 0)) return false;
    links.nextId = Math.max(links.nextId, nextId);
    cells.floorRows = floorRows;
    cells.wrap = wrap & (WRAPS_X | WRAPS_Y);
    cells.links = links;
    return (borders as [number, Border][]).every(([place, border]) => {
      const cell = Math.floor(place / 8);
      checkInteger('cell', cell, 0, last);
      checkLinkCost('cost', border.cost);
      return cells.setExit(cell % cells.width, Math.floor(cell / cells.width), place % 8, true, true, border);
    });
  } catch {
    // Only an array that was made up has the right checksum and no links.
    return false;
  }
}
