import { show } from '../../core/base/check.ts';
import { isInColumns } from './axial.ts';

/** The directions of steps, clockwise from the one on top, or right of it: with a corner on top, and with a flat top. */
const POINTY = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'];
const FLAT = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

/**
 * Returns the number of a direction on hexagons.
 *
 * @param rule The number of the layout (rules/hex-moves.ts).
 * @throws `RangeError` unless it is one, by name or by number.
 */
export function checkHexDirection(name: string, direction: unknown, rule: number): number {
  const names = isInColumns(rule) ? FLAT : POINTY;
  const at = typeof direction === 'string' ? names.indexOf(direction) : (direction as number);
  if (Number.isInteger(at) && at >= 0 && at < 6) return at;
  throw new RangeError(
    `${name} is ${show(direction)}: it must be one of ${names.map((one) => show(one)).join(', ')}, or their number from 0 to 5`,
  );
}
