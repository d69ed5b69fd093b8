// The router manhattan of X6, called as a graph would. When a node moves, X6 routes its own edges again.
import { importBundled } from './bundle.mjs';
import { cornersOf, linesOf, pointOf } from './ends.mjs';

const LIB = './node_modules/@antv/x6/es';
const SOURCE = `
  export { manhattan } from '${LIB}/registry/router/manhattan/index.js';
  export { Point, Rectangle } from '${LIB}/geometry/index.js';
`;
const PENALTIES = { 0: 0, 45: 50, 90: 50 };

export async function load(folder) {
  const { manhattan, Point, Rectangle } = await importBundled(folder, 'x6', SOURCE);
  return (diagram) => {
    const nodes = new Map(
      Object.entries(diagram.boxes).map(([id, { x, y, width, height }]) => {
        const box = new Rectangle(x, y, width, height);
        const node = {
          id,
          box,
          isVisible: () => true,
          getBBox: () => box.clone(),
          getAncestors: () => [],
        };
        return [id, node];
      }),
    );
    // X6 makes its map of obstacles again after the model has reported a change.
    const handlers = {};
    const model = {
      getCell: (id) => nodes.get(id),
      getNodes: () => [...nodes.values()],
      on: (event, handler) => {
        handlers[event] = handler;
      },
    };
    const routeOf = ({ from, to }) => {
      const [source, target] = [from, to].map(({ box }) => nodes.get(box).box);
      const [start, end] = [pointOf(source, from.side), pointOf(target, to.side)].map(({ x, y }) => new Point(x, y));
      const cell = {
        source: { cell: from.box },
        target: { cell: to.box },
        getSourceCellId: () => from.box,
        getTargetCellId: () => to.box,
      };
      const view = {
        cell,
        options: {},
        graph: { model, grid: { getGridSize: () => 10 } },
        sourceBBox: source,
        targetBBox: target,
        sourceAnchor: start,
        targetAnchor: end,
      };
      const options = {
        startDirections: [from.side],
        endDirections: [to.side],
        penalties: PENALTIES,
        snapToGrid: false,
      };
      return cornersOf([start, ...manhattan.call(view, [], options, view), end]);
    };
    const lines = Object.values(diagram.lines);
    const atFirst = linesOf(diagram, 'box 0');
    return {
      full: () => lines.map(routeOf),
      step: () => {
        nodes.get('box 0').box.x += 10;
        handlers['cell:change:position']?.();
        for (const line of atFirst) routeOf(lines[line]);
      },
    };
  };
}
