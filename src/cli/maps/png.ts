/** PNG files, for the command line alone. The decoder is pngjs. */
import { PNG } from 'pngjs';
import type { ImageLike } from '../../image.ts';

/** Most pixels of a picture. The decoder makes room for all that a header announces. */
const MOST_PIXELS: number = 2 ** 26;
/** Where the header has the width and, behind it, the height. */
const WIDTH_AT = 16;

/** Returns red, green, blue and alpha of a PNG file, 8 bits each. @throws `RangeError` if it is damaged. */
export function readPng(bytes: Uint8Array): ImageLike {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sides = file.length < WIDTH_AT + 8 ? [0, 0] : [file.readUInt32BE(WIDTH_AT), file.readUInt32BE(WIDTH_AT + 4)];
  if (sides[0] * sides[1] > MOST_PIXELS) {
    throw new RangeError(`has ${sides.join(' x ')} pixels: it must have at most ${MOST_PIXELS}`);
  }
  try {
    const { width, height, data } = PNG.sync.read(file);
    return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
  } catch (error) {
    throw new RangeError(`is no PNG, or damaged: it must be a PNG file, saved whole (${(error as Error).message})`);
  }
}

/** Returns a picture as a PNG file. */
export function writePng({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): Uint8Array {
  const picture = new PNG({ width, height });
  picture.data = Buffer.from(data.buffer, data.byteOffset, data.length);
  return PNG.sync.write(picture);
}
