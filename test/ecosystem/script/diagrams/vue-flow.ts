import { type Edge, type Node, Position, useVueFlow, VueFlow } from '@vue-flow/core';
import { type Component, createApp, defineComponent, h, markRaw, onMounted } from 'vue';
import { BOXES, check, DROP, SIZE, VIEWPORT } from './check.js';
import { RoutedEdge, routeLines } from './example.js';

const nodes: Node[] = Object.entries(BOXES).map(([id, position]) => ({
  id,
  position,
  data: { label: id },
  sourcePosition: Position.Right,
  targetPosition: Position.Left,
  style: { width: `${SIZE.width}px`, height: `${SIZE.height}px` },
}));
const edges: Edge[] = [{ id: 'a-b', type: 'routed', source: 'a', target: 'b' }];
const edgeTypes = { routed: markRaw(RoutedEdge) };

const Flow = defineComponent({
  setup() {
    const { findNode } = useVueFlow();
    routeLines({ margin: 12 });
    onMounted(() => {
      const find = () => document.querySelector('[data-id="a-b"] path');
      void check(find, () => Object.assign(findNode('c') ?? {}, { position: DROP }));
    });
    return () => h(VueFlow as Component, { nodes, edges, edgeTypes, defaultViewport: VIEWPORT });
  },
});

const root = document.body.appendChild(document.createElement('div'));
root.style.cssText = 'width: 800px; height: 600px';
createApp(Flow).mount(root);
