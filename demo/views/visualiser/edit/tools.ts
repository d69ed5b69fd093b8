/** The tools of the map, and what there is at a cell, in words. */
import { KINDS, type MapModel } from '../../../map/model.ts';
import type { Point } from '../../../ui/stage.ts';
import type { Ends } from '../places.ts';

export const TOOLS = [
  { value: 'wall', label: 'Wall' },
  { value: 'erase', label: 'Erase' },
  { value: 'terrain', label: 'Terrain' },
  { value: 'influence', label: 'Influence' },
  { value: 'kind', label: 'Kind' },
  { value: 'fence', label: 'Fence' },
  { value: 'one-way', label: 'One-way' },
  { value: 'river', label: 'River' },
  { value: 'portal', label: 'Portal' },
  { value: 'start', label: 'Start' },
  { value: 'goal', label: 'Goal' },
  { value: 'pan', label: 'Move view' },
] as const;
export type Tool = (typeof TOOLS)[number]['value'];

/** Says what there is at a cell. */
export function describe(map: MapModel, { start, goal }: Ends, { x, y }: Point): string {
  if (x === start.x && y === start.y) return 'start';
  if (x === goal.x && y === goal.y) return 'goal';
  if (map.isBlocked(x, y)) return 'wall';
  const cell = y * map.width + x;
  const portal = map.portals.get(cell)?.to;
  const [closed, rivers] = [map.exits, map.rivers].map((plane) =>
    map.shape.directions.filter((_, direction) => (plane[cell] >> direction) & 1),
  );
  return [
    `cost ${map.terrain[cell]}`,
    ...(map.influence[cell] > 0 ? [`influence ${map.influence[cell]}`] : []),
    ...(map.kinds[cell] > 0 ? [KINDS[map.kinds[cell]]] : []),
    ...(closed.length > 0 ? [`closed to the ${closed.join(', ')}`] : []),
    ...(rivers.length > 0 ? [`a river to the ${rivers.join(', ')}`] : []),
    ...(portal === undefined ? [] : [`a portal to ${portal % map.width}, ${Math.floor(portal / map.width)}`]),
  ].join(', ');
}
