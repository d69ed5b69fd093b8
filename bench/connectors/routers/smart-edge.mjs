// react-flow-smart-edge, by the function that routes one edge. It routes all edges again when a node has moved.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cornersOf, pointOf } from './ends.mjs';

const load = (name) => async (folder) => {
  const file = join(folder, 'node_modules', name, 'dist', 'index.mjs');
  const { getSmartEdge, pathfindingJumpPointNoDiagonal, svgDrawStraightLinePath } = await import(
    pathToFileURL(file).href
  );
  const options = {
    gridRatio: 10,
    nodePadding: 10,
    drawEdge: svgDrawStraightLinePath,
    generatePath: pathfindingJumpPointNoDiagonal,
  };
  return ({ boxes, lines }) => {
    const nodes = Object.entries(boxes).map(([id, { x, y, width, height }]) => ({
      id,
      position: { x, y },
      positionAbsolute: { x, y },
      width,
      height,
      measured: { width, height },
      data: {},
    }));
    const full = () =>
      Object.values(lines).map(({ from, to }) => {
        const [source, target] = [from, to].map(({ box, side }) => pointOf(boxes[box], side));
        const edge = getSmartEdge({
          nodes,
          options,
          sourceX: source.x,
          sourceY: source.y,
          targetX: target.x,
          targetY: target.y,
          sourcePosition: from.side,
          targetPosition: to.side,
        });
        if (edge === null || edge instanceof Error) return [];
        const numbers = edge.svgPathString.match(/-?\d+(\.\d+)?/g).map(Number);
        return cornersOf(
          Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i], y: numbers[2 * i + 1] })),
        );
      });
    const step = () => {
      nodes[0].position.x += 10;
      nodes[0].positionAbsolute.x += 10;
      full();
    };
    return { full, step };
  };
};

export const loadFive = load('@tisoap/react-flow-smart-edge');
export const loadFour = load('smart-edge-4');
