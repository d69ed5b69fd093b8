// What the libraries of bench/sections/neighbours.ts are asked, each as its documentation says. A solver takes a map and returns a function from a query to the
// corners of a route in world units, in which a cell is 1 x 1; empty if there is no route. `parts` says how many parts it keeps of the map, `engineBytes` what it keeps
// in WebAssembly.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Voxels along the side of a cell, for libraries that make a mesh of triangles: with 1, meshes lose the cells at the border. */
const VOXELS = 4;

/** Imports a library as a module of its folder would. @param {string} folder @param {string} name */
async function load(folder, name) {
  const file = join(folder, 'load.mjs');
  writeFileSync(file, 'export const load = (name) => import(name);\n');
  const loader = await import(pathToFileURL(file).href);
  return loader.load(name);
}

/** Two triangles for each run of free cells in a row, seen from above. */
function trianglesOf({ width, rows }) {
  const positions = [];
  const indices = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < width; ) {
      const from = x;
      while (x < width && row[x] === 0) x++;
      if (x === from) x++;
      else {
        const first = positions.length / 3;
        positions.push(from, 0, y, x, 0, y, x, 0, y + 1, from, 0, y + 1);
        indices.push(first, first + 2, first + 1, first, first + 3, first + 2);
      }
    }
  }
  return { positions, indices };
}

const middle = ({ x, y }) => [x + 0.5, 0, y + 0.5];

const SOLVERS = {
  async hotpath() {
    const { engineInfo, findPath, Grid } = await import('hotpath');
    return (map) => {
      const grid = Grid.fromRows(map.rows);
      return {
        parts: map.width * map.rows.length,
        engineBytes: () => engineInfo().memoryBytes,
        solve: ({ start, goal }) => findPath(grid, start, goal).path?.waypoints() ?? [],
        corners: (points) => points.map(({ x, y }) => [x + 0.5, y + 0.5]),
      };
    };
  },
  async 'hotpath, any angle'() {
    const { engineInfo, findAnyAnglePath, Grid } = await import('hotpath');
    return (map) => {
      const grid = Grid.fromRows(map.rows);
      return {
        parts: map.width * map.rows.length,
        engineBytes: () => engineInfo().memoryBytes,
        solve: ({ start, goal }) => findAnyAnglePath(grid, start, goal).path?.waypoints() ?? [],
        corners: (points) => points.map(({ x, y }) => [x + 0.5, y + 0.5]),
      };
    };
  },
  async navcat(folder) {
    const { DEFAULT_QUERY_FILTER, findPath } = await load(folder, 'navcat');
    const { generateSoloNavMesh } = await load(folder, 'navcat/blocks');
    return (map) => {
      const { positions, indices } = trianglesOf(map);
      const input = { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
      const { navMesh } = generateSoloNavMesh(input, {
        cellSize: 1 / VOXELS,
        cellHeight: 0.25,
        walkableRadiusWorld: 0,
        walkableRadiusVoxels: 0,
        walkableClimbWorld: 0.5,
        walkableClimbVoxels: 2,
        walkableHeightWorld: 2,
        walkableHeightVoxels: 8,
        walkableSlopeAngleDegrees: 45,
        borderSize: 0,
        minRegionArea: 0,
        mergeRegionArea: 20,
        maxSimplificationError: 1,
        maxEdgeLength: 0,
        maxVerticesPerPoly: 6,
        detailSampleDistance: 6,
        detailSampleMaxError: 1,
      });
      return {
        parts: Object.values(navMesh.tiles).reduce((sum, { polys }) => sum + polys.length, 0),
        solve: ({ start, goal }) => findPath(navMesh, middle(start), middle(goal), [0.5, 1, 0.5], DEFAULT_QUERY_FILTER),
        corners: ({ path }) => path.map(({ position: [x, , y] }) => [x, y]),
      };
    };
  },
  async 'recast-navigation'(folder) {
    const { exportNavMesh, init, NavMeshQuery } = await load(folder, 'recast-navigation');
    const { generateSoloNavMesh } = await load(folder, 'recast-navigation/generators');
    await init();
    return (map) => {
      const { positions, indices } = trianglesOf(map);
      const { navMesh } = generateSoloNavMesh(positions, indices, {
        cs: 1 / VOXELS,
        ch: 0.25,
        walkableRadius: 0,
        walkableClimb: 2,
        walkableHeight: 8,
        minRegionArea: 0,
        mergeRegionArea: 20,
        maxSimplificationError: 1,
        maxEdgeLen: 0,
        maxVertsPerPoly: 6,
      });
      const query = new NavMeshQuery(navMesh, { maxNodes: 65_535 });
      const options = { halfExtents: { x: 0.5, y: 1, z: 0.5 }, maxPathPolys: 4096, maxStraightPathPoints: 4096 };
      const point = ({ x, y }) => ({ x: x + 0.5, y: 0, z: y + 0.5 });
      return {
        parts: navMesh.getTile(0).header().polyCount(),
        engineBytes: () => exportNavMesh(navMesh).length,
        solve: ({ start, goal }) => query.computePath(point(start), point(goal), options),
        corners: ({ path }) => path.map(({ x, z }) => [x, z]),
      };
    };
  },
  async navmesh(folder) {
    const { NavMesh, buildPolysFromGridMap } = (await load(folder, 'navmesh')).default;
    return (map) => {
      const polygons = buildPolysFromGridMap(map.rows, 1, 1, (cell) => cell === 0);
      const mesh = new NavMesh(polygons);
      return {
        parts: polygons.length,
        solve: ({ start, goal }) =>
          mesh.findPath({ x: start.x + 0.5, y: start.y + 0.5 }, { x: goal.x + 0.5, y: goal.y + 0.5 }) ?? [],
        corners: (path) => path.map(({ x, y }) => [x, y]),
      };
    };
  },
  async 'grid-engine'(folder) {
    const { ArrayTilemap, GridEngineHeadless, NumberOfDirections } = await load(folder, 'grid-engine');
    return (map) => {
      const engine = new GridEngineHeadless(false);
      engine.create(new ArrayTilemap({ ground: { data: map.rows } }), {
        characters: [],
        numberOfDirections: NumberOfDirections.EIGHT,
      });
      const options = { shortestPathAlgorithm: 'A_STAR', numberOfDirections: NumberOfDirections.EIGHT };
      const at = (position) => ({ position, charLayer: undefined });
      return {
        parts: map.width * map.rows.length,
        solve: ({ start, goal }) => engine.findShortestPath(at(start), at(goal), options),
        corners: ({ path }) => path.map(({ position: { x, y } }) => [x + 0.5, y + 0.5]),
      };
    };
  },
};

/** @param {string} folder Where the libraries are installed. @param {string} name */
export function solverOf(folder, name) {
  return SOLVERS[name](folder);
}
