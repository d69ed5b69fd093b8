// react-diagrams: a link factory whose links go round all nodes.
//
//   const factory = new RoutedLinkFactory(engine, { margin: 12 });
//   engine.getLinkFactories().registerFactory(factory);
//   engine.setModel(model);
//   factory.follow();   // again after nodes or links have been added or removed
import { DefaultLinkFactory, DefaultLinkModel } from '@projectstorm/react-diagrams';
import { Connectors, routeToSvg } from 'hotpath/connectors';
import { createElement, useSyncExternalStore } from 'react';

/** For links of the class RoutedLink. */
export class RoutedLink extends DefaultLinkModel {
  constructor(options) {
    super({ ...options, type: 'routed' });
  }
}

export class RoutedLinkFactory extends DefaultLinkFactory {
  /** @param options Those of Connectors. */
  constructor(engine, options) {
    super('routed');
    this.diagram = engine;
    this.options = options;
    this.connectors = new Connectors(options);
    this.listeners = [];
    this.widgets = new Set();
    this.subscribe = (widget) => {
      this.widgets.add(widget);
      return () => this.widgets.delete(widget);
    };
  }

  generateModel() {
    return new RoutedLink();
  }

  generateReactWidget({ model }) {
    return createElement(Path, { link: model, factory: this });
  }

  /** Routes all links of the model, and from now on each time that a node moves. */
  follow() {
    for (const listener of this.listeners) listener.deregister();
    const model = this.diagram.getModel();
    this.connectors = new Connectors(this.options);
    const nodes = model.getNodes();
    const moved = { positionChanged: () => this.update(nodes) };
    this.listeners = nodes.map((node) => node.registerListener(moved));
    for (const link of model.getLinks()) {
      const [from, to] = [link.getSourcePort(), link.getTargetPort()];
      if (from === null || to === null) continue;
      this.connectors.setLine(link.getID(), { from: endOf(from), to: endOf(to) });
    }
    this.update(nodes);
  }

  update(nodes) {
    for (const node of nodes) {
      const { width, height } = node;
      // A node has its size once it is on the page.
      if (width > 0) this.connectors.setBox(node.getID(), { x: node.getX(), y: node.getY(), width, height });
    }
    this.connectors.update();
    for (const widget of this.widgets) widget();
  }
}

/** Draws a link. It asks for its route itself, because react-diagrams draws only links again whose own nodes have moved. */
function Path({ link, factory }) {
  const route = useSyncExternalStore(factory.subscribe, () => factory.connectors.route(link.getID()));
  if (route?.status !== 'found') return null;
  const { color, width } = link.getOptions();
  const d = routeToSvg(route, { radius: 8 });
  return createElement('path', { d, fill: 'none', stroke: color, strokeWidth: width, 'data-linkid': link.getID() });
}

/** Lines leave a node on the side of its port, at the height of the port. */
function endOf(port) {
  const node = port.getParent();
  const side = port.getOptions().alignment ?? (port.getOptions().in ? 'left' : 'right');
  const middle = port.getY() + port.height / 2 - node.getY();
  const at = port.height > 0 && node.height > 0 ? Math.min(Math.max(middle / node.height, 0), 1) : 0.5;
  return { box: node.getID(), side, at };
}
