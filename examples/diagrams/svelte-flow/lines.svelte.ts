// Svelte Flow: an edge type whose edges go round all nodes. Call `routeLines` in a component that renders <SvelteFlow> and is itself inside of
// <SvelteFlowProvider>, and give that the edge type:
//
//   routeLines({ margin: 12 });
//   <SvelteFlow bind:nodes bind:edges edgeTypes={{ routed: RoutedEdge }} />
import { useEdges, useNodes, useSvelteFlow } from '@xyflow/svelte';
import { Connectors, type Options, type Route } from 'hotpath/connectors';
import { getContext, setContext } from 'svelte';

type RouteOf = (id: string) => Route | undefined;
const LINES = Symbol('lines');

/** Routes the edges of the flow. */
export function routeLines(options: Options): void {
  const nodes = useNodes();
  const edges = useEdges();
  const { getInternalNode } = useSvelteFlow();
  const connectors = new Connectors(options);
  let boxes = new Set<string>();
  let lines = new Set<string>();
  // A new object each time, so that all edges look at their routes again.
  const routed = $derived.by(() => {
    const measured = nodes.current.filter(({ measured }) => measured?.width !== undefined);
    for (const { id, measured: size, parentId: parent } of measured) {
      const { x = 0, y = 0 } = getInternalNode(id)?.internals.positionAbsolute ?? {};
      connectors.setBox(id, { x, y, width: size?.width ?? 0, height: size?.height ?? 0, parent });
    }
    const sides = new Map(
      nodes.current.map(({ id, sourcePosition, targetPosition }) => [id, { sourcePosition, targetPosition }]),
    );
    for (const { id, source, target } of edges.current) {
      connectors.setLine(id, {
        from: { box: source, side: sides.get(source)?.sourcePosition ?? 'bottom' },
        to: { box: target, side: sides.get(target)?.targetPosition ?? 'top' },
      });
    }
    boxes = forget(boxes, measured, (id) => connectors.deleteBox(id));
    lines = forget(lines, edges.current, (id) => connectors.deleteLine(id));
    connectors.update();
    return { connectors };
  });
  setContext<RouteOf>(LINES, (id) => routed.connectors.route(id));
}

/** The route of an edge, for components inside of the one that calls `routeLines`. */
export function routes(): RouteOf {
  return getContext<RouteOf>(LINES);
}

/** Deletes what is no longer there. Returns the ids that are. */
function forget(before: Set<string>, now: { id: string }[], deleteOne: (id: string) => void): Set<string> {
  const ids = new Set(now.map(({ id }) => id));
  for (const id of before) if (!ids.has(id)) deleteOne(id);
  return ids;
}
