/** Writes and reads the landmarks of a grid's copy in linear memory; assembly/search/landmarks.ts draws the layout. */
import type { Landmarks, Tables } from '../grid/history/landmarks.ts';
import * as layout from './layout.ts';
import type { LinearMemory } from './memory.ts';

/** Left, top, right and bottom of a box. */
const BOX = 4;

/** @param place Address for them. @param withTables False if the tables there are these already. */
export function writeLandmarks(
  { views }: LinearMemory,
  place: number,
  landmarks: Landmarks,
  withTables: boolean,
): void {
  const { bytes, float64, int32 } = views;
  const { boxes, tables } = landmarks;
  float64[(place + layout.LANDMARKS_STRAIGHT) >>> 3] = landmarks.straight;
  float64[(place + layout.LANDMARKS_DIAGONAL) >>> 3] = landmarks.diagonal;
  float64[(place + layout.LANDMARKS_QUANTUM) >>> 3] = landmarks.quantum;
  float64[(place + layout.LANDMARKS_HALF) >>> 3] = landmarks.half;
  float64[(place + layout.LANDMARKS_SAVED) >>> 3] = landmarks.saved;
  int32[(place + layout.LANDMARKS_RULE) >>> 2] = landmarks.rule;
  int32[(place + layout.LANDMARKS_BLOCK_BITS) >>> 2] = tables.blockBits;
  int32[(place + layout.LANDMARKS_COLUMNS) >>> 2] = tables.columns;
  int32[(place + layout.LANDMARKS_UPPER) >>> 2] = 2 * tables.upper;
  int32[(place + layout.LANDMARKS_OPENED_COUNT) >>> 2] = boxes.length / BOX;
  int32.set(boxes, (place + layout.LANDMARKS_OPENED_AT) >>> 2);
  if (withTables) bytes.set(laneBytesOf(tables), place + layout.LANDMARKS_TABLES_AT);
}

function laneBytesOf({ lanes }: Tables): Uint8Array {
  return new Uint8Array(lanes.buffer, lanes.byteOffset, lanes.byteLength);
}

/** Copies landmarks within linear memory. */
export function copyTables({ bytes }: LinearMemory, from: number, to: number, { tables }: Landmarks): void {
  bytes.copyWithin(to, from, from + layout.LANDMARKS_TABLES_AT + tables.lanes.byteLength);
}

/** Returns landmarks as they were when they were last written to `place`. @param latest The same landmarks, as they are now. */
export function readLandmarks({ views }: LinearMemory, place: number, latest: Landmarks): Landmarks {
  const { float64, int32 } = views;
  const first = (place + layout.LANDMARKS_OPENED_AT) >>> 2;
  const count = int32[(place + layout.LANDMARKS_OPENED_COUNT) >>> 2];
  const boxes = [...int32.subarray(first, first + BOX * count)];
  return latest.asBefore(boxes, float64[(place + layout.LANDMARKS_SAVED) >>> 3]);
}
