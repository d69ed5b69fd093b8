import { rounded, signOf } from './headings.ts';
import type { Sides } from './margins.ts';
import type { Scene } from './scene.ts';

/** A place where a line may begin or end. Searches use the point where it leaves the margin of its box. */
export interface Port {
  /** The heading that leaves the end. */
  readonly heading: number;
  /** Rounded. */
  readonly x: number;
  readonly y: number;
  readonly exactX: number;
  readonly exactY: number;
  /** The end itself. */
  readonly tipX: number;
  readonly tipY: number;
  /** Length from the end to the point. */
  readonly cost: number;
}

/** A box that an end is attached to. */
export interface Attached {
  readonly box: number;
  /** Numbers of the sides that the line may use. */
  readonly sides: readonly number[];
  /** Place along the side, 0 to 1. */
  readonly at: number;
  /** Whether the line comes from inside the box: it is a group, and the other end is in it. */
  readonly isInside: boolean;
}

/** Boxes, without their margins and with them, and the least straight length of an end. */
export interface Places {
  readonly raw: Sides;
  readonly scene: Scene;
  readonly stub: number;
}

/** Returns the ports of a box, one for each side that the line may use. */
export function boxPorts(places: Places, end: Attached): Port[] {
  return end.sides.map((side) => {
    const { raw, scene } = places;
    const at = 4 * end.box;
    const isRow = (side & 1) === 0;
    const low = isRow ? raw[at + 3] : raw[at + 2];
    const high = isRow ? raw[at + 1] : raw[at];
    const across = low + end.at * (high - low);
    const tip = raw[at + side];
    const edge = scene.exact[at + side];
    if (!end.isInside) return portAt(places, side, across, tip, edge);
    return portAt(places, (side + 2) & 3, across, tip, 2 * tip - edge);
  });
}

/** Returns the ports of a point: one for a heading, otherwise four. */
export function pointPorts(places: Places, x: number, y: number, heading: number | undefined): Port[] {
  const stub = heading === undefined ? 0 : places.stub;
  return (heading === undefined ? [0, 1, 2, 3] : [heading]).map((one) => {
    const [across, tip] = (one & 1) === 0 ? [y, x] : [x, y];
    return portAt({ ...places, stub }, one, across, tip, tip);
  });
}

/**
 * Returns the port of an end.
 *
 * @param across The coordinate that the whole first segment has.
 * @param tip The other coordinate of the end.
 * @param edge Where the line leaves the margin.
 */
function portAt({ scene, stub }: Places, heading: number, across: number, tip: number, edge: number): Port {
  const sign = signOf(heading);
  let point = edge;
  if (sign * (tip + sign * stub - edge) > 0) {
    // A longer stub ends before the first obstacle.
    scene.look(rounded(across), rounded(edge), heading, null);
    const free = Number.isNaN(scene.ahead) ? edge : scene.ahead;
    point = sign * Math.min(sign * tip + stub, sign * free);
  }
  const isRow = (heading & 1) === 0;
  const exactX = isRow ? point : across;
  const exactY = isRow ? across : point;
  const tipX = isRow ? tip : across;
  const tipY = isRow ? across : tip;
  return {
    heading,
    x: rounded(exactX),
    y: rounded(exactY),
    exactX,
    exactY,
    tipX,
    tipY,
    cost: Math.abs(rounded(point) - rounded(tip)),
  };
}

/** Returns the obstacles that cover a port: those that have a point of the way from the end to the port. */
export function coversOf(scene: Scene, port: Port): readonly number[] {
  const tipX = rounded(port.tipX);
  const tipY = rounded(port.tipY);
  return scene.boxesAt(Math.min(tipX, port.x), Math.min(tipY, port.y), Math.max(tipX, port.x), Math.max(tipY, port.y));
}
