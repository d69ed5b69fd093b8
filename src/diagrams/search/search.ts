/**
 * Finds the cheapest route of one line: least length + bendCost x bends, then fewest bends, then the earliest turns.
 *
 * Coordinates are numbers of a plane, not cells: A* goes over the *tracks* of the scene (a side of a box and a heading along it). That is
 * enough. Take a segment of a cheapest route that is neither the first nor the last. It can be shifted back towards the start, at no cost,
 * until it touches a box behind it, or until the segment before it vanishes. So a route that heads right turns only at right sides of boxes,
 * and the segment after the turn passes the box it touches: it covers the beginning of a track. The first segment is on the line of the start.
 * The last one is on the line of the goal, which every label tests by itself. (Orthogonal visibility graphs: Wybrow, Marriott and Stuckey,
 * "Orthogonal connector routing", 2010. This is what remains of such a graph if each route is shifted back.)
 *
 * "Earliest turns" makes the answer unique: of two routes of equal cost, the one wins that turns earlier where they first differ. A box that
 * is added elsewhere then changes nothing, and neither does the order in which boxes came.
 */

import type { Port } from '../scene/ports.ts';
import { beginningOf, headingOf, type Scene, sideOf } from '../scene/scene.ts';
import type { View } from '../scene/view.ts';
import { beyondGoals, estimate, type Request } from './estimate.ts';
import { type Found, readRoute } from './found.ts';
import { signOf } from './headings.ts';
import { LabelHeap } from './label-heap.ts';
import { GOAL, Labels, START } from './labels.ts';

/** Searches one scene, line after line. It keeps its memory between searches. */
export class Search {
  private readonly scene: Scene;
  private readonly labels: Labels = new Labels();
  private readonly heap: LabelHeap = new LabelHeap(this.labels);
  /** For each track, the number of the search that has reached it, and that has expanded it. */
  private reached: Int32Array = new Int32Array();
  private closed: Int32Array = new Int32Array();
  /** For each track, the least cost of a label of this search. */
  private best: Float64Array = new Float64Array();
  /** Number of tracks of the scene. Those of extra obstacles of a view come behind. */
  private readonly tracks: number;
  private number = 0;
  private request!: Request;
  /** For each goal, where the free way to it starts. */
  private readonly approaches: number[] = [];
  /** Cost of the best route so far. */
  private bound = Infinity;
  /** The nearest tracks on both sides of a turn, -1 if there is none, and how far they are. */
  private readonly near: number[] = [-1, -1];
  private readonly distances: number[] = [0, 0];
  /** Least cost of what the label being expanded has put off. */
  private putOff = Infinity;

  constructor(scene: Scene) {
    this.scene = scene;
    this.tracks = scene.back.length;
  }

  /** Returns the cheapest route, null if there is none. */
  run(request: Request): Found | null {
    const { labels, heap } = this;
    this.request = request;
    this.number++;
    this.bound = request.below;
    const tracks = this.tracks + 8 * (request.view?.count ?? 0);
    if (tracks > this.best.length) {
      this.best = new Float64Array(2 * tracks);
      this.reached = new Int32Array(2 * tracks);
      this.closed = new Int32Array(2 * tracks);
    }
    labels.count = 0;
    heap.clear();
    for (let goal = 0; goal < request.goals.length; goal++) this.approaches[goal] = this.wayTo(request.goals[goal]);
    for (let start = 0; start < request.starts.length; start++) this.addStart(request.starts[start], start);
    for (let label = heap.pop(); label >= 0; label = heap.pop()) {
      const track = labels.track[label];
      if (track === GOAL) return readRoute(labels, this.scene, request, label);
      if (labels.f[label] > this.bound) return null;
      // A label comes back if it has put off a part of its ray.
      if (track >= 0 && labels.done[label] === -Infinity) {
        if (this.closed[track] === this.number) continue;
        this.closed[track] = this.number;
      }
      this.expand(label);
    }
    return null;
  }

  /** Returns where the free way to a goal starts. */
  private wayTo({ heading, x, y }: Port): number {
    const isRow = (heading & 1) === 0;
    this.scene.look(isRow ? y : x, isRow ? x : y, heading, this.request.view);
    return this.scene.ahead;
  }

