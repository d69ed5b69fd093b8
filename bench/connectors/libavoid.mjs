// Routes the diagrams that come on stdin with libavoid-js, installed in the folder of the first argument. Prints for each the times of a full run
// and of one moved box, and the routes without and with nudging.
import { readFileSync } from 'node:fs';
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

const folder = join(process.argv[2], 'node_modules', 'libavoid-js', 'dist');
const { AvoidLib } = await import(pathToFileURL(join(folder, 'index-node.mjs')).href);
await AvoidLib.load(join(folder, 'libavoid.wasm'));
const Avoid = AvoidLib.getInstance();

function start({ boxes, lines }, nudging) {
  const router = new Avoid.Router(ORTHOGONAL);
  router.setRoutingParameter(BEND_PENALTY, 50);
  router.setRoutingParameter(BUFFER, 10);
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

function timed(run) {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

function routesOf(connections) {
  return connections.map((connection) => {
    const line = connection.displayRoute();
    const points = Array.from({ length: line.size() }, (_, i) => line.get_ps(i));
    return points.flatMap(({ x, y }) => [x, y]);
  });
}

const answers = JSON.parse(readFileSync(0, 'utf8')).map((diagram) => {
  let alone;
  const full = timed(() => {
    alone = start(diagram, 0);
    alone.router.processTransaction();
  });
  const routes = routesOf(alone.connections);
  const step = timed(() => {
    alone.router.moveShape(alone.shapes['box 0'], 10, 0);
    alone.router.processTransaction();
  });
  const apart = start(diagram, 4);
  apart.router.processTransaction();
  return { full, step, routes, nudged: routesOf(apart.connections) };
});
process.stdout.write(JSON.stringify(answers));
