// Excalidraw: makes arrows that are bound to two elements go round all others.
//
//   const lines = new RoutedArrows({ margin: 12 });
//   <Excalidraw excalidrawAPI={setApi} onChange={(elements) => lines.route(elements, api)} />
import { Connectors } from 'hotpath/connectors';

/** Keeps the arrows of a scene routed. `options` are those of Connectors. */
export class RoutedArrows {
  #connectors;
  #known = new Map();

  constructor(options) {
    this.#connectors = new Connectors(options);
  }

  /** Gives the arrows of a scene their routes, if they have others. `api` is what Excalidraw passes to excalidrawAPI. */
  route(elements, api) {
    const present = new Map(elements.filter(({ isDeleted }) => !isDeleted).map((element) => [element.id, element]));
    for (const [id, isLine] of this.#known) {
      if (present.has(id)) continue;
      if (isLine) this.#connectors.deleteLine(id);
      else this.#connectors.deleteBox(id);
      this.#known.delete(id);
    }
    for (const element of present.values()) this.#set(element, present);
    this.#connectors.update();
    let isChanged = false;
    const routed = elements.map((element) => {
      const route = this.#known.get(element.id) ? this.#connectors.route(element.id) : undefined;
      const arrow = route?.status === 'found' ? alongRoute(element, route.points) : element;
      isChanged ||= arrow !== element;
      return arrow;
    });
    if (isChanged) api.updateScene({ elements: routed });
  }

  #set(element, present) {
    const { id, type, containerId, frameId, startBinding, endBinding } = element;
    if (type === 'arrow' && present.has(startBinding?.elementId) && present.has(endBinding?.elementId)) {
      this.#connectors.setLine(id, { from: { box: startBinding.elementId }, to: { box: endBinding.elementId } });
      this.#known.set(id, true);
    } else if (type !== 'arrow' && type !== 'line' && !containerId) {
      this.#connectors.setBox(id, { ...boundsOf(element), parent: present.has(frameId) ? frameId : undefined });
      this.#known.set(id, false);
    }
  }
}

/** Returns the box around an element that may be turned about its middle. */
function boundsOf({ x, y, width, height, angle = 0 }) {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Returns an arrow with the corners of a route: itself, if it has them. Its points count from the first one. */
function alongRoute(arrow, corners) {
  const [x, y] = corners;
  const points = Array.from({ length: corners.length / 2 }, (_, i) => [corners[2 * i] - x, corners[2 * i + 1] - y]);
  if (`${[arrow.x, arrow.y, arrow.points]}` === `${[x, y, points]}`) return arrow;
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [width, height] = [xs, ys].map((list) => Math.max(...list) - Math.min(...list));
  return { ...arrow, x, y, points, width, height, version: arrow.version + 1, versionNonce: arrow.versionNonce + 1 };
}
