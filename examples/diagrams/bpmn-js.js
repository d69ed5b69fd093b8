// bpmn-js: a layouter that makes flows and associations go round all shapes.
//
//   new BpmnModeler({ container, additionalModules: [routedLayouter({ margin: 12 })] });
import { Connectors } from 'hotpath/connectors';

/** Returns a module that replaces the layouter of bpmn-js. `options` are those of Connectors. */
export function routedLayouter(options) {
  return { __init__: ['layouter'], layouter: ['type', RoutedLayouter], routedOptions: ['value', options] };
}

/** What lines cross. */
const OPEN = ['bpmn:Lane', 'bpmn:Group'];
/** Whether an element is no line, not the canvas, and nothing that lines cross. */
const isShape = (element) => element?.x !== undefined && !OPEN.includes(element.type);
/** Returns the shape around an element. */
const shapeAround = ({ parent }) => (parent?.type === 'bpmn:Lane' ? shapeAround(parent) : parent);

class RoutedLayouter {
  static $inject = ['routedOptions', 'elementRegistry', 'eventBus', 'modeling'];

  constructor(options, registry, events, modeling) {
    this.registry = registry;
    this.connectors = new Connectors(options);
    // Lines of other shapes make way too, in the same step of undo.
    events.on('commandStack.elements.move.postExecuted', () => {
      for (const id of this.update().keys()) modeling.layoutConnection(registry.get(id));
    });
  }

  /** Called by bpmn-js for the lines of shapes that have moved, and for new ones. Returns waypoints. */
  layoutConnection(connection, { source = connection.source, target = connection.target } = {}) {
    this.update({ id: connection.id, source, target });
    const { status, points } = this.connectors.route(connection.id);
    if (status !== 'found')
      return [source, target].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    return Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[2 * i], y: points[2 * i + 1] }));
  }

  /** Sets all elements as they are, and a line that may not be one of them yet. Returns the routes that have changed. */
  update(line) {
    const { connectors, registry } = this;
    const elements = registry.filter(({ labelTarget }) => !labelTarget);
    for (const [id] of connectors.routes()) if (!registry.get(id)) connectors.deleteLine(id);
    for (const id of this.boxes ?? []) if (!registry.get(id)) connectors.deleteBox(id);
    this.boxes = elements.filter(isShape).map(({ id }) => id);
    for (const element of elements.filter(isShape)) {
      const { id, x, y, width, height } = element;
      const parent = shapeAround(element);
      connectors.setBox(id, { x, y, width, height, parent: isShape(parent) ? parent.id : undefined });
    }
    for (const { id, source, target } of line ? [...elements, line] : elements) {
      const isLine = isShape(source) && isShape(target);
      if (isLine) connectors.setLine(id, { from: { box: source.id }, to: { box: target.id } });
    }
    return connectors.update();
  }
}
