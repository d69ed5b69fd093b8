import type { Wire } from '../search/wire.ts';

/** A line while it is moved. */
export interface Track {
  /** Id of the line. It decides between lines that are alike otherwise, so that their order of arrival does not matter. */
  readonly id: string;
  wire: Wire;
  /** Its corners before the first pass, and after each: x, y, x, y, … */
  readonly stages: (readonly number[])[];
  /** Its segments in each pass. */
  readonly strands: Strand[][];
}

const NONE: readonly number[] = [];

/** A segment along one axis, which may be moved across it. */
export class Strand {
  readonly track: Track;
  /** The corners of its line, and the index of its first one. */
  readonly points: readonly number[];
  readonly at: number;
  /** Its coordinate across, as it is. */
  readonly line: number;
  /** Its extent along. */
  readonly low: number;
  readonly high: number;
  /** Where it would like to be. */
  wish: number;
  /** Range in which it keeps all margins. */
  softMin: number;
  softMax: number;
  /** Range in which it keeps half of them. */
  hardMin: number;
  hardMax: number;
  /** Where it goes. */
  place: number;
  /** Segments that should be on its upper side, and on its lower side. */
  readonly above: Strand[] = [];
  readonly below: Strand[] = [];
  /** Of the first and the last segment of its line that it meets: where along, and the end's coordinate across. */
  readonly meets: readonly number[];
  /** The last segment that was added and meets ends of lines where this one does, by its number in the order of arrival. */
  metBy = 0;
  /** Its number in the group that is being placed. */
  index = 0;
  /** The last search for groups that has found it. */
  stamp = 0;

  /** @param axis The axis across. */
  constructor(track: Track, points: readonly number[], at: number, axis: number) {
    const along = 1 - axis;
    const line = points[at + axis];
    this.track = track;
    this.points = points;
    this.at = at;
    this.line = line;
    this.low = Math.min(points[at + along], points[at + 2 + along]);
    this.high = Math.max(points[at + along], points[at + 2 + along]);
    this.wish = line;
    this.softMin = line;
    this.softMax = line;
    this.hardMin = line;
    this.hardMax = line;
    this.place = line;
    const last = points.length - 2;
    const first = at === 2 ? [points[along], points[axis]] : NONE;
    this.meets = at + 4 === last ? [...first, points[last + along], points[last + axis]] : first;
  }
}

/** Orders strands by their wishes. */
export function compareStrands(one: Strand, other: Strand): number {
  if (one.wish !== other.wish) return one.wish - other.wish;
  if (one.track === other.track) return one.at - other.at;
  return one.track.id < other.track.id ? -1 : 1;
}

/** Returns the points that a line must pass, each as x and y. */
export function stopsOf({ parts }: Wire): readonly (readonly number[])[] {
  return parts.slice(0, -1).map(({ goals: [{ tipX, tipY }] }) => [tipX, tipY]);
}
