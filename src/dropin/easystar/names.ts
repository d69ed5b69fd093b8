export {
  BOTTOM,
  BOTTOM_LEFT,
  BOTTOM_RIGHT,
  type Direction,
  LEFT,
  RIGHT,
  TOP,
  TOP_LEFT,
  TOP_RIGHT,
} from './directions.ts';
export { js, type PathCallback } from './easystar.ts';
export type { Tiles } from './tile-map.ts';
