/** PNG files, for the command line alone. The decoder is fast-png's. */
import { decode, encode } from 'fast-png';
import type { ImageLike } from '../../image.ts';
import { type Interlaced, passesOf } from './png-passes.ts';

/** Returns red, green, blue and alpha of a PNG file, 8 bits each. @throws `RangeError` if it is damaged. */
export function readPng(bytes: Uint8Array): ImageLike {
  try {
    const interlaced = passesOf(bytes);
    return interlaced === null ? decoded(bytes) : woven(interlaced);
  } catch (error) {
    throw new RangeError(`is no PNG, or damaged: it must be a PNG file, saved whole (${(error as Error).message})`);
  }
}

function decoded(bytes: Uint8Array): ReturnType<typeof toImage> {
  return toImage(decode(bytes, { checkCrc: true }));
}

/** Returns the picture that passes make together. */
function woven({ width, height, passes }: Interlaced): ImageLike {
  const pixels = new Uint32Array(width * height);
  for (const { png, firstColumn, columnStep, firstRow, rowStep } of passes) {
    const part = decoded(png);
    const colours = new Uint32Array(part.data.buffer);
    for (let i = 0; i < colours.length; i++) {
      const [x, y] = [i % part.width, Math.floor(i / part.width)];
      pixels[(firstRow + y * rowStep) * width + firstColumn + x * columnStep] = colours[i];
    }
  }
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}

function toImage({ width, height, data, depth, channels, palette, transparency }: ReturnType<typeof decode>): {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
} {
  const pixels = new Uint8ClampedArray(4 * width * height);
  const most = 2 ** depth - 1;
  const perByte = 8 / depth;
  const lineBytes = Math.ceil((width * depth) / 8);
  // Pixels of less than a byte are packed, the first one in the highest bits; each row begins with a byte of its own.
  const packed = (x: number, y: number) => {
    const byte = data[y * lineBytes + Math.floor(x / perByte)];
    return (byte >> (8 - depth * ((x % perByte) + 1))) & most;
  };
  for (let i = 0; i < width * height; i++) {
    const sample = (channel: number) =>
      depth < 8 ? packed(i % width, Math.floor(i / width)) : data[i * channels + channel];
    const shade = (channel: number) => Math.round((sample(channel) / most) * 255);
    if (palette !== undefined) {
      const colour = palette[sample(0)];
      if (colour === undefined) throw new RangeError(`pixel ${i} has a colour that its palette has not`);
      pixels.set([colour[0], colour[1], colour[2], colour[3] ?? 255], 4 * i);
    } else if (channels < 3) {
      const isClear = channels === 1 && transparency?.[0] === sample(0);
      const alpha = channels === 2 ? shade(1) : isClear ? 0 : 255;
      pixels.set([shade(0), shade(0), shade(0), alpha], 4 * i);
    } else {
      const isClear =
        channels === 3 && transparency !== undefined && [0, 1, 2].every((c) => transparency[c] === sample(c));
      pixels.set([shade(0), shade(1), shade(2), channels === 4 ? shade(3) : isClear ? 0 : 255], 4 * i);
    }
  }
  return { width, height, data: pixels };
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
  return encode({ width, height, data, channels: 4, depth: 8 });
}
