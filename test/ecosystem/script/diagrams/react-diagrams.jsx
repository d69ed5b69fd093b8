import createEngine, { CanvasWidget, DefaultNodeModel, DiagramModel } from '@projectstorm/react-diagrams';
import { createElement } from 'react';
import { createRoot } from 'react-dom18/client';
import { BOXES, check, DROP } from './check.js';
import { RoutedLink, RoutedLinkFactory } from './example.js';

const engine = createEngine();
const factory = new RoutedLinkFactory(engine, { margin: 12 });
engine.getLinkFactories().registerFactory(factory);
const nodes = Object.entries(BOXES).map(([name, { x, y }]) => {
  const node = new DefaultNodeModel({ name });
  node.setPosition(x, y);
  return node;
});
const out = nodes[0].addOutPort('out');
const into = nodes[1].addInPort('in');
const link = new RoutedLink();
link.setSourcePort(out);
link.setTargetPort(into);
const model = new DiagramModel();
model.addAll(...nodes, link);
engine.setModel(model);

const root = document.body.appendChild(document.createElement('div'));
root.style.cssText = 'width: 800px; height: 600px; display: flex';
createRoot(root).render(createElement(CanvasWidget, { engine }));
const waiting = setInterval(() => {
  // Nodes have their sizes, and ports their places, once they are on the page.
  if (!nodes.every(({ width }) => width > 0) || !out.reportedPosition || !into.reportedPosition) return;
  clearInterval(waiting);
  factory.follow();
  void check(
    () => document.querySelector('path[data-linkid]'),
    () => nodes[2].setPosition(DROP.x, DROP.y),
  );
}, 50);
