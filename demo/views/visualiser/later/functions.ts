/** Functions of the package that the first search does not need. */

export { blendLayers, createSearch, distanceField, findAnyAnglePath, findPathAsync } from 'hotpath';
export { hexagons } from '../../../map/hexagons.ts';
