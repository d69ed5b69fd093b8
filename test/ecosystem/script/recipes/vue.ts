// A map that visitors edit, by the composables of the cookbook.
import { Grid } from 'hotpath';
import { createApp, defineComponent, h } from 'vue';
import { useField, useGrid, useRoute } from './recipe.js';

const CELL = 24;

const EditableMap = defineComponent({
  setup() {
    const held = useGrid(() => new Grid(20, 10));
    const route = useRoute(held, [1, 5], [18, 5]);
    const costs = useField(held, [18, 5]);
    const cells = Array.from({ length: 200 }, (_, index) => held.grid.value.cellAt(index));
    const fill = (x: number, y: number) =>
      held.grid.value.isBlocked(x, y) ? '#1a1020' : `rgb(${Math.max(40, 255 - 6 * costs.value[y * 20 + x])} 120 60)`;
    const toggle = (x: number, y: number) => held.edit((grid) => grid.setBlocked(x, y, !grid.isBlocked(x, y)));
    return () => {
      const { status, cost, path } = route.value;
      const points = path?.toArray().map(({ x, y }) => `${(x + 0.5) * CELL},${(y + 0.5) * CELL}`);
      return [
        h('svg', { width: 20 * CELL, height: 10 * CELL }, [
          ...cells.map(({ x, y }) =>
            h('rect', {
              x: x * CELL,
              y: y * CELL,
              width: CELL - 1,
              height: CELL - 1,
              fill: fill(x, y),
              onClick: () => toggle(x, y),
            }),
          ),
          h('polyline', {
            points: points?.join(' '),
            fill: 'none',
            stroke: '#fff1c4',
            'stroke-width': 4,
            'pointer-events': 'none',
          }),
        ]),
        h('output', `${status} ${cost.toFixed(3)} ${costs.value[5 * 20 + 1].toFixed(3)}`),
      ];
    };
  },
});

createApp(EditableMap).mount(document.body.appendChild(document.createElement('div')));