  /** Adds the labels of a start: the one ahead, and those that turn there. */
  private addStart(port: Port, index: number): void {
    const { labels, request } = this;
    const turnAt = (port.heading & 1) === 0 ? port.x : port.y;
    let ahead = -1;
    for (const turn of [0, 1, 3]) {
      const heading = (port.heading + turn) & 3;
      const isRow = (heading & 1) === 0;
      const line = isRow ? port.y : port.x;
      const from = isRow ? port.x : port.y;
      const g = port.cost + (turn === 0 ? 0 : request.bendCost);
      const label = labels.add(ahead, START - index, heading, line, from, g, turnAt);
      if (turn === 0) ahead = label;
      labels.f[label] = g + estimate(this.request, heading, line, from);
      this.heap.push(label);
    }
  }

  /**
   * Follows the ray of a label to the goals, and to the tracks onto which it may turn. Labels whose least cost is above that of this one are put
   * off: the label comes back for them if the search gets there, which it seldom does.
   */
  private expand(label: number): void {
    const { labels, scene, request, near, distances } = this;
    const { sides, back } = scene;
    const heading = labels.heading[label];
    const line = labels.line[label];
    const from = labels.from[label];
    const reach = this.reachOf(label);
    // A start may be inside the hood of the goal, and a label that turns there may have no way.
    const way = Math.abs(reach - from);
    if (labels.track[label] < 0 && !(labels.parent[label] < 0 ? way >= 0 : way > 0)) return;
    const done = labels.done[label];
    const most = labels.f[label];
    if (done === -Infinity) for (let goal = 0; goal < request.goals.length; goal++) this.tryGoal(label, goal, reach);
    const sign = signOf(heading);
    const clockwise = signOf((heading + 1) & 3);
    const turned = labels.g[label] + request.bendCost - sign * from;
    this.putOff = Infinity;
    const { farthest, rest } = beyondGoals(request, heading, line);
    // A line that ignores obstacles may see more than is in the bands.
    const boxes = request.view === null ? scene.sights[heading].at(clockwise * line) : scene.orders[heading];
    const end = boxes.length;
    let next = 0;
    for (let high = end; next < high; ) {
      const middle = (next + high) >> 1;
      if (sign * (sides[4 * boxes[middle] + heading] - from) > 0) high = middle;
      else next = middle + 1;
    }
    while (next < end) {
      const place = sides[4 * boxes[next] + heading];
      const key = sign * place;
      if (key > sign * reach) break;
      const beyond = turned + key + (key > farthest ? key + rest : 0);
      if (beyond > most) {
        this.putOff = Math.min(this.putOff, beyond);
        break;
      }
      // Of boxes in a row, only the nearest one in sight counts: the tracks of the others continue its tracks.
      near[0] = near[1] = -1;
      distances[0] = distances[1] = Infinity;
      for (; next < end && sides[4 * boxes[next] + heading] === place; next++) {
        for (let way = 0; way < 2; way++) {
          const track = 8 * boxes[next] + 2 * heading + way;
          const sideways = way === 0 ? clockwise : -clockwise;
          const ahead = sideways * (sides[beginningOf(track)] - line);
          if (!(ahead >= 0 && ahead < distances[way])) continue;
          if (!(sideways * (line - back[track]) >= 0 || this.isOpen(track, line))) continue;
          near[way] = track;
          distances[way] = ahead;
        }
      }
      for (let way = 0; way < 2; way++) {
        if (near[way] >= 0 && this.isClear(near[way], line))
          this.reachTrack(label, near[way], turned + key + distances[way], place);
      }
    }
    if (request.view !== null) this.reachExtra(label, request.view, reach, turned);
    labels.done[label] = most;
    if (this.putOff <= this.bound && this.putOff < Infinity) this.pushBack(label);
  }

  /** Puts a label back into the heap for the work it has put off. */
  private pushBack(label: number): void {
    this.labels.f[label] = this.putOff;
    this.heap.push(label);
  }

  /** Returns whether the way from a point of a track's line to its beginning is free, if the obstacle next to it is ignored. */
  private isOpen(track: number, from: number): boolean {
    const { scene } = this;
    const { view } = this.request;
    if (!view?.ignores(scene.backBy[track])) return false;
    scene.lookAlong(track, view);
    return signOf(headingOf(track)) * (from - scene.behind) >= 0;
  }

  /** Returns whether no extra obstacle is between a point of a track's line and the beginning of the track. */
  private isClear(track: number, from: number): boolean {
    const { view } = this.request;
    return (
      view === null ||
      view.isClear(
        this.scene.side(sideOf(track), view),
        from,
        this.scene.side(beginningOf(track), view),
        headingOf(track) & 1,
      )
    );
  }

