// Vue Flow: an edge type whose edges go round all nodes. Call `routeLines` in the component that renders <VueFlow>, and give that the edge type:
//
//   routeLines({ margin: 12 });
//   <VueFlow :nodes="nodes" :edges="edges" :edge-types="{ routed: markRaw(RoutedEdge) }" />
import { BaseEdge, useVueFlow } from '@vue-flow/core';
import { Connectors, type Options, routeToSvg } from 'hotpath/connectors';
import { type ComputedRef, computed, defineComponent, h, type InjectionKey, inject, provide } from 'vue';

const LINES: InjectionKey<ComputedRef<{ connectors: Connectors }>> = Symbol('lines');

/** Routes the edges of the flow. */
export function routeLines(options: Options): void {
  const { getNodes, getEdges } = useVueFlow();
  const connectors = new Connectors(options);
  let boxes = new Set<string>();
  let lines = new Set<string>();
  provide(
    LINES,
    // A new object each time, so that all edges look at their routes again.
    computed(() => {
      const nodes = getNodes.value.filter(({ dimensions }) => dimensions.width > 0);
      for (const { id, computedPosition, dimensions, parentNode } of nodes) {
        const { x, y } = computedPosition;
        connectors.setBox(id, { x, y, width: dimensions.width, height: dimensions.height, parent: parentNode });
      }
      for (const { id, source, target, sourceNode, targetNode } of getEdges.value) {
        connectors.setLine(id, {
          from: { box: source, side: sourceNode.sourcePosition ?? 'bottom' },
          to: { box: target, side: targetNode.targetPosition ?? 'top' },
        });
      }
      boxes = forget(boxes, nodes, (id) => connectors.deleteBox(id));
      lines = forget(lines, getEdges.value, (id) => connectors.deleteLine(id));
      connectors.update();
      return { connectors };
    }),
  );
}

/** Deletes what is no longer there. Returns the ids that are. */
function forget(before: Set<string>, now: { id: string }[], deleteOne: (id: string) => void): Set<string> {
  const ids = new Set(now.map(({ id }) => id));
  for (const id of before) if (!ids.has(id)) deleteOne(id);
  return ids;
}

export const RoutedEdge = defineComponent({
  props: { id: { type: String, required: true }, markerStart: String, markerEnd: String },
  inheritAttrs: false,
  setup(props) {
    const lines = inject(LINES);
    return () => {
      const route = lines?.value.connectors.route(props.id);
      if (route?.status !== 'found') return null;
      const { id, markerStart, markerEnd } = props;
      return h(BaseEdge, { id, markerStart, markerEnd, path: routeToSvg(route, { radius: 8 }) });
    };
  },
});
