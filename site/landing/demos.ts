/** The demos in the gallery of the landing page. Their pictures are made by scripts/record-demos.mjs: frames below each other. */
export interface Demo {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export const DEMOS: readonly Demo[] = [
  { name: 'visualiser', title: 'Visualiser', text: 'Dijkstra, A* and jump points race on a map that you draw.' },
  { name: 'crowd', title: 'Crowd', text: 'Thousands share one field, and a new wall changes it at once.' },
  { name: 'warehouse', title: 'Warehouse', text: 'Robots that plan ahead and never collide.' },
  { name: 'chase', title: 'Chase', text: 'A game: enemies come from several sides.' },
  { name: 'building', title: 'Building', text: 'Four floors, stairs, and a lift for wheelchairs.' },
  { name: 'move', title: 'Click to move', text: 'One ball, the shortest line at any angle.' },
  { name: 'hexagons', title: 'Hexagons', text: 'Reach and routes of a unit, on ground that you paint.' },
  { name: 'world', title: 'Endless cave', text: 'It loads around an explorer who never stops.' },
  { name: 'lines', title: 'Lines of diagrams', text: 'Connectors go round boxes, with few bends.' },
];

/** Frames in a picture. */
export const FRAMES = 12;

const PICTURES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

export function pictureOf({ name }: Demo): string {
  return PICTURES[`./pictures/${name}.webp`];
}
