/**
 * Reads grids from pictures, and draws them as pictures: `ImageData` of a canvas, or what a decoder of PNG returns.
 *
 * @packageDocumentation
 */
export type { CellRule } from './formats/common/cell-rule.ts';
export type { MapCounts } from './formats/common/map-cells.ts';
export {
  type ColourRule,
  formatImage,
  type ImageLike,
  type ImageMap,
  type ImageOptions,
  type PixelColour,
  type PixelRule,
  parseImage,
  readImage,
} from './formats/image/parse-image.ts';
