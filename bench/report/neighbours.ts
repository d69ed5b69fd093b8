/** The part of the page on meshes and finders that newcomers meet beside hotpath. bench/sections/neighbours.ts writes it. */
import type { Machine } from '../run/results.ts';
import { machineNote } from './machine.ts';

export const NEIGHBOURS_FILE = 'docs/benchmarks/neighbours.txt';

/** @param table In Markdown. @param side Of the maps, in cells. @param machine As it was before the run. */
export function neighboursSection(table: string, side: number, machine: Machine): string {
  return `## Meshes, and a finder for Phaser

Navigation meshes answer another question: where can a body go in a world of triangles? Here they are made of the cells of a grid, so that both can be asked the same. 30
queries on each of three maps of ${side} x ${side} cells: the mean of each query's least time, and the length over that of the shortest route at any angle for a unit of one
cell. Units of meshes are points, which cut corners, so their routes can be shorter. "parts" are cells or polygons; "KB" is what is kept of a map in the program and in
WebAssembly, "reads" the time to make it, as means of the three. Each route was walked: "wrong" ones miss their goal, or lead through blocked cells.

${table.trim()}

Meshes have 4 x 4 voxels a cell, and no radius. grid-engine searches by its fastest algorithm, A*, whose routes need not be shortest. navcat's flow field is an example, not a part of
its package. Phaser's own pack of 2026, \`@phaser-ae/nav\`, is not in the npm registry: no figure.

| take theirs when | |
|---|---|
| navcat, recast-navigation | the world is made of triangles: slopes, bridges, walls at any angle; agents that steer and push each other |
| navmesh | a few large polygons are all that there is |
| grid-engine | Phaser characters should walk from tile to tile, with animations, and nothing else is needed |
| a physics engine beside any of them | bodies push, jump and fall |

\`HOTPATH_TABLES=1 npm run bench -- --only neighbours\` installs them into build/, measures all of this, and writes this part.

${machineNote(machine, '', `, Node ${process.versions.node}`)}`;
}
