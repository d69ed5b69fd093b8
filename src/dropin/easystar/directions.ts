/** The sides from which a tile may be entered, as `setDirectionalCondition` takes them. */
export type Direction = 'TOP' | 'TOP_RIGHT' | 'RIGHT' | 'BOTTOM_RIGHT' | 'BOTTOM' | 'BOTTOM_LEFT' | 'LEFT' | 'TOP_LEFT';

/** From above. */
export const TOP: 'TOP' = 'TOP';
/** From above on the right. */
export const TOP_RIGHT: 'TOP_RIGHT' = 'TOP_RIGHT';
/** From the right. */
export const RIGHT: 'RIGHT' = 'RIGHT';
/** From below on the right. */
export const BOTTOM_RIGHT: 'BOTTOM_RIGHT' = 'BOTTOM_RIGHT';
/** From below. */
export const BOTTOM: 'BOTTOM' = 'BOTTOM';
/** From below on the left. */
export const BOTTOM_LEFT: 'BOTTOM_LEFT' = 'BOTTOM_LEFT';
/** From the left. */
export const LEFT: 'LEFT' = 'LEFT';
/** From above on the left. */
export const TOP_LEFT: 'TOP_LEFT' = 'TOP_LEFT';

/** The side of a tile that faces its neighbour in each of hotpath's directions. */
export const SIDES: readonly Direction[] = [TOP, TOP_RIGHT, RIGHT, BOTTOM_RIGHT, BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT];
