// JointJS: a router that makes all links go round all elements.
//
//   const router = routerFor(graph, paper, { margin: 12 });
//   paper.options.defaultRouter = router;
import { Connectors } from 'hotpath/connectors';

/** Returns a router for the links of a paper. It keeps all of them up to date while elements move. `options` are those of Connectors. */
export function routerFor(graph, paper, options) {
  const connectors = new Connectors(options);
  const setBox = (element) => {
    const { x, y, width, height } = element.getBBox({ rotate: true });
    const parent = element.getParentCell();
    connectors.setBox(element.id, { x, y, width, height, parent: parent?.isElement() ? parent.id : undefined });
  };
  const setLine = (link) => connectors.setLine(link.id, { from: endOf(link.source()), to: endOf(link.target()) });
  const set = (cell) => (cell.isLink() ? setLine(cell) : setBox(cell));
  const update = () => {
    for (const id of connectors.update().keys()) {
      // JointJS itself updates only links of the element that has moved.
      const view = paper.findViewByModel(id);
      if (view) view.requestConnectionUpdate();
    }
  };
  graph.on('add change:position change:size change:angle change:parent change:source change:target', (cell) => {
    set(cell);
    update();
  });
  graph.on('remove', (cell) => {
    if (cell.isLink()) connectors.deleteLine(cell.id);
    else connectors.deleteBox(cell.id);
    update();
  });
  graph.on('reset', () => {
    for (const cell of graph.getCells()) set(cell);
    update();
  });
  for (const cell of graph.getCells()) set(cell);
  connectors.update();

  return (vertices, _options, view) => {
    const route = connectors.route(view.model.id);
    if (route?.status !== 'found') return vertices;
    // JointJS draws the ends itself, from the middles of the sides.
    return Array.from({ length: route.bends }, (_, i) => ({
      x: route.points[2 * i + 2],
      y: route.points[2 * i + 3],
    }));
  };
}

/** An end of a link: an element, or a point. */
function endOf({ id, x, y }) {
  return id === undefined ? { x, y } : { box: id };
}
