// mermaid: routes the edges of a flowchart again, after mermaid has placed its nodes and drawn it on the page.
//
//   await mermaid.run();
//   for (const svg of document.querySelectorAll('svg.flowchart')) routeFlowchart(svg, { margin: 12 });
import { labelPlace, routeConnectors, routeToSvg } from 'hotpath/connectors';

/** Draws all edges of a flowchart along x and y, round all nodes, with their labels. `options` are those of Connectors, and the radius of corners. */
export function routeFlowchart(svg, { radius = 8, ...options } = {}) {
  const boxes = boxesOf(svg);
  const paths = new Map();
  const lines = {};
  for (const path of svg.querySelectorAll('path[data-id]')) {
    const ends = endsOf(path.dataset.id, boxes);
    if (ends === undefined) continue;
    paths.set(path.dataset.id, path);
    lines[path.dataset.id] = { from: { box: ends[0] }, to: { box: ends[1] } };
  }
  for (const [id, route] of routeConnectors(boxes, lines, options)) {
    if (route.status !== 'found') continue;
    const path = paths.get(id);
    path.setAttribute('d', routeToSvg(route, { radius }));
    // Mermaid has set the dashes for the length of its own path.
    path.style.removeProperty('stroke-dasharray');
    const { x, y } = labelPlace(route);
    svg.querySelector(`.label[data-id="${id}"]`)?.parentElement.setAttribute('transform', `translate(${x}, ${y})`);
  }
}

/** Returns the boxes of nodes and subgraphs by their names in the text of the chart. */
function boxesOf(svg) {
  const toChart = svg.querySelector('.edgePaths').getScreenCTM().inverse();
  const boxes = {};
  for (const element of svg.querySelectorAll('.cluster, .node')) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const from = new DOMPoint(left, top).matrixTransform(toChart);
    const to = new DOMPoint(right, bottom).matrixTransform(toChart);
    const id = element.id.replace(`${svg.id}-`, '').replace(/^flowchart-(.*)-\d+$/, '$1');
    boxes[id] = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  }
  // The parent is the least subgraph around. Mermaid keeps that to itself.
  const areaOf = ({ width, height }) => width * height;
  const isAround = (outer, { x, y, width, height }) =>
    outer.x < x && outer.y < y && outer.x + outer.width > x + width && outer.y + outer.height > y + height;
  for (const box of Object.values(boxes)) {
    const around = Object.keys(boxes).filter((id) => isAround(boxes[id], box));
    box.parent = around.sort((a, b) => areaOf(boxes[a]) - areaOf(boxes[b]))[0];
  }
  return boxes;
}

/** Returns the names of the ends of an edge, whose id is L_from_to_number. Names may have underscores too. */
function endsOf(id, boxes) {
  const parts = id.split('_').slice(1, -1);
  const splits = parts.map((_, i) => [parts.slice(0, i).join('_'), parts.slice(i).join('_')]);
  return splits.find(([from, to]) => from in boxes && to in boxes);
}
