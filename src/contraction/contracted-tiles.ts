/**
 * The graph of a grid's corners, contracted tile by tile (tile-graph.ts). A corner that went has arcs to the neighbours it had then, which went
 * later or stay. Those that stay are the core: they have arcs to others of the core. So a shortest route climbs from its start to the core,
 * runs along it, and comes down to its goal.
 *
 * An edit changes the lists of the corners that can be seen from the nine cells around it, before or after. The tiles of these corners are
 * contracted again.
 */
import { allocate } from '../base/allocate.ts';
import {
  CORNER_LANES,
  CORNER_WORDS,
  END_ARC,
  FIRST_ARC,
  type Hierarchy,
  LABEL,
  LANES_AT,
  SPOT,
} from '../engine/contraction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { LANES, type Landmarks } from '../grid/landmarks.ts';
import { labelCore } from './core-labels.ts';
import { Corners, makeSight, type Sight } from './corners.ts';
import { TileGraph } from './tile-graph.ts';

/** Cells of a tile's side. Larger tiles leave a smaller core, and take longer to contract again after an edit. */
const SIDE = 128;
/** The links of about this many corners are counted before any are contracted. */
const SAMPLE = 512;

/** Step costs: whole numbers. */
interface StepCosts {
  readonly straight: number;
  readonly diagonal: number;
}

export class ContractedTiles {
  readonly planes: Corners;
  readonly sight: Sight;
  private readonly costs: StepCosts;
  private readonly landmarks: Landmarks | null;
  private readonly side: number;
  private readonly across: number;
  /** The numbers of the corners in each tile. */
  private readonly members: number[][];
  /** By tile, the arcs set aside for it. */
  private readonly firstArc: Int32Array;
  private readonly arcRoom: Int32Array;
  private arcs = 0;
  /** Numbers of corners that are no more. */
  private readonly free: number[] = [];
  private cornerCount = 0;
  /** ContractedTiles to be contracted again. */
  private readonly stale: Set<number> = new Set();
  private readonly graph: TileGraph = new TileGraph();
  /** Scratch: the place of each corner in its tile. */
  private placeIn: Int32Array = allocate(Int32Array, 0);
  private hierarchy: Hierarchy | null = null;

  /** Finds the corners of a grid. @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore, costs: StepCosts, landmarks: Landmarks | null, side: number = SIDE) {
    this.side = side;
    this.costs = costs;
    this.landmarks = landmarks;
    this.planes = new Corners(cells);
    this.sight = makeSight(this.planes);
    this.across = Math.ceil(cells.width / side);
    this.members = Array.from({ length: this.across * Math.ceil(cells.height / side) }, () => []);
    this.firstArc = allocate(Int32Array, this.members.length);
    this.arcRoom = allocate(Int32Array, this.members.length);
    this.cornerCount = this.planes.findCorners();
  }

  get count(): number {
    return this.cornerCount - this.free.length;
  }

  get bytes(): number {
    return this.planes.bytes + this.placeIn.byteLength + (this.hierarchy?.bytes ?? 0);
  }

  /** Number of corners in tiles to be contracted again; 0 if there are none. */
  get staleCorners(): number {
    let count = 0;
    for (const tile of this.stale) count += this.members[tile].length + 1;
    return count;
  }

  /** Returns about how many links a corner has. */
  links(): number {
    const { planes, sight } = this;
    const stride = Math.max(1, Math.floor(this.cornerCount / SAMPLE));
    let links = 0;
    let sampled = 0;
    let corner = 0;
    planes.forEachCorner((place) => {
      if (corner++ % stride !== 0) return;
      planes.look(place, sight);
      links += sight.count;
      sampled++;
    });
    return sampled === 0 ? 0 : links / sampled;
  }

