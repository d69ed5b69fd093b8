/** What boards draw over their maps. */
import type { Grid, Point, Visibility } from 'hotpath';
import { coloursOf, type Stage } from '../picture/paint.ts';

/** Numbers the jump points in their order, and draws the lines along which the search looked from each. */
export function paintJumps(stage: Stage, grid: Grid, trace: Int32Array): void {
  const { context, scale, dark, at } = stage;
  context.strokeStyle = coloursOf(dark).glow;
  context.lineWidth = Math.max(1, scale * 0.1);
  const free = (x: number, y: number) => grid.isInside(x, y) && !grid.isBlocked(x, y);
  for (const cell of trace) {
    const from = grid.cellAt(cell);
    for (let direction = 0; direction < 8; direction++) {
      const [dx, dy] = [[0, 1, 1, 1, 0, -1, -1, -1][direction], [-1, -1, 0, 1, 1, 1, 0, -1][direction]];
      let { x, y } = from;
      while (free(x + dx, y + dy) && free(x + dx, y) && free(x, y + dy)) [x, y] = [x + dx, y + dy];
      context.beginPath();
      context.moveTo(...at(from.x, from.y));
      context.lineTo(...at(x, y));
      context.stroke();
    }
  }
  context.font = `600 ${Math.round(scale * 0.6)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  trace.forEach((cell, i) => {
    const { x, y } = grid.cellAt(cell);
    const [px, py] = at(x, y);
    context.fillStyle = dark ? '#fff1c4' : '#8c1136';
    context.beginPath();
    context.arc(px, py, scale * 0.46, 0, 7);
    context.fill();
    context.fillStyle = dark ? '#17111f' : '#fffdfa';
    context.fillText(String(i + 1), px, py + scale * 0.03);
  });
}

/** Draws each diagonal step past a wall: a line if the rule allows it, a dotted one if not. @param allowed Blocked cells beside it. */
export function paintCorners({ context, scale, dark, at }: Stage, grid: Grid, allowed: number): void {
  context.strokeStyle = dark ? '#ffb443' : '#b33a12';
  context.lineWidth = Math.max(1, scale * 0.06);
  const blocked = (x: number, y: number) => Number(grid.isBlocked(x, y));
  for (let y = 0; y + 1 < grid.height; y++) {
    for (let x = 0; x + 1 < grid.width; x++) {
      for (const [fromX, toX] of [
        [x, x + 1],
        [x + 1, x],
      ]) {
        const beside = blocked(toX, y) + blocked(fromX, y + 1);
        if (blocked(fromX, y) + blocked(toX, y + 1) > 0 || beside === 0) continue;
        const legal = beside <= allowed;
        context.globalAlpha = legal ? 0.9 : 0.4;
        context.setLineDash(legal ? [] : [scale * 0.1, scale * 0.14]);
        const [[x0, y0], [x1, y1]] = [at(fromX, y), at(toX, y + 1)];
        context.beginPath();
        context.moveTo(x0 + 0.2 * (x1 - x0), y0 + 0.2 * (y1 - y0));
        context.lineTo(x0 + 0.8 * (x1 - x0), y0 + 0.8 * (y1 - y0));
        context.stroke();
      }
    }
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Draws the borders that cost something, at the east side of cells. @param closed Whether they are closed. */
export function paintBorders({ context, scale, dark, at }: Stage, grid: Grid, closed: boolean): void {
  context.strokeStyle = closed ? (dark ? '#fff1c4' : '#3c0f2c') : dark ? '#66bbff' : '#1f6fb5';
  context.lineWidth = Math.max(2, scale * 0.2);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x + 1 < grid.width; x++) {
      if (grid.edgeCost([x, y], 'east') === null && grid.isExitOpen([x, y], 'east')) continue;
      const [px, py] = at(x, y);
      context.beginPath();
      context.moveTo(px + scale / 2, py - scale / 2);
      context.lineTo(px + scale / 2, py + scale / 2);
      context.stroke();
    }
  }
}

export function paintArrows({ context, scale, dark, at }: Stage, grid: Grid, flow: Uint8Array): void {
  context.strokeStyle = dark ? 'rgba(255, 241, 196, 0.55)' : 'rgba(90, 20, 40, 0.5)';
  context.lineWidth = Math.max(1, scale * 0.05);
  flow.forEach((direction, cell) => {
    if (direction > 7) return;
    const [px, py] = at(cell % grid.width, Math.floor(cell / grid.width));
    context.save();
    context.translate(px, py);
    context.rotate((direction * Math.PI) / 4);
    context.scale(scale, scale);
    context.lineWidth = 0.06;
    context.beginPath();
    context.moveTo(0, 0.28);
    context.lineTo(0, -0.28);
    context.moveTo(-0.14, -0.12);
    context.lineTo(0, -0.28);
    context.lineTo(0.14, -0.12);
    context.stroke();
    context.restore();
  });
}

export function paintCosts({ context, scale, dark, at }: Stage, grid: Grid, costs: Float64Array): void {
  context.fillStyle = dark ? '#fff1c4' : '#3c0f2c';
  context.font = `${Math.round(scale * 0.42)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  costs.forEach((cost, cell) => {
    if (cost < Infinity) context.fillText(cost.toFixed(0), ...at(cell % grid.width, Math.floor(cell / grid.width)));
  });
}

export function paintGoals({ context, scale, dark, at }: Stage, agents: readonly { readonly goal: Point }[]): void {
  context.strokeStyle = dark ? '#fff1c4' : '#8c1136';
  context.lineWidth = Math.max(1, scale * 0.07);
  for (const { goal } of agents) {
    const [x, y] = at(goal.x, goal.y);
    context.strokeRect(x - scale * 0.42, y - scale * 0.42, scale * 0.84, scale * 0.84);
  }
}

/** Darkens all cells that are not seen. */
export function paintDark({ context, scale, dark, at }: Stage, grid: Grid, view: Visibility): void {
  context.fillStyle = dark ? '#05030a' : '#231a2b';
  context.globalAlpha = 0.6;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (view.has(x, y)) continue;
      const [middleX, middleY] = at(x, y);
      context.fillRect(middleX - scale / 2, middleY - scale / 2, scale, scale);
    }
  }
  context.globalAlpha = 1;
}
