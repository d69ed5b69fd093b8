/** The kernel of searches on squares: it has all that the kernel of hexagons has, and what needs components or jump points of squares. */
export { addGoals } from '../solve/nearest';
export { landmarksPlace, releaseLandmarks } from '../search/landmarks';
export { componentsEnd } from '../solve/prepared';
export * from './hex';
