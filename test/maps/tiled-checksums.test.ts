// Packed tiles of Tiled that unpack well although they are damaged: their checksum shows it.
import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseTiled } from '../../src/tiled.ts';
import { mapOf, tilesetOf } from '../support/tiled-maps.ts';

const ids = Array.from({ length: 60 }, (_, i) => 1 + ((i * i) % 7 === 2 ? 1 : 0) + (i % 5 === 3 ? 2 : 0));
const tiles = new Uint8Array(Uint32Array.from(ids).buffer);
const tilesets = [tilesetOf('t', 1, { 2: { blocked: true }, 3: { cost: 3 }, 4: { cost: 4 } })];

test.each([
  ['gzip', gzipSync(tiles)],
  ['zlib', deflateSync(tiles)],
  ['zlib', deflateSync(tiles, { level: 0 })],
])('%s with any bit changed, or cut off, is refused or is the same map', (compression, packed) => {
  const read = (bytes: Uint8Array) => {
    const data = Buffer.from(bytes).toString('base64');
    const layer = { type: 'tilelayer', name: 'a', width: 10, height: 6, encoding: 'base64', compression, data };
    return parseTiled(mapOf({ layers: [layer], tilesets })).grid.toText();
  };
  const whole = read(packed);
  expect(whole).toContain('#');
  let refused = 0;
  const meet = (bytes: Uint8Array) => {
    try {
      expect(read(bytes)).toBe(whole);
    } catch (error) {
      expect((error as Error).message).toMatch(/^layer "a": data (is no (gzip|zlib), or damaged|holds)/);
      refused++;
    }
  };
  for (let bit = 0; bit < 8 * packed.length; bit++)
    meet(packed.map((byte, i) => byte ^ (i === bit >> 3 ? 1 << (bit & 7) : 0)));
  for (let length = 0; length < packed.length; length++)
    expect(() => read(packed.subarray(0, length))).toThrow(RangeError);
  expect(refused).toBeGreaterThan(4 * packed.length);
});
