/** The kernel of searches for the js engine: one module for squares and hexagons. */
export { setHexagons } from './hexagons';
export * from '../kernels/search';
