/** Draws a graph that is no map: nodes in a ring, arcs between them, and the route found. */
import { DARK, LIGHT } from '../landing/heat.ts';
import type { Network } from './picture.ts';

/** More arcs than this are drawn without their costs. */
const MOST_LABELS = 40;

export function paintNetwork(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  network: Network,
  dark: boolean,
): void {
  const { xy, names, arcs, costs, route } = network;
  const colours = dark ? DARK : LIGHT;
  const text = dark ? '#f4eee6' : '#231a2b';
  const ratio = devicePixelRatio;
  const at = (node: number): [number, number] => [
    (0.1 + 0.8 * xy[2 * node]) * canvas.width,
    (0.1 + 0.8 * xy[2 * node + 1]) * canvas.height,
  ];
  const line = (from: number, to: number) => {
    context.beginPath();
    context.moveTo(...at(from));
    context.lineTo(...at(to));
    context.stroke();
  };
  context.lineCap = 'round';
  context.strokeStyle = dark ? '#5a4a70' : '#c9bba9';
  context.lineWidth = 1.5 * ratio;
  for (let i = 0; i < arcs.length; i += 2) line(arcs[i], arcs[i + 1]);
  context.strokeStyle = colours.glow;
  context.lineWidth = 9 * ratio;
  for (let i = 1; route !== null && i < route.length; i++) line(route[i - 1], route[i]);
  context.strokeStyle = colours.route;
  context.lineWidth = 3 * ratio;
  for (let i = 1; route !== null && i < route.length; i++) line(route[i - 1], route[i]);

  context.font = `${12 * ratio}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const label = (words: string, x: number, y: number, fill: string) => {
    context.lineWidth = 4 * ratio;
    context.strokeStyle = dark ? '#211930' : '#fffdfa';
    context.strokeText(words, x, y);
    context.fillStyle = fill;
    context.fillText(words, x, y);
  };
  for (let i = 0; arcs.length / 2 <= MOST_LABELS && i < arcs.length; i += 2) {
    const [[x0, y0], [x1, y1]] = [at(arcs[i]), at(arcs[i + 1])];
    // Nearer to the end, so that the costs of both directions are seen.
    label(String(Number(costs[i / 2].toFixed(2))), x0 + 0.6 * (x1 - x0), y0 + 0.6 * (y1 - y0), text);
  }
  const onRoute = new Set(route ?? []);
  names.forEach((name, node) => {
    const [x, y] = at(node);
    context.fillStyle = onRoute.has(node) ? colours.route : dark ? '#a89db0' : '#6d6276';
    context.beginPath();
    context.arc(x, y, (names.length > MOST_LABELS ? 3 : 11) * ratio, 0, 7);
    context.fill();
    if (names.length > MOST_LABELS) return;
    context.fillStyle = dark ? '#17111f' : '#fffdfa';
    context.fillText(name, x, y);
  });
}
