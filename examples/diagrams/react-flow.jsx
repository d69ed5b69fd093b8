// React Flow: an edge type whose edges go round all nodes. Wrap <ReactFlow> in both providers, and give it the edge type:
//
//   <ReactFlowProvider>
//     <RoutedLines margin={12}>
//       <ReactFlow nodes={nodes} edges={edges} edgeTypes={{ routed: RoutedEdge }} … />
//     </RoutedLines>
//   </ReactFlowProvider>
import { BaseEdge, useEdges, useNodes, useStoreApi } from '@xyflow/react';
import { Connectors, routeToSvg } from 'hotpath/connectors';
import { createContext, createElement, useContext, useMemo, useRef } from 'react';

const Lines = createContext(null);

/** Routes the edges of the flow inside. Its properties are the options of Connectors; those of the first time count. */
export function RoutedLines({ children, ...options }) {
  const nodes = useNodes();
  const edges = useEdges();
  const store = useStoreApi();
  const kept = useRef(null);
  kept.current ??= { connectors: new Connectors(options), boxes: new Set(), lines: new Set() };
  // A new object each time, so that all edges look at their routes again.
  const lines = useMemo(() => {
    const { connectors } = kept.current;
    const { nodeLookup } = store.getState();
    const boxes = nodes.filter(({ id }) => nodeLookup.get(id)?.measured.width !== undefined);
    for (const { id, parentId } of boxes) {
      const { internals, measured } = nodeLookup.get(id);
      const { x, y } = internals.positionAbsolute;
      connectors.setBox(id, { x, y, width: measured.width, height: measured.height, parent: parentId });
    }
    for (const { id, source, target } of edges) {
      const side = (name, key, other) => nodeLookup.get(name)?.[key] ?? other;
      connectors.setLine(id, {
        from: { box: source, side: side(source, 'sourcePosition', 'bottom') },
        to: { box: target, side: side(target, 'targetPosition', 'top') },
      });
    }
    kept.current.boxes = forget(kept.current.boxes, boxes, (id) => connectors.deleteBox(id));
    kept.current.lines = forget(kept.current.lines, edges, (id) => connectors.deleteLine(id));
    connectors.update();
    return { connectors };
  }, [nodes, edges, store]);
  return createElement(Lines.Provider, { value: lines }, children);
}

/** Deletes what is no longer there. Returns the ids that are. */
function forget(before, now, deleteOne) {
  const ids = new Set(now.map(({ id }) => id));
  for (const id of before) if (!ids.has(id)) deleteOne(id);
  return ids;
}

export function RoutedEdge({ id, markerStart, markerEnd, style }) {
  const route = useContext(Lines)?.connectors.route(id);
  if (route?.status !== 'found') return null;
  return createElement(BaseEdge, { id, markerStart, markerEnd, style, path: routeToSvg(route, { radius: 8 }) });
}
