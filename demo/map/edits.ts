/**
 * Writes the edits of a map as text for an address: how it differs from the map that its seed makes. Cells are in row-major
 * order. A run of equal cells that differ from that map is written as
 *
 *     cells since the last run : varint | cells in the run - 1 : varint | terrain + 16 * influence : byte
 *
 * (a varint has seven bits per byte, lowest first; the top bit is set if more bytes follow). The bytes are deflated if that
 * makes them fewer. They are written in base64url after a letter: `r` for raw, `d` for deflated.
 */
import type { MapModel } from './model.ts';

/** Deflating fewer bytes than this saves too little. */
const WORTH_DEFLATING = 48;

/** @param base The levels of the map before any edit. @returns The edits as text; empty if there are none. */
export async function encodeEdits(map: MapModel, base: Uint8Array): Promise<string> {
  const bytes = writeRuns(map, base);
  if (bytes.length === 0) return '';
  if (bytes.length >= WORTH_DEFLATING) {
    const deflated = await transform(bytes, new CompressionStream('deflate-raw'));
    if (deflated.length < bytes.length) return `d${toBase64Url(deflated)}`;
  }
  return `r${toBase64Url(bytes)}`;
}

/**
 * Applies edits that `encodeEdits` wrote.
 *
 * @throws {RangeError} if the text is damaged, or was written for a map of another size.
 */
export async function applyEdits(text: string, map: MapModel): Promise<void> {
  if (text === '') return;
  let bytes: Uint8Array;
  try {
    bytes = fromBase64Url(text.slice(1));
    if (text[0] === 'd') bytes = await transform(bytes, new DecompressionStream('deflate-raw'));
  } catch {
    throw new RangeError('The edits in this link are damaged. The map is shown without them.');
  }
  readRuns(bytes, map);
}

function writeRuns(map: MapModel, base: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  const writeVarint = (value: number) => {
    let rest = value;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  const valueAt = (cell: number) => map.terrain[cell] | (map.influence[cell] << 4);
  let last = 0;
  for (let cell = 0; cell < base.length; ) {
    const value = valueAt(cell);
    if (value === base[cell]) {
      cell++;
      continue;
    }
    // The run may include cells that already have this value.
    const first = cell;
    while (cell < base.length && valueAt(cell) === value) cell++;
    writeVarint(first - last);
    writeVarint(cell - first - 1);
    bytes.push(value);
    last = cell;
  }
  return Uint8Array.from(bytes);
}

function readRuns(bytes: Uint8Array, map: MapModel): void {
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value;
  };
  let cell = 0;
  while (at < bytes.length) {
    cell += readVarint();
    const end = cell + readVarint() + 1;
    const value = bytes[at++] ?? 255;
    if (end > map.terrain.length || (value & 15) > 9 || value >> 4 > 9) {
      throw new RangeError('The edits in this link belong to another map. Some of them are left out.');
    }
    for (; cell < end; cell++) {
      map.setTerrain(cell, value & 15);
      map.setInfluence(cell, value >> 4);
    }
  }
}

async function transform(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const transformed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(transformed).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  // In pieces, because the number of arguments of a call is limited.
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