  /** Numbers the corners by tile, writes their records and contracts all. @throws `RangeError` if memory cannot be allocated. */
  contractAll(hierarchy: Hierarchy): void {
    this.hierarchy = hierarchy;
    hierarchy.reserveCorners(this.cornerCount);
    hierarchy.reserveArcs(3 * this.cornerCount);
    this.placeIn = allocate(Int32Array, this.cornerCount);
    const places: number[][] = this.members.map(() => []);
    this.planes.forEachCorner((place) => places[this.tileAt(place)].push(place));
    this.cornerCount = 0;
    for (const tile of places) for (const place of tile) this.addCorner(place);
    for (let tile = 0; tile < this.members.length; tile++) this.stale.add(tile);
    this.repair();
  }

  /** Follows an edit of the grid. @throws `RangeError` if memory cannot be allocated; the tiles must not be used any more. */
  edit(x: number, y: number, blocked: boolean): void {
    const { planes } = this;
    const place = planes.placeOf(x, y);
    if (planes.isBlocked(place) === blocked) return;
    this.lookAround(place);
    // A corner must not become a blocked cell without notice.
    if (planes.corners[place] >= 0) this.removeCorner(place);
    planes.setBlocked(place, blocked);
    this.forEachAround(place, (near) => {
      const isCorner = planes.corners[near] >= 0;
      if (planes.turns(near) === isCorner) return;
      if (isCorner) this.removeCorner(near);
      else this.addCorner(near);
    });
    this.lookAround(place);
  }

  /** Contracts the tiles again that edits have changed. @throws as `edit` does. */
  repair(): void {
    for (const tile of this.stale) this.contract(tile);
    this.stale.clear();
    labelCore(this.members, this.hierarchy as Hierarchy);
  }

  private forEachAround(place: number, visit: (place: number) => void): void {
    const { pitch } = this.planes;
    for (let row = place - pitch; row <= place + pitch; row += pitch) {
      for (let near = row - 1; near <= row + 1; near++) if (!this.planes.isBlocked(near)) visit(near);
    }
  }

  /** Marks the tiles of all corners that are seen from around a cell. */
  private lookAround(place: number): void {
    const { planes, sight, stale } = this;
    const { corners } = this.hierarchy as Hierarchy;
    this.forEachAround(place, (near) => {
      if (planes.corners[near] >= 0) stale.add(this.tileAt(near));
      planes.look(near, sight);
      for (let i = 0; i < sight.count; i++) stale.add(this.tileOf(corners[sight.corners[i] * CORNER_WORDS + SPOT]));
    });
  }

  private addCorner(place: number): void {
    const hierarchy = this.hierarchy as Hierarchy;
    const corner = this.free.pop() ?? this.cornerCount++;
    hierarchy.reserveCorners(this.cornerCount);
    const { corners, lanes } = hierarchy;
    const [x, y] = this.planes.cellAt(place);
    corners.fill(0, corner * CORNER_WORDS, (corner + 1) * CORNER_WORDS);
    corners[corner * CORNER_WORDS + SPOT] = (y << 16) | x;
    if (this.landmarks !== null) {
      const row = (y * this.planes.width + x) * LANES;
      const at = corner * CORNER_LANES + LANES_AT;
      for (let lane = 0; lane < LANES; lane++) lanes[at + lane] = this.landmarks.tables[row + lane];
    }
    const tile = this.tileAt(place);
    this.members[tile].push(corner);
    this.planes.setCorner(place, corner);
    this.stale.add(tile);
  }

  private removeCorner(place: number): void {
    const corner = this.planes.corners[place];
    const members = this.members[this.tileAt(place)];
    members.splice(members.indexOf(corner), 1);
    this.free.push(corner);
    this.planes.setBlocked(place, false);
  }

  private tileAt(place: number): number {
    const [x, y] = this.planes.cellAt(place);
    return Math.floor(y / this.side) * this.across + Math.floor(x / this.side);
  }

  private tileOf(spot: number): number {
    return Math.floor((spot >>> 16) / this.side) * this.across + Math.floor((spot & 0xffff) / this.side);
  }

