// libavoid-js. Its own margins are a hair smaller where boxes stand two margins apart: else it draws lines through boxes.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Numbers of libavoid's options. */
const ORTHOGONAL = 2;
const BEND_PENALTY = 0;
const BUFFER = 6;
const NUDGING_DISTANCE = 7;
const NUDGE_COMMON_ENDS = 6;

/** For each side: number of the pin, its place, its direction. */
const PINS = { top: [1, 0.5, 0, 1], bottom: [2, 0.5, 1, 2], left: [3, 0, 0.5, 4], right: [4, 1, 0.5, 8] };

/** Margin of tight diagrams, whose boxes are 20 apart. */
const TIGHT_MARGIN = 9.9;

/** @param {string} folder Where the package is installed. */
export async function load(folder) {
  const dist = join(folder, 'node_modules', 'libavoid-js', 'dist');
  const { AvoidLib } = await import(pathToFileURL(join(dist, 'index-node.mjs')).href);
  await AvoidLib.load(join(dist, 'libavoid.wasm'));
  const Avoid = AvoidLib.getInstance();
  return (diagram, family) => {
    const margin = family === 'tight' ? TIGHT_MARGIN : 10;
    let alone;
    return {
      full() {
        alone = start(Avoid, diagram, margin, 0);
        alone.router.processTransaction();
        return routesOf(alone.connections);
      },
      step() {
        alone.router.moveShape(alone.shapes['box 0'], 10, 0);
        alone.router.processTransaction();
      },
      nudged() {
        const apart = start(Avoid, diagram, margin, 4);
        apart.router.processTransaction();
        return routesOf(apart.connections);
      },
    };
  };
}

function start(Avoid, { boxes, lines }, margin, nudging) {
  const router = new Avoid.Router(ORTHOGONAL);
  router.setRoutingParameter(BEND_PENALTY, 50);
  router.setRoutingParameter(BUFFER, margin);
  router.setRoutingParameter(NUDGING_DISTANCE, nudging);
  router.setRoutingOption(NUDGE_COMMON_ENDS, true);
  const shapes = {};
  for (const [id, { x, y, width, height }] of Object.entries(boxes)) {
    const centre = new Avoid.Point(x + width / 2, y + height / 2);
    shapes[id] = new Avoid.ShapeRef(router, new Avoid.Rectangle(centre, width, height));
    for (const [pin, right, down, direction] of Object.values(PINS)) {
      new Avoid.ShapeConnectionPin(shapes[id], pin, right, down, true, 0, direction).setExclusive(false);
    }
  }
  const end = ({ box, side }) => new Avoid.ConnEnd(shapes[box], PINS[side][0]);
  const connections = Object.values(lines).map(({ from, to }) => {
    const connection = new Avoid.ConnRef(router, end(from), end(to));
    connection.setRoutingType(ORTHOGONAL);
    return connection;
  });
  return { router, shapes, connections };
}

function routesOf(connections) {
  return connections.map((connection) => {
    const line = connection.displayRoute();
    const points = Array.from({ length: line.size() }, (_, i) => line.get_ps(i));
    return points.flatMap(({ x, y }) => [x, y]);
  });
}