  /** Follows the ray of a label to the tracks of extra obstacles. */
  private reachExtra(label: number, view: View, reach: number, turned: number): void {
    const { labels, scene } = this;
    const heading = labels.heading[label];
    const line = labels.line[label];
    const sign = signOf(heading);
    for (let extra = 0; extra < view.count; extra++) {
      const place = view.sides[4 * extra + heading];
      if (!(sign * (place - labels.from[label]) > 0 && sign * (reach - place) >= 0)) continue;
      const first = this.tracks + 8 * extra + 2 * heading;
      for (let track = first; track < first + 2; track++) {
        const way = headingOf(track);
        const begin = scene.side(beginningOf(track), view);
        const ahead = signOf(way) * (begin - line);
        if (ahead < 0) continue;
        scene.look(place, begin, way, view);
        if (signOf(way) * (line - scene.behind) >= 0)
          this.reachTrack(label, track, turned + sign * place + ahead, place);
      }
    }
  }

  /** Adds a label that has reached the beginning of a track, or puts it off. `turn` is where it has left its parent's line. */
  private reachTrack(parent: number, track: number, g: number, turn: number): void {
    const { labels, scene } = this;
    const { view } = this.request;
    if (this.reached[track] === this.number && (g > this.best[track] || this.closed[track] === this.number)) return;
    const heading = headingOf(track);
    const line = scene.side(sideOf(track), view);
    const from = scene.side(beginningOf(track), view);
    const f = g + estimate(this.request, heading, line, from);
    if (f > labels.f[parent]) {
      this.putOff = Math.min(this.putOff, f);
      return;
    }
    if (f <= labels.done[parent]) return;
    this.reached[track] = this.number;
    this.best[track] = g;
    const label = labels.add(parent, track, heading, line, from, g, turn);
    labels.f[label] = f;
    this.heap.push(label);
  }

  /** Returns how far the ray of a label goes. */
  private reachOf(label: number): number {
    const { scene, labels } = this;
    const { view } = this.request;
    const track = labels.track[label];
    if (track >= 0 && (view === null || (view.count === 0 && !view.ignores(scene.reachBy[track]))))
      return scene.reach[track];
    scene.look(labels.line[label], labels.from[label], labels.heading[label], view);
    return scene.ahead;
  }

  /** Adds a label for a goal, if the label's ray reaches the goal's line or point and the way from there is free. */
  private tryGoal(label: number, index: number, reach: number): void {
    const { labels } = this;
    const goal = this.request.goals[index];
    const heading = labels.heading[label];
    const sign = signOf(heading);
    const from = labels.from[label];
    const line = labels.line[label];
    const isRow = (heading & 1) === 0;
    const along = isRow ? goal.x : goal.y;
    const across = isRow ? goal.y : goal.x;
    if (!(sign * (along - from) >= 0 && sign * (reach - along) >= 0)) return;
    const arrival = (goal.heading + 2) & 3;
    const turn = (arrival - heading) & 3;
    if (turn === 0 ? line !== across : this.isAtBend(label, along)) return;
    const bends = turn === 3 ? 1 : turn;
    const cost =
      labels.g[label] + Math.abs(along - from) + Math.abs(across - line) + goal.cost + bends * this.request.bendCost;
    if (cost > this.bound) return;
    if ((turn & 1) === 1) {
      const way = signOf(arrival);
      if (!(way * (across - line) >= 0 && way * (line - this.approaches[index]) >= 0)) return;
    } else if (
      turn === 2 &&
      (line === across || !this.scene.isFree(along, across, line, 1 - (heading & 1), this.request.view))
    ) {
      // A line that comes from the wrong side turns beside the goal, and once more at it. It cannot turn round.
      return;
    }
    this.bound = cost;
    const end = labels.add(label, GOAL, arrival, across, index, cost, along);
    labels.f[end] = cost;
    this.heap.push(end);
  }

  /** Returns whether a label has bent at a place along its line: another bend there would turn it round. */
  private isAtBend(label: number, along: number): boolean {
    const { labels } = this;
    const parent = labels.parent[label];
    if (parent < 0) return false;
    return along === (labels.track[label] >= 0 ? labels.line[parent] : labels.from[label]);
  }
}
