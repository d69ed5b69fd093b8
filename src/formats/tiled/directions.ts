/** Directions by name, as sets of bits: bit 0 is north, and so on clockwise, as `Grid.setExit` counts them. */
import { isArray, show, wrongKind } from '../../core/base/check.ts';

/** Directions: names in a text, such as `'n e'` or `'north, east'`, or a list of names or of numbers from 0 (north) clockwise to 7. */
export type Directions = string | readonly (string | number)[];

const NAMES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const SHORT = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

/** Bits of the four straight directions. */
const STRAIGHT = 0b01010101;

/** Returns a set of directions. @param which Whether all eight may be given, or only the four sides of a cell. */
export function readDirections(name: string, value: Directions, which: 'sides' | 'all'): number {
  const found =
    typeof value === 'string' ? directionsIn(value, which) : isArray(value) ? setOf(value, which) : undefined;
  if (found !== undefined) return found;
  const names = NAMES.filter((_, direction) => which === 'all' || direction % 2 === 0);
  throw wrongKind(name, value, `directions, such as 'n e', of ${names.map((one) => show(one)).join(', ')}`);
}

/** Returns the directions that a text names; undefined if it has anything else. */
export function directionsIn(text: string, which: 'sides' | 'all'): number | undefined {
  return setOf(
    text.split(/[\s,;]+/).filter((word) => word !== ''),
    which,
  );
}

function setOf(list: readonly unknown[], which: 'sides' | 'all'): number | undefined {
  let set = 0;
  for (const item of list) {
    const word = String(item).toLowerCase();
    const direction = typeof item === 'number' ? item : Math.max(NAMES.indexOf(word), SHORT.indexOf(word));
    if (!Number.isInteger(direction) || direction < 0 || direction > 7) return undefined;
    set |= 1 << direction;
  }
  return which === 'sides' && (set & ~STRAIGHT) !== 0 ? undefined : set;
}

/** Column and row of a step in each direction. */
export const STEPS: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** Returns a set of directions with each of them turned. @param turn Returns the step for a step. */
export function turned(set: number, turn: (x: number, y: number) => readonly [x: number, y: number]): number {
  let result = 0;
  STEPS.forEach(([x, y], direction) => {
    if ((set & (1 << direction)) === 0) return;
    const [dx, dy] = turn(x, y);
    result |= 1 << STEPS.findIndex((step) => step[0] === dx && step[1] === dy);
  });
  return result;
}

/** Returns a set as a text that {@link directionsIn} reads. */
export function textOfDirections(set: number): string {
  return SHORT.filter((_, direction) => (set & (1 << direction)) !== 0).join(' ');
}
