/** Why something takes more than 20 times as long as the plain call, by map, option, feature or function: sentences for docs/performance.md. */
export const REASONS: Readonly<Record<string, string>> = {
  'open ground':
    'the goal is in view of the start, so the plain call takes about a microsecond. What keeps a search from looking there costs a large factor, and little time.',
  '70 links':
    'each is a short cut across the map. So every estimate of the way to come is low, and the search spreads. On hexagons it goes from cell to cell.',
  'turnCost: 0.5':
    'the search goes from cell to cell, and keeps a cell once for each direction in which it is reached. Without diagonals, free runs are faster.',
  "startDirection: 'east'": 'a direction at the start or goal makes the search one that counts turns.',
  'size: 2':
    'doors of one cell are too narrow for such a unit. So nearly all of the map is out of its reach, and `randomCell` and `nearestFree` look at all of it.',
};

/** Why pairs cost more than their two parts. */
export const REASON_OF_PAIRS =
  'Most pairs join terrain, layers, `turnCost` or a direction with links or closed exits, or one of these with another heuristic: jump points take one of the two, and with both the search goes from cell to cell.';
