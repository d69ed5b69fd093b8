/**
 * Where a corner's record has its fields, in words of the arrays of a `Hierarchy`. assembly/contraction/hierarchy.ts draws the records. Corners and
 * arcs have numbers from 0.
 */
import {
  CORNER_BACK_STAMP,
  CORNER_END_ARC,
  CORNER_FIRST_ARC,
  CORNER_LABEL,
  CORNER_LANES,
  CORNER_SIZE,
  CORNER_SPOT,
  CORNER_STAMP,
} from '../layout.ts';

/** Words of a record, of 32 and of 16 bits. */
export const CORNER_WORDS: number = CORNER_SIZE >> 2;
export const CORNER_HALVES: number = CORNER_SIZE >> 1;
export const STAMP: number = CORNER_STAMP >> 2;
export const BACK_STAMP: number = CORNER_BACK_STAMP >> 2;
export const FIRST_ARC: number = CORNER_FIRST_ARC >> 2;
export const END_ARC: number = CORNER_END_ARC >> 2;
export const LABEL: number = CORNER_LABEL >> 2;
export const SPOT: number = CORNER_SPOT >> 2;
/** The first of its distances to landmarks, among the words of 16 bits. */
export const LANES_AT: number = CORNER_LANES >> 1;
