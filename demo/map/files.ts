/** Reads maps from files: Moving AI `.map`, text in the format of `Grid.fromText`, and images. */
import { Grid } from 'hotpath';
import { LONGEST_SIDE } from './families.ts';
import { MOST_LEVEL, Terrain } from './model.ts';

/** Longer sides of images are shrunk to this. A pixel becomes a cell. */
const LONGEST_IMAGE_SIDE = 256;
/** Pixels darker than this become walls (0 black, 1 white), and so do pixels more than half transparent. */
const WALL_BELOW = 0.3;

/** Reads a map. @throws {Error} with a message for the visitor if the file has none of these formats. */
export async function readMapFile(file: File): Promise<Terrain> {
  if (file.type.startsWith('image/')) return readImage(file);
  const text = await file.text();
  const { parseMap } = await import('hotpath/movingai');
  const grid = text.startsWith('type') ? parseMap(text) : Grid.fromText(text);
  if (Math.max(grid.width, grid.height) > LONGEST_SIDE) {
    throw new RangeError(
      `The map has ${grid.width} x ${grid.height} cells. This page shows at most ${LONGEST_SIDE} x ${LONGEST_SIDE}.`,
    );
  }
  const terrain = new Terrain(grid.width, grid.height);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) terrain.setCost(x, y, grid.cost(x, y));
  }
  return terrain;
}

/** Reads an image: dark pixels become walls, white ones cost 1, and the cost rises with darkness. */
async function readImage(file: File): Promise<Terrain> {
  const bitmap = await createImageBitmap(file);
  const shrink = Math.min(1, LONGEST_IMAGE_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * shrink));
  const height = Math.max(1, Math.round(bitmap.height * shrink));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);

  const terrain = new Terrain(width, height);
  for (let cell = 0; cell < width * height; cell++) {
    const [red, green, blue, alpha] = data.subarray(4 * cell, 4 * cell + 4);
    // Weights of Rec. 709 without gamma: precise enough to distinguish walls from floor.
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    const share = (1 - light) / (1 - WALL_BELOW);
    const wall = alpha < 128 || light < WALL_BELOW;
    terrain.levels[cell] = wall ? 0 : Math.min(MOST_LEVEL, 1 + Math.floor(share * MOST_LEVEL));
  }
  return terrain;
}
