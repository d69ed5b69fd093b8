/** Checks of what callers hand over. */

import {
  checkBoolean,
  checkChoice,
  checkNames,
  checkNumber,
  checkObject,
  isArray,
  type OptionTable,
  readOptions,
  wrongKind,
} from '../core/base/check.ts';
import { suggest } from './advice.ts';
import { checkList } from './crossings.ts';
import { SIDES } from './search/headings.ts';
import type { Box, Rect, Side } from './types.ts';

const LARGEST_COORDINATE = 1e7;
const LARGEST_LENGTH = 1e6;
const RECT = ['x', 'y', 'width', 'height'] as const;

/** A checked end: at a box, or a point. */
export type CheckedEnd =
  | { readonly box: string; readonly sides: readonly number[]; readonly at: number | 'slide' | 'spread' }
  | { readonly box: undefined; readonly x: number; readonly y: number; readonly heading: number | undefined };

export interface CheckedLine {
  readonly from: CheckedEnd;
  readonly to: CheckedEnd;
  readonly via: readonly { readonly x: number; readonly y: number }[];
  readonly bendCost: number | undefined;
}

export interface CheckedOptions {
  readonly margin: number;
  readonly stub: number;
  readonly bendCost: number;
  readonly gap: number;
  readonly snap: number | undefined;
  readonly avoid: readonly Rect[];
  readonly stable: boolean;
}

const OPTIONS: OptionTable<CheckedOptions> = {
  margin: [checkLength, 10],
  stub: [checkLength, 0],
  bendCost: [checkLength, 50],
  gap: [checkLength, 6],
  snap: [checkLength, undefined],
  avoid: [checkAreas, []],
  stable: [checkBoolean, false],
};

/** @throws `TypeError` or `RangeError` unless `value` is a number within the range. */
function checkRange(name: string, value: unknown, least: number, most: number): number {
  const number = checkNumber(name, value);
  if (!(number >= least && number <= most)) {
    throw new RangeError(`${name} is ${number}: it must be a number from ${least} to ${most}`);
  }
  // -0 becomes 0.
  return number + 0;
}

function checkLength(name: string, value: unknown): number {
  return checkRange(name, value, 0, LARGEST_LENGTH);
}

function checkCoordinate(name: string, value: unknown): number {
  return checkRange(name, value, -LARGEST_COORDINATE, LARGEST_COORDINATE);
}

export function checkOptions(options: unknown): CheckedOptions {
  return readOptions<CheckedOptions>(options, OPTIONS, suggest);
}

function checkAreas(name: string, value: unknown): Rect[] {
  return checkList(name, value, 'areas with x, y, width and height').map((area, i) => {
    checkNames(`${name}[${i}]`, area, RECT, suggest);
    return checkRect(`${name}[${i}]`, area as Rect);
  });
}

function checkRect(name: string, { x, y, width, height }: Rect): Rect {
  return {
    x: checkCoordinate(`${name}.x`, x),
    y: checkCoordinate(`${name}.y`, y),
    width: checkRange(`${name}.width`, width, 0, LARGEST_COORDINATE),
    height: checkRange(`${name}.height`, height, 0, LARGEST_COORDINATE),
  };
}

/** @throws `TypeError` unless `value` is a text. */
export function checkId(name: string, value: unknown): string {
  if (typeof value !== 'string') throw wrongKind(name, value, 'a text');
  return value;
}

export function checkBox(name: string, value: unknown): Box {
  checkNames(name, value, [...RECT, 'margin', 'parent'], suggest);
  const { margin, parent, ...rect } = value as Box;
  return {
    ...checkRect(name, rect),
    margin: margin === undefined ? undefined : checkLength(`${name}.margin`, margin),
    parent: parent === undefined ? undefined : checkId(`${name}.parent`, parent),
  };
}

export function checkLine(name: string, value: unknown): CheckedLine {
  checkNames(name, value, ['from', 'to', 'via', 'bendCost'], suggest);
  const { from, to, via = [], bendCost } = value as { from: unknown; to: unknown; via: unknown; bendCost: unknown };
  if (!isArray(via)) throw wrongKind(`${name}.via`, via, 'a list of points with x and y');
  return {
    from: checkEnd(`${name}.from`, from),
    to: checkEnd(`${name}.to`, to),
    via: via.map((point, i) => checkPoint(`${name}.via[${i}]`, point)),
    bendCost: bendCost === undefined ? undefined : checkLength(`${name}.bendCost`, bendCost),
  };
}

function checkPoint(name: string, value: unknown): { x: number; y: number } {
  checkNames(name, value, ['x', 'y'], suggest);
  const { x, y } = value as { x: unknown; y: unknown };
  return { x: checkCoordinate(`${name}.x`, x), y: checkCoordinate(`${name}.y`, y) };
}

function checkEnd(name: string, value: unknown): CheckedEnd {
  checkObject(name, value, 'an object with box, or with x and y');
  if ((value as { box: unknown }).box === undefined) {
    checkNames(name, value, ['x', 'y', 'heading'], suggest);
    const { heading, ...point } = value as { x: unknown; y: unknown; heading: unknown };
    return {
      box: undefined,
      ...checkPoint(name, point),
      heading: heading === undefined ? undefined : checkSide(`${name}.heading`, heading),
    };
  }
  checkNames(name, value, ['box', 'side', 'at'], suggest);
  const { box, side = SIDES, at } = value as { box: unknown; side: unknown; at: unknown };
  return {
    box: checkId(`${name}.box`, box),
    sides: checkSides(`${name}.side`, side),
    at: checkAt(`${name}.at`, at),
  };
}

function checkAt(name: string, value: unknown): number | 'slide' | 'spread' {
  if (value === undefined) return 0.5;
  if (typeof value !== 'string') return checkRange(name, value, 0, 1);
  return checkChoice(name, value, ['slide', 'spread'] as const, suggest);
}

/** Returns the numbers of one side or several, in ascending order. */
function checkSides(name: string, value: unknown): number[] {
  if (!isArray(value)) return [checkSide(name, value)];
  if (value.length === 0) throw new RangeError(`${name} is []: it must name at least one side`);
  return [...new Set(value.map((one, i) => checkSide(`${name}[${i}]`, one)))].sort();
}

function checkSide(name: string, value: unknown): number {
  return SIDES.indexOf(checkChoice<Side>(name, value, SIDES, suggest));
}
