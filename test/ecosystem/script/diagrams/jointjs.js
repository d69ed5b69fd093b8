import { dia, shapes } from '@joint/core';
import { BOXES, check, DROP, SIZE } from './check.js';
import { routerFor } from './example.js';

const graph = new dia.Graph({}, { cellNamespace: shapes });
const root = document.body.appendChild(document.createElement('div'));
const paper = new dia.Paper({ el: root, model: graph, width: 800, height: 600, cellViewNamespace: shapes });
paper.options.defaultRouter = routerFor(graph, paper, { margin: 12 });
const elements = Object.values(BOXES).map((position) => new shapes.standard.Rectangle({ position, size: SIZE }));
const link = new shapes.standard.Link({ source: { id: elements[0].id }, target: { id: elements[1].id } });
graph.addCells([...elements, link]);
void check(
  () => link.findView(paper).el.querySelector('[joint-selector="line"]'),
  () => elements[2].position(DROP.x, DROP.y),
  // The line may leave from any side: from the top, two are enough.
  2,
);
