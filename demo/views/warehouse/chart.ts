/** A line of the deliveries a minute over the last minutes. The figures say the same in numbers. */
import { el } from '../../ui/dom.ts';
import type { Palette } from '../../ui/palette.ts';

/** Values that fit the chart: one for each second of the warehouse's time. */
const POINTS = 300;
const PADDING = 4;

export class RateChart {
  readonly element: HTMLElement;
  readonly #canvas = el('canvas', { 'aria-hidden': 'true' });
  readonly #values: number[] = [];
  readonly #observer: ResizeObserver;
  #palette: Palette;

  constructor(palette: Palette) {
    this.#palette = palette;
    this.element = el('div', { class: 'rate-chart' }, this.#canvas);
    this.#observer = new ResizeObserver(() => this.#draw());
    this.#observer.observe(this.element);
  }

  recolour(palette: Palette): void {
    this.#palette = palette;
    this.#draw();
  }

  /** Adds the value of another second. */
  add(value: number): void {
    this.#values.push(value);
    if (this.#values.length > POINTS) this.#values.shift();
  }

  draw(): void {
    this.#draw();
  }

  dispose(): void {
    this.#observer.disconnect();
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    const ratio = window.devicePixelRatio;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    const context = this.#canvas.getContext('2d') as CanvasRenderingContext2D;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const most = Math.max(1, ...this.#values) * 1.1;
    const place = (value: number, i: number) => ({
      x: PADDING + ((width - 2 * PADDING) * (i + POINTS - this.#values.length)) / (POINTS - 1),
      y: height - PADDING - ((height - 2 * PADDING) * value) / most,
    });
    const points = this.#values.map(place);
    if (points.length < 2) return;
    context.lineJoin = 'round';
    context.strokeStyle = this.#palette.route;
    context.lineWidth = 2.5;
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.stroke();
    context.lineTo(points[points.length - 1].x, height);
    context.lineTo(points[0].x, height);
    context.globalAlpha = 0.15;
    context.fillStyle = this.#palette.route;
    context.fill();
    context.globalAlpha = 1;
  }
}
