import { useVueFlow, VueFlow } from '@vue-flow/core';
import { createApp, h, markRaw, onMounted } from 'vue';
import { BOXES, check, DROP, SIZE } from './check.js';
import { RoutedEdge, routeLines } from './example.js';

const nodes = Object.entries(BOXES).map(([id, position]) => ({
  id,
  position,
  data: { label: id },
  sourcePosition: 'right',
  targetPosition: 'left',
  style: { width: `${SIZE.width}px`, height: `${SIZE.height}px` },
}));
const edges = [{ id: 'a-b', type: 'routed', source: 'a', target: 'b' }];
const edgeTypes = { routed: markRaw(RoutedEdge) };

const Flow = {
  setup() {
    const { findNode } = useVueFlow();
    routeLines({ margin: 12 });
    onMounted(() => {
      const find = () => document.querySelector('[data-id="a-b"] path');
      void check(find, () => {
        findNode('c').position = DROP;
      });
    });
    return () => h(VueFlow, { nodes, edges, edgeTypes });
  },
};

const root = document.body.appendChild(document.createElement('div'));
root.style.cssText = 'width: 800px; height: 600px';
createApp(Flow).mount(root);
