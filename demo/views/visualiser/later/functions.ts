/** Functions of the package that the first search does not need. */
export { blendLayers, createSearch, findAnyAnglePath, findPathAsync } from 'hotpath';
