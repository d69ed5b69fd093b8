/** Numbers of the estimates that a search of a graph can use, as in assembly/graph/graph-estimate.ts. */
export const ESTIMATES = {
  none: 0,
  asked: 1,
  box6: 2,
  box18: 3,
  box26: 4,
  axial: 5,
  'odd-r': 6,
  'even-r': 7,
  'odd-q': 8,
  'even-q': 9,
} as const;
