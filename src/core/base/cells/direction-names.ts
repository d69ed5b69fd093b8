import { checkInteger, show } from '../check.ts';

/** The names of directions; their places in this list are their numbers. */
const DIRECTIONS: readonly DirectionName[] = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

/** The name of a direction: `'north'` is y - 1, `'east'` is x + 1. */
export type DirectionName =
  | 'north'
  | 'north-east'
  | 'east'
  | 'south-east'
  | 'south'
  | 'south-west'
  | 'west'
  | 'north-west';

/** A direction, by name, or by number: 0 is north, 1 north-east, 2 east and so on clockwise to 7, north-west. */
export type Direction = DirectionName | number;

/** Returns the number of a direction. @throws `TypeError` or `RangeError` unless it is one, by name or by number. */
export function checkDirection(name: string, direction: unknown): number {
  if (typeof direction !== 'string') return checkInteger(name, direction, 0, 7);
  const number = (DIRECTIONS as readonly string[]).indexOf(direction);
  if (number < 0) {
    const names = DIRECTIONS.map((one) => show(one)).join(', ');
    throw new RangeError(`${name} is ${show(direction)}: it must be one of ${names}, or their number from 0 to 7`);
  }
  return number;
}
