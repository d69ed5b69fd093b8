// The router manhattan of JointJS, called as a paper would. When an element moves, JointJS routes its own links again.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cornersOf, linesOf, pointOf } from './ends.mjs';

const PENALTIES = { 0: 0, 45: 50, 90: 50 };

export async function load(folder) {
  const { dia, g, routers, shapes } = createRequire(join(folder, 'package.json'))('@joint/core');
  return (diagram) => {
    const graph = new dia.Graph({}, { cellNamespace: shapes });
    const elements = Object.fromEntries(
      Object.entries(diagram.boxes).map(([id, { x, y, width, height }]) => [
        id,
        new shapes.standard.Rectangle({ position: { x, y }, size: { width, height } }),
      ]),
    );
    graph.addCells(Object.values(elements));
    const lines = Object.values(diagram.lines).map(({ from, to }) => {
      const link = new shapes.standard.Link({
        source: { id: elements[from.box].id },
        target: { id: elements[to.box].id },
      });
      graph.addCell(link);
      return { from, to, link };
    });
    const routeOf = ({ from, to, link }) => {
      const [source, target] = [from, to].map(({ box }) => elements[box].getBBox());
      const [start, end] = [pointOf(source, from.side), pointOf(target, to.side)].map(({ x, y }) => new g.Point(x, y));
      const view = {
        model: link,
        options: {},
        paper: { model: graph },
        sourceBBox: source,
        targetBBox: target,
        sourceAnchor: start,
        targetAnchor: end,
      };
      const options = { startDirections: [from.side], endDirections: [to.side], penalties: PENALTIES };
      return cornersOf([start, ...routers.manhattan([], options, view), end]);
    };
    const atFirst = linesOf(diagram, 'box 0');
    return {
      full: () => lines.map(routeOf),
      step: () => {
        elements['box 0'].translate(10, 0);
        for (const line of atFirst) routeOf(lines[line]);
      },
    };
  };
}
