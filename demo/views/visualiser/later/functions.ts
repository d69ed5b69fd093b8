/** Functions of the package that the first search does not need, on either engine. */
import 'hotpath/js-all';

export { blendLayers, createSearch, distanceField, findAnyAnglePath, findPathAsync } from 'hotpath';
export { hexagons } from '../../../map/hexagons.ts';
