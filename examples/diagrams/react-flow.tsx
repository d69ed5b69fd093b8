// React Flow: an edge type whose edges go round all nodes. Wrap <ReactFlow> in both providers, and give it the edge type:
//
//   <ReactFlowProvider>
//     <RoutedLines margin={12}>
//       <ReactFlow nodes={nodes} edges={edges} edgeTypes={{ routed: RoutedEdge }} … />
//     </RoutedLines>
//   </ReactFlowProvider>
import { BaseEdge, type EdgeProps, useEdges, useNodes, useStoreApi } from '@xyflow/react';
import { Connectors, type Options, routeToSvg } from 'hotpath/connectors';
import { createContext, createElement, type ReactNode, useContext, useMemo, useRef } from 'react';

const Lines = createContext<{ connectors: Connectors } | null>(null);

/** Routes the edges of the flow inside. Its properties are the options of Connectors; those of the first time count. */
export function RoutedLines({ children, ...options }: Options & { children?: ReactNode }) {
  const nodes = useNodes();
  const edges = useEdges();
  const store = useStoreApi();
  const kept = useRef<{ connectors: Connectors; boxes: Set<string>; lines: Set<string> } | null>(null);
  kept.current ??= { connectors: new Connectors(options), boxes: new Set(), lines: new Set() };
  const now = kept.current;
  // A new object each time, so that all edges look at their routes again.
  const lines = useMemo(() => {
    const { connectors } = now;
    const { nodeLookup } = store.getState();
    const boxes = nodes.filter(({ id }) => nodeLookup.get(id)?.measured.width !== undefined);
    for (const { id, parentId: parent } of boxes) {
      const { internals, measured } = nodeLookup.get(id) as NonNullable<ReturnType<typeof nodeLookup.get>>;
      const { width = 0, height = 0 } = measured;
      connectors.setBox(id, { ...internals.positionAbsolute, width, height, parent });
    }
    for (const { id, source, target } of edges) {
      const from = nodeLookup.get(source)?.sourcePosition;
      const to = nodeLookup.get(target)?.targetPosition;
      connectors.setLine(id, {
        from: { box: source, side: from ?? 'bottom' },
        to: { box: target, side: to ?? 'top' },
      });
    }
    now.boxes = forget(now.boxes, boxes, (id) => connectors.deleteBox(id));
    now.lines = forget(now.lines, edges, (id) => connectors.deleteLine(id));
    connectors.update();
    return { connectors };
  }, [nodes, edges, store, now]);
  return createElement(Lines.Provider, { value: lines }, children);
}

/** Deletes what is no longer there. Returns the ids that are. */
function forget(before: Set<string>, now: { id: string }[], deleteOne: (id: string) => void): Set<string> {
  const ids = new Set(now.map(({ id }) => id));
  for (const id of before) if (!ids.has(id)) deleteOne(id);
  return ids;
}

export function RoutedEdge({ id, markerStart, markerEnd, style }: EdgeProps) {
  const route = useContext(Lines)?.connectors.route(id);
  if (route?.status !== 'found') return null;
  return createElement(BaseEdge, { id, markerStart, markerEnd, style, path: routeToSvg(route, { radius: 8 }) });
}
