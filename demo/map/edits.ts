/**
 * Writes the edits of a map as text for an address: how it differs from the map that its seed makes. It has five parts with dots between
 * them: levels (terrain + 16 * influence), kinds, closed exits, rivers, and portals. Empty parts at the end are left out.
 *
 * A part is a byte per cell, in row-major order. A run of equal bytes that differ from those of that map is written as
 *
 *     cells since the last run : varint | cells in the run - 1 : varint | the byte
 *
 * Portals are two varints each: the two cells.
 *
 * (a varint has seven bits per byte, lowest first; the top bit is set if more bytes follow). The bytes are deflated if that
 * makes them fewer. They are written in base64url after a letter: `r` for raw, `d` for deflated.
 */
import { KINDS, type MapModel, MOST_LEVEL } from './model.ts';

/** Deflating fewer bytes than this saves too little. */
const WORTH_DEFLATING = 48;
const OF_ANOTHER_MAP = 'The edits in this link belong to another map. Some of them are left out.';

/** @param base The levels of the map before any edit. @returns The edits as text; empty if there are none. */
export async function encodeEdits(map: MapModel, base: Uint8Array): Promise<string> {
  const levels = map.terrain.map((terrain, cell) => terrain | (map.influence[cell] << 4));
  const none = new Uint8Array(base.length);
  const { kinds, exits, rivers } = map;
  const parts = [await encodePart(levels, base)];
  for (const plane of [kinds, exits, rivers]) parts.push(await encodePart(plane, none));
  parts.push(await encodeBytes(portalBytes(map)));
  return parts.join('.').replace(/\.+$/, '');
}

/**
 * Applies edits that `encodeEdits` wrote.
 *
 * @throws {RangeError} if the text is damaged, or was written for a map of another size.
 */
export async function applyEdits(text: string, map: MapModel): Promise<void> {
  const [levels, kinds, exits, rivers, portals] = await Promise.all(text.split('.').map(decodePart));
  readRuns(levels, map, (cell, value) => {
    if ((value & 15) > MOST_LEVEL || value >> 4 > MOST_LEVEL) return false;
    map.setTerrain(cell, value & 15);
    map.setInfluence(cell, value >> 4);
    return true;
  });
  readRuns(kinds, map, (cell, kind) => {
    if (kind < KINDS.length) map.setKind(cell, kind);
    return kind < KINDS.length;
  });
  readRuns(exits, map, (cell, closed) => {
    map.setExits(cell, closed);
    return true;
  });
  readRuns(rivers, map, (cell, crossed) => {
    map.setRivers(cell, crossed);
    return true;
  });
  readPortals(portals, map);
}

async function encodePart(values: Uint8Array, base: Uint8Array): Promise<string> {
  return encodeBytes(writeRuns(values, base));
}

async function encodeBytes(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) return '';
  if (bytes.length >= WORTH_DEFLATING) {
    const deflated = await transform(bytes, new CompressionStream('deflate-raw'));
    if (deflated.length < bytes.length) return `d${toBase64Url(deflated)}`;
  }
  return `r${toBase64Url(bytes)}`;
}

async function decodePart(text: string): Promise<Uint8Array> {
  try {
    const bytes = fromBase64Url(text.slice(1));
    return text[0] === 'd' ? await transform(bytes, new DecompressionStream('deflate-raw')) : bytes;
  } catch {
    throw new RangeError('The edits in this link are damaged. The map is shown without them.');
  }
}

function writeVarint(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

/** Returns a function that reads the next varint of some bytes. @param place Where it is, which moves on. */
function varintsOf(bytes: Uint8Array, place: { at: number }): () => number {
  return () => {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[place.at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value;
  };
}

function portalBytes({ portals }: MapModel): Uint8Array {
  const bytes: number[] = [];
  for (const [cell, { to }] of portals) {
    if (cell > to) continue;
    writeVarint(bytes, cell);
    writeVarint(bytes, to);
  }
  return Uint8Array.from(bytes);
}

function readPortals(bytes: Uint8Array | undefined, map: MapModel): void {
  if (bytes === undefined) return;
  const place = { at: 0 };
  const read = varintsOf(bytes, place);
  while (place.at < bytes.length) {
    const [cell, to] = [read(), read()];
    if (Math.max(cell, to) >= map.terrain.length || cell === to) throw new RangeError(OF_ANOTHER_MAP);
    map.setPortal(cell, to);
  }
}

function writeRuns(values: Uint8Array, base: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (let cell = 0; cell < base.length; ) {
    const value = values[cell];
    if (value === base[cell]) {
      cell++;
      continue;
    }
    // The run may include cells that already have this value.
    const first = cell;
    while (cell < base.length && values[cell] === value) cell++;
    writeVarint(bytes, first - last);
    writeVarint(bytes, cell - first - 1);
    bytes.push(value);
    last = cell;
  }
  return Uint8Array.from(bytes);
}

/** Calls `set` with each cell of each run and its byte, until it returns false for one. */
function readRuns(bytes: Uint8Array | undefined, map: MapModel, set: (cell: number, value: number) => boolean): void {
  if (bytes === undefined) return;
  const place = { at: 0 };
  const readVarint = varintsOf(bytes, place);
  let cell = 0;
  while (place.at < bytes.length) {
    cell += readVarint();
    const end = cell + readVarint() + 1;
    const value = bytes[place.at++] ?? 255;
    let isRight = end <= map.terrain.length;
    for (; isRight && cell < end; cell++) isRight = set(cell, value);
    if (!isRight) {
      throw new RangeError(OF_ANOTHER_MAP);
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