  /** Contracts a tile from scratch. */
  private contract(tile: number): void {
    const { graph, sight, planes } = this;
    const { corners } = this.hierarchy as Hierarchy;
    const members = this.members[tile];
    if (this.cornerCount > this.placeIn.length) this.placeIn = allocate(Int32Array, 2 * this.cornerCount);
    const { placeIn } = this;
    for (let i = 0; i < members.length; i++) placeIn[members[i]] = i;
    graph.begin(members.length);
    const outside: number[] = [];
    for (let i = 0; i < members.length; i++) {
      const corner = members[i];
      const spot = corners[corner * CORNER_WORDS + SPOT];
      planes.look(planes.placeOf(spot & 0xffff, spot >>> 16), sight);
      for (let k = 0; k < sight.count; k++) {
        const end = sight.corners[k];
        const steps = (sight.diagonals[k] << 16) | sight.straights[k];
        if (this.tileOf(corners[end * CORNER_WORDS + SPOT]) !== tile) {
          graph.keep(i);
          outside.push(i, end, steps);
        } else if (end > corner) {
          const weight = sight.diagonals[k] * this.costs.diagonal + sight.straights[k] * this.costs.straight;
          graph.link(i, placeIn[end], weight, steps, -1, -1);
        }
      }
    }
    graph.contract();
    this.write(tile, outside);
  }

  /** Writes the arcs of a tile. @param outside Links that leave the tile: the member, the corner outside, the steps. */
  private write(tile: number, outside: readonly number[]): void {
    const { graph } = this;
    const hierarchy = this.hierarchy as Hierarchy;
    const members = this.members[tile];
    this.reserveArcs(tile, graph.countArcs() + outside.length / 3);
    const { corners, arcs, parts } = hierarchy;
    const arcOf = new Int32Array(graph.halves);
    const first = this.firstArc[tile];
    let arc = first;
    let out = 0;
    for (let i = 0; i < members.length; i++) {
      const record = members[i] * CORNER_WORDS;
      const spot = corners[record + SPOT];
      corners[record + FIRST_ARC] = arc;
      corners[record + LABEL] = graph.gone[i] === 1 ? -1 : 0;
      for (let half = graph.first[i]; half >= 0; half = graph.next[half]) {
        const end = members[graph.to[half]];
        const isShortcut = graph.partA[half] >= 0;
        arcOf[half] = arc;
        arcs[2 * arc] = end;
        arcs[2 * arc + 1] = graph.steps[half];
        parts[2 * arc] = isShortcut ? graph.partA[half] : ~spot;
        parts[2 * arc + 1] = isShortcut ? graph.partB[half] : corners[end * CORNER_WORDS + SPOT];
        arc++;
      }
      for (; out < outside.length && outside[out] === i; out += 3) {
        arcs[2 * arc] = outside[out + 1];
        arcs[2 * arc + 1] = outside[out + 2];
        parts[2 * arc] = ~spot;
        parts[2 * arc + 1] = corners[outside[out + 1] * CORNER_WORDS + SPOT];
        arc++;
      }
      corners[record + END_ARC] = arc;
    }
    // Parts that are halves become arcs.
    for (let part = 2 * first; part < 2 * arc; part += 2) {
      if (parts[part] < 0) continue;
      parts[part] = arcOf[parts[part]];
      parts[part + 1] = arcOf[parts[part + 1]];
    }
  }

  /** Sets arcs aside for a tile. */
  private reserveArcs(tile: number, count: number): void {
    if (count <= this.arcRoom[tile]) return;
    // A tile that is contracted again may need more the next time.
    const room = this.arcRoom[tile] === 0 ? count : count + (count >> 2);
    (this.hierarchy as Hierarchy).reserveArcs(this.arcs + room);
    this.firstArc[tile] = this.arcs;
    this.arcRoom[tile] = room;
    this.arcs += room;
  }
}
