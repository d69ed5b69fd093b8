/** Fields on grids with links: what an engine gets of them, and the links that steps cross. */
import type { Sides } from '../../core/base/cells/box.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import type { FieldLinks, FieldProfile } from '../../core/engine/field.ts';
import type { DirectedLinks } from '../../core/grid/links/links.ts';
import { BORDER, SEAM } from '../../core/grid/path/path-cells.ts';
import { withSeams } from '../../core/rules/seam.ts';
import { LINK_STEP } from './field-route.ts';

/** Links, and steps over edges that go on, as a field follows them. */
export interface NumberedLinks extends FieldLinks {
  /** The number of each link. */
  readonly id: readonly number[];
}

/** Returns links as the field of a profile follows them. Steps over edges that go on are among them, unless the engine makes these. O(links and cells of such edges). */
export function linksFor(ways: DirectedLinks, profile: FieldProfile): NumberedLinks {
  const { from, to, cost, id } = profile.oddly > 0 ? ways : withSeams(ways, profile);
  const [near, far] = profile.fromSources ? [from, to] : [to, from];
  const order = Array.from(near.keys()).sort((a, b) => near[a] - near[b]);
  return {
    near: Int32Array.from(order, (i) => near[i]),
    far: Int32Array.from(order, (i) => far[i]),
    cost: Float64Array.from(order, (i) => cost[i]),
    id: order.map((i) => id[i]),
    taken: new Int32Array(order.length),
  };
}

/** By cell whose step is a link or leads over an edge that goes on. */
export type Crossed = Map<number, { to: number; link: number }>;

/** Returns the links that steps of a computed field may cross. Steps over borders get their direction in `flow` instead, the field's own. */
export function crossingsOf({ near, far, id, taken }: NumberedLinks, flow: Uint8Array, fromSources: boolean): Crossed {
  const crossings: Crossed = new Map();
  // Where several links lead to a cell, the one that last made it cheaper is its step.
  const order = Array.from(taken.keys()).sort((a, b) => taken[a] - taken[b]);
  for (const i of order) if (taken[i] > 0) crossings.set(far[i], { to: near[i], link: id[i] });
  for (const [cell, { link }] of crossings) {
    if (link < BORDER || flow[cell] !== LINK_STEP) continue;
    flow[cell] = (link & 7) ^ (fromSources ? 4 : 0);
    crossings.delete(cell);
  }
  return crossings;
}

/** Adds the steps over edges that go on. @param seams What {@link StoredField.compute} returned. */
export function addSeams(crossings: Crossed, seams: Int32Array, { width, height }: Sides, fromSources: boolean): void {
  for (let i = 0; i < seams.length; i += 2) {
    const [cell, direction] = [seams[i], seams[i + 1]];
    const x = ((cell % width) + STEP_X[direction] + width) % width;
    const y = (Math.floor(cell / width) + STEP_Y[direction] + height) % height;
    // Routes from sources lead the other way.
    crossings.set(cell, { to: y * width + x, link: SEAM + (fromSources ? direction ^ 4 : direction) });
  }
}
