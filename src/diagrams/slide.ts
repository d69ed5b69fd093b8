/** Ends that may be anywhere along their sides: `at: 'slide'`. */

import type { Diagram } from './diagram.ts';
import type { CheckedEnd, CheckedLine } from './read.ts';
import { type Tip, tipsOf } from './scene/tips.ts';
import { bendsLeft } from './search/estimate.ts';
import { findWire, type Wire } from './search/wire.ts';
import type { Point } from './types.ts';

/** What rounding may add to a cost. */
const SLACK = 1e-4;

/** More than snapping may move a place. */
const BESIDE = 0.02;

/** Searches the route of a line. An end that slides is where the line is cheapest, of equal places where it is opposite the other end, or nearest to the middle. */
export function findSliding(diagram: Diagram, line: CheckedLine): Wire {
  let best = findWire(diagram, line);
  const { ends, groups, bendCost } = best;
  const { from, to, via } = line;
  if (ends.some(Number.isNaN) || ![from, to].some(slides)) return best;
  const raw = diagram.bodies();
  const perBend = via.length > 0 ? 0 : bendCost;
  /** Lines with places for their ends, and what they cost at least. */
  const lines: { line: CheckedLine; least: number; off: number }[] = [];
  const points = [...via];
  for (const tip of [
    ...tipsOf(raw, from, ends[0], groups, to, ends[1]),
    ...tipsOf(raw, to, ends[1], groups, from, ends[0]),
  ])
    points.push(tip);
  for (const { starts, goals } of best.parts)
    for (const { exactX, exactY } of [...starts, ...goals]) points.push({ x: exactX, y: exactY });
  for (const one of placesOf(diagram, from, ends[0], points)) {
    const starts = tipsOf(raw, one, ends[0], groups, to, ends[1]);
    for (const other of placesOf(diagram, to, ends[1], points)) {
      let least = Infinity;
      for (const goal of tipsOf(raw, other, ends[1], groups, one, ends[0]))
        for (const start of starts) least = Math.min(least, leastBetween(diagram, start, goal, perBend));
      lines.push({ line: { ...line, from: one, to: other }, least, off: offMiddle(one) + offMiddle(other) });
    }
  }
  lines.sort((a, b) => a.least - b.least || a.off - b.off);
  let isTried = false;
  for (const { line, least } of lines) {
    if (least >= best.cost - SLACK) break;
    isTried = true;
    const wire = findWire(diagram, line);
    if (wire.cost < best.cost - SLACK) best = wire;
  }
  best.isTight ||= isTried;
  return best;
}

function slides(end: CheckedEnd): boolean {
  return 'at' in end && end.at === 'slide';
}

function offMiddle(end: CheckedEnd): number {
  return 'at' in end ? Math.abs((end.at as number) - 0.5) : 0;
}

/** Returns an end that slides at all places of its sides at which the cost can have a least value: where boxes, margins, other ends and points to pass begin or end. */
function placesOf(diagram: Diagram, end: CheckedEnd, box: number, points: readonly Point[]): CheckedEnd[] {
  if (!('at' in end) || end.at !== 'slide') return [end];
  const raw = diagram.bodies();
  const places = new Set([0, 0.5, 1]);
  for (const side of end.sides) {
    const axis = 1 - (side & 1);
    const low = raw[4 * box + 2 + axis];
    const size = raw[4 * box + axis] - low;
    const add = (value: number): void => {
      // A box that touches a place may block it, but not those beside it.
      for (const place of [value, value - BESIDE, value + BESIDE])
        if (place > low && place < low + size) places.add((place - low) / size);
    };
    for (const value of [low, low + size]) add(value);
    for (const sides of [raw, diagram.scene.exact]) for (let at = axis; at < sides.length; at += 2) add(sides[at]);
    for (const { x, y } of points) add(axis === 0 ? x : y);
  }
  return [...places].map((at) => ({ ...end, at }));
}

/** Returns the least cost between two tips if nothing is in the way. A tip that another box touches may be left in any direction, and then bends do not count. */
function leastBetween(diagram: Diagram, start: Tip, goal: Tip, perBend: number): number {
  const [dx, dy] = [goal.x - start.x, goal.y - start.y];
  const isBound = isAlone(diagram, start) && isAlone(diagram, goal);
  const bends = isBound ? bendsLeft(start.heading, (goal.heading + 2) & 3, dx, dy) : 0;
  return Math.abs(dx) + Math.abs(dy) + perBend * bends;
}

function isAlone(diagram: Diagram, { x, y, box }: Tip): boolean {
  const raw = diagram.bodies();
  return diagram.scene
    .boxesAt(x - SLACK, y - SLACK, x + SLACK, y + SLACK)
    .every(
      (one) => one === box || x < raw[4 * one + 2] || x > raw[4 * one] || y < raw[4 * one + 3] || y > raw[4 * one + 1],
    );
}
