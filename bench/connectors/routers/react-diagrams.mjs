// The smart routing of react-diagrams, as its link widget calls it. It routes all links again when a node has moved.
import { importBundled } from './bundle.mjs';
import { cornersOf, pointOf } from './ends.mjs';

const SOURCE = "export { PathFinding, PathFindingLinkFactory } from '@projectstorm/react-diagrams-routing';";

/** Free space around the diagram: links do not leave the canvas. */
const BORDER = 60;

export async function load(folder) {
  const { PathFinding, PathFindingLinkFactory } = await importBundled(folder, 'react-diagrams', SOURCE);
  return ({ boxes, lines }) => {
    const nodes = Object.values(boxes).map((box) => {
      const node = { ...box, x: box.x + BORDER, y: box.y + BORDER, getX: () => node.x, getY: () => node.y };
      return node;
    });
    const [offsetWidth, offsetHeight] = [
      Math.max(...nodes.map(({ x, width }) => x + width)) + BORDER,
      Math.max(...nodes.map(({ y, height }) => y + height)) + BORDER,
    ];
    const canvas = { offsetWidth, offsetHeight };
    const numbers = new Map(Object.keys(boxes).map((id, i) => [id, i]));
    const portOf = ({ box, side }) => {
      const { x, y } = pointOf(nodes[numbers.get(box)], side);
      return { x, y, width: 0, height: 0, getX: () => x, getY: () => y };
    };
    const full = () => {
      const links = Object.values(lines).map(({ from, to }) => {
        const ports = [portOf(from), portOf(to)];
        return { getSourcePort: () => ports[0], getTargetPort: () => ports[1], getPoints: () => ports, ports };
      });
      const factory = new PathFindingLinkFactory();
      const model = { getNodes: () => nodes, getLinks: () => links };
      factory.engine = { getModel: () => model, getCanvas: () => canvas };
      factory.calculateRoutingMatrix();
      const finding = new PathFinding(factory);
      return links.map(({ ports }) => {
        const direct = finding.calculateDirectPath(ports[0], ports[1]);
        const matrix = factory.getRoutingMatrix();
        const smart = finding.calculateLinkStartEndCoords(matrix, direct);
        if (smart === undefined) return [];
        const { start, end, pathToStart, pathToEnd } = smart;
        const path = finding.calculateDynamicPath(matrix, start, end, pathToStart, pathToEnd);
        const scale = factory.ROUTING_SCALING_FACTOR;
        return cornersOf(path.map(([x, y]) => ({ x: x * scale - BORDER, y: y * scale - BORDER })));
      });
    };
    const step = () => {
      nodes[0].x += 10;
      full();
    };
    return { full, step };
  };
}
