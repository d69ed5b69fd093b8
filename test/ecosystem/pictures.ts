// Pictures of recipes with their real libraries: build/pictures has those of the last run. HOTPATH_PICTURES=1 puts them into docs/images.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { ROOT } from './project.ts';

const FOLDER = process.env.HOTPATH_PICTURES ? join(ROOT, 'docs', 'images') : join(ROOT, 'build', 'pictures');

export function savePicture(name: string, png: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `recipe-${name}.png`), png);
}

/** The pixels of a colour: how many, and their middle column, from 0 to 1 across the picture. Each channel may differ by 12. */
export function pixelsOf(
  png: Buffer,
  colour: readonly [r: number, g: number, b: number],
): { count: number; middle: number } {
  const { width, data } = PNG.sync.read(png);
  let [count, columns] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (!colour.every((value, channel) => Math.abs(data[i + channel] - value) <= 12)) continue;
    count++;
    columns += (i / 4) % width;
  }
  return { count, middle: columns / Math.max(1, count) / width };
}
