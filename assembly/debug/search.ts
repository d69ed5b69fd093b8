/** The kernel of searches for tests: it also exports the bounds that landmarks show. */
export { landmarksOf, raisedH } from '../search/landmarks';
export * from '../kernels/search';
