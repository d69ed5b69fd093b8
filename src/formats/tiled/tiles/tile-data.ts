/** The tiles of layers and chunks, as global ids. */

import { isArray, show } from '../../../core/base/check.ts';
import { decodeBase64 } from '../../common/base64.ts';
import { type JsonObject, wrongIn } from '../../common/json.ts';
import { checkMapSides } from '../../common/map-cells.ts';
import { COMPRESSIONS, type Compression, inflate } from '../file/decompress.ts';

/** A rectangle of tiles. */
export interface TileBlock {
  /** Column and row of its top left tile. */
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  /** Returns the id at an index, with the bits that say how it is turned; 0 is no tile. */
  readonly idAt: (index: number) => number;
}

/** Largest coordinate of a tile. */
const MOST: number = 2 ** 24;

/** Returns the tiles of a layer: those of its chunks, or all at once. @param sides Columns and rows of the map. */
export function readBlocks(
  layer: JsonObject,
  sides: { width: number; height: number },
  isInfinite: boolean,
): TileBlock[] {
  const format = {
    encoding: layer.choice('encoding', ['csv', 'base64'], 'csv'),
    compression: layer.choice('compression', COMPRESSIONS, ''),
  };
  if (layer.get('chunks') !== undefined) {
    return layer.objects('chunks').map((chunk) => {
      const column = chunk.integer('x', -MOST, MOST);
      const row = chunk.integer('y', -MOST, MOST);
      const at = chunk.at(`${layer.place}, chunk (${column}, ${row})`);
      return readBlock(
        at,
        { column, row, width: at.integer('width', 1, MOST), height: at.integer('height', 1, MOST) },
        format,
      );
    });
  }
  // An infinite layer without tiles has no chunks.
  if (isInfinite && isEmpty(layer.get('data'))) return [];
  const width = layer.integer('width', 1, MOST, sides.width);
  const height = layer.integer('height', 1, MOST, sides.height);
  if (width !== sides.width || height !== sides.height) {
    throw new RangeError(
      `${layer.place} has ${width} x ${height} tiles: it must have as many as the map, ${sides.width} x ${sides.height}`,
    );
  }
  return [readBlock(layer, { column: 0, row: 0, width, height }, format)];
}

function isEmpty(data: unknown): boolean {
  return typeof data === 'string' ? data.trim() === '' : isArray(data) && data.length === 0;
}

function readBlock(
  entry: JsonObject,
  rectangle: Omit<TileBlock, 'idAt'>,
  { encoding, compression }: { encoding: 'csv' | 'base64'; compression: Compression },
): TileBlock {
  const { column, row, width, height } = rectangle;
  checkMapSides(entry.place, width, height);
  const given = entry.get('data');
  const where = (index: number) => `cell (${column + (index % width)}, ${row + Math.floor(index / width)})`;
  if (encoding === 'base64') {
    if (typeof given !== 'string') throw wrongIn(entry.place, 'data', given, 'a text in base64');
    const place = `${entry.place}: data`;
    const bytes = inflate(place, decodeBase64(place, given), compression, 4 * width * height);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return { ...rectangle, idAt: (index) => view.getUint32(4 * index, true) };
  }
  if (!isArray(given)) throw wrongIn(entry.place, 'data', given, 'a list of numbers');
  if (given.length !== width * height) {
    throw new RangeError(
      `${entry.place}: data has ${given.length} values: it must have one for each of ${width} x ${height} tiles`,
    );
  }
  return {
    ...rectangle,
    idAt: (index) => {
      const id: unknown = given[index];
      if (typeof id === 'number' && id >>> 0 === id) return id;
      throw new RangeError(`${entry.place}: ${where(index)} is ${show(id)}: it must be the id of a tile, 0 for none`);
    },
  };
}
