/**
 * The graph of a grid's corners, contracted tile by tile (tile-graph.ts). A corner that went has arcs to the neighbours it had then, which went
 * later or stay. Those that stay are the core: they have arcs to others of the core. So a shortest route climbs from its start to the core,
 * runs along it, and comes down to its goal.
 */
import { allocate } from '../../core/base/allocate.ts';
import { SAMPLED_CORNERS, TILE_SIDE } from '../../core/base/tuning/tuning.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { LANES, type Landmarks } from '../../core/grid/history/landmarks.ts';
import {
  CORNER_HALVES,
  CORNER_WORDS,
  END_ARC,
  FIRST_ARC,
  LABEL,
  LANES_AT,
  SPOT,
} from '../../core/kernel/contraction/corner-record.ts';
import type { Hierarchy } from '../../core/kernel/contraction/hierarchy.ts';
import { labelCore } from './core-labels.ts';
import { makeSight, type Sight, Subgoals } from './corners.ts';
import { TileGraph } from './tile-graph.ts';

/** Step costs: whole numbers. */
interface StepCosts {
  readonly straight: number;
  readonly diagonal: number;
}

export class ContractedTiles {
  readonly planes: Subgoals;
  readonly sight: Sight;
  private readonly costs: StepCosts;
  private readonly side: number;
  private readonly across: number;
  /** The numbers of the corners in each tile. */
  private readonly members: number[][];
  /** Number of arcs of the tiles that have been contracted. */
  private arcs = 0;
  private cornerCount = 0;
  private readonly graph: TileGraph = new TileGraph();
  /** Scratch: the place of each corner in its tile. */
  private placeIn: Int32Array = allocate(Int32Array, 0);
  private hierarchy: Hierarchy | null = null;

  /** Finds the corners of a grid. @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore, costs: StepCosts, side: number = TILE_SIDE) {
    this.side = side;
    this.costs = costs;
    this.planes = new Subgoals(cells);
    this.sight = makeSight(this.planes);
    this.across = Math.ceil(cells.width / side);
    this.members = Array.from({ length: this.across * Math.ceil(cells.height / side) }, () => []);
    this.cornerCount = this.planes.findCorners();
  }

  get count(): number {
    return this.cornerCount;
  }

  get bytes(): number {
    return this.planes.bytes + this.placeIn.byteLength + (this.hierarchy?.bytes ?? 0);
  }

  /** Returns about how many links a corner has. */
  links(): number {
    const { planes, sight } = this;
    const stride = Math.max(1, Math.floor(this.cornerCount / SAMPLED_CORNERS));
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

  /**
   * Numbers the corners by tile, writes their records and contracts all.
   *
   * @param landmarks Distances of each cell to landmarks.
   * @throws `RangeError` if memory cannot be allocated.
   */
  contractAll(hierarchy: Hierarchy, landmarks: Landmarks | null): void {
    this.hierarchy = hierarchy;
    hierarchy.reserveCorners(this.cornerCount);
    hierarchy.reserveArcs(3 * this.cornerCount);
    this.placeIn = allocate(Int32Array, this.cornerCount);
    const places: number[][] = this.members.map(() => []);
    this.planes.forEachCorner((place) => places[this.tileAt(place)].push(place));
    this.cornerCount = 0;
    for (const [tile, found] of places.entries()) for (const place of found) this.addCorner(tile, place, landmarks);
    for (let tile = 0; tile < this.members.length; tile++) this.contract(tile);
    labelCore(this.members, hierarchy);
  }

  private addCorner(tile: number, place: number, landmarks: Landmarks | null): void {
    const corner = this.cornerCount++;
    const { corners, lanes } = this.hierarchy as Hierarchy;
    const [x, y] = this.planes.cellAt(place);
    corners[corner * CORNER_WORDS + SPOT] = (y << 16) | x;
    if (landmarks !== null) {
      const row = (y * this.planes.width + x) * LANES;
      const at = corner * CORNER_HALVES + LANES_AT;
      for (let lane = 0; lane < LANES; lane++) lanes[at + lane] = landmarks.tables.lanes[row + lane];
    }
    this.members[tile].push(corner);
    this.planes.setCorner(place, corner);
  }

  private tileAt(place: number): number {
    const [x, y] = this.planes.cellAt(place);
    return Math.floor(y / this.side) * this.across + Math.floor(x / this.side);
  }

  private tileOf(spot: number): number {
    return Math.floor((spot >>> 16) / this.side) * this.across + Math.floor((spot & 0xffff) / this.side);
  }

  private contract(tile: number): void {
    const { graph, sight, planes } = this;
    const { corners } = this.hierarchy as Hierarchy;
    const members = this.members[tile];
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
    const first = this.arcs;
    hierarchy.reserveArcs(first + graph.countArcs() + outside.length / 3);
    const { corners, arcs, parts } = hierarchy;
    const arcOf = new Int32Array(graph.halves);
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
    this.arcs = arc;
  }
}
