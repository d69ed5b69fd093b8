/** Links, borders that cost, floors and wrap as bytes: JSON, and its length in four bytes at the end. They are few, and JSON keeps all digits of costs. */
import { checkInteger } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import { checkLinkCost, Links, WRAPS_X, WRAPS_Y } from '../links/links.ts';

const LENGTH_BYTES = 4;

/** Returns the bytes of links, borders that cost and floors; none if there never were any. The number of the next link counts even if no link is left. */
export function linkBytes({ links, floorRows, wrap }: CellStore): Uint8Array {
  const { all, borders, nextId } = links ?? new Links();
  if (nextId + borders.size + floorRows + wrap === 0) return new Uint8Array(0);
  const rows = Array.from(all.values(), ({ id, from, to, cost, oneWay, kinds }) => [id, from, to, cost, oneWay, kinds]);
  const steps = Array.from(borders, ([place, { cost, kinds }]) => [place, cost, kinds]);
  const text = JSON.stringify([nextId, rows, floorRows, wrap, steps]);
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
  const end = bytes.length - LENGTH_BYTES;
  let text = '';
  for (let i = linksAt(bytes); i < end; i++) text += String.fromCharCode(bytes[i]);
  const links = new Links();
  const checkCells = (...places: unknown[]) =>
    places.forEach((cell) => void checkInteger('cell', cell, 0, cells.width * cells.height - 1));
  try {
    const [nextId, rows, floorRows, wrap, borders] = JSON.parse(text);
    for (const [id, from, to, cost, oneWay, kinds] of rows) {
      checkCells(from, to);
      checkLinkCost('cost', cost);
      links.add({ from, to, cost, oneWay: oneWay === true, kinds }, id);
    }
    if (!(floorRows === 0 || (cells.height + 1) % floorRows === 0)) return false;
    links.nextId = Math.max(links.nextId, nextId);
    cells.floorRows = floorRows;
    cells.wrap = wrap & (WRAPS_X | WRAPS_Y);
    cells.links = links;
    for (const [place, cost, kinds] of borders) {
      const cell = Math.floor(place / 8);
      checkCells(cell);
      const [x, y] = [cell % cells.width, Math.floor(cell / cells.width)];
      if (!cells.setExit(x, y, place % 8, true, true, { cost: checkLinkCost('cost', cost), kinds })) return false;
    }
  } catch {
    // Only an array that was made up has the right checksum and no links.
    return false;
  }
  return true;
}
