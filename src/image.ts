/**
 * Reads grids from pictures, and draws them as pictures: `ImageData` of a canvas, or what a decoder of PNG returns.
 *
 * @packageDocumentation
 */
export type { CellRule } from './maps/common/cell-rule.ts';
export {
  type ColourRule,
  formatImage,
  type ImageLike,
  type ImageOptions,
  type PixelColour,
  parseImage,
} from './maps/image/parse-image.ts';
