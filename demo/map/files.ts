/** Maps from files: Moving AI `.map`, text as `Grid.fromText` reads it, and images. */
import { Grid } from 'hotpath';
import { LONGEST_SIDE } from './families.ts';
import { MOST_LEVEL, Terrain } from './model.ts';

/** Images are shrunk to this: a pixel is a cell. */
const LONGEST_IMAGE_SIDE = 256;
/** Darker pixels, and those more than half transparent, are walls; 0 black, 1 white. */
const WALL_BELOW = 0.3;

/** @throws {Error} with a message for the visitor, where the file is none of these. */
export async function readMapFile(file: File): Promise<Terrain> {
  if (file.type.startsWith('image/')) return readImage(file);
  const text = await file.text();
  const { parseMap } = await import('hotpath/movingai');
  const grid = text.startsWith('type') ? parseMap(text) : Grid.fromText(text);
  if (Math.max(grid.width, grid.height) > LONGEST_SIDE) {
    throw new RangeError(
      `The map is ${grid.width} x ${grid.height} cells: this page shows ${LONGEST_SIDE} a side at most.`,
    );
  }
  const terrain = new Terrain(grid.width, grid.height);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) terrain.setCost(x, y, grid.cost(x, y));
  }
  return terrain;
}

/** Dark pixels are walls, light ones cost 1, those between more. */
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
    // Rec. 709 weights, without its gamma: enough to tell walls from floor.
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    const share = (1 - light) / (1 - WALL_BELOW);
    const wall = alpha < 128 || light < WALL_BELOW;
    terrain.levels[cell] = wall ? 0 : Math.min(MOST_LEVEL, 1 + Math.floor(share * MOST_LEVEL));
  }
  return terrain;
}
