// A map that visitors edit, by the hooks of the cookbook. `StrictMode` runs each effect twice.
import { Grid } from 'hotpath';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useField, useGrid, useRoute } from './recipe.js';

const CELL = 24;

function EditableMap() {
  const held = useGrid(() => new Grid(20, 10));
  const { status, cost, path } = useRoute(held, [1, 5], [18, 5]);
  const field = useField(held, 18, 5);
  const cells = Array.from({ length: 200 }, (_, index) => held.grid.cellAt(index));
  const fill = (x: number, y: number) => {
    if (held.grid.isBlocked(x, y)) return '#1a1020';
    return `rgb(${Math.max(40, 255 - 6 * (field?.costAt(x, y) ?? 0))} 120 60)`;
  };
  const toggle = (x: number, y: number) => held.edit((grid) => grid.setBlocked(x, y, !grid.isBlocked(x, y)));
  return (
    <>
      <svg width={20 * CELL} height={10 * CELL}>
        <title>A map</title>
        {cells.map(({ x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a page of tests
          <rect
            key={`${x} ${y}`}
            x={x * CELL}
            y={y * CELL}
            width={CELL - 1}
            height={CELL - 1}
            fill={fill(x, y)}
            onClick={() => toggle(x, y)}
          />
        ))}
        <polyline
          points={path
            ?.toArray()
            .map(({ x, y }) => `${(x + 0.5) * CELL},${(y + 0.5) * CELL}`)
            .join(' ')}
          fill="none"
          stroke="#fff1c4"
          strokeWidth={4}
          pointerEvents="none"
        />
      </svg>
      <output>{`${status} ${cost.toFixed(3)} ${field?.costAt(1, 5).toFixed(3)}`}</output>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <EditableMap />
  </StrictMode>,
);
