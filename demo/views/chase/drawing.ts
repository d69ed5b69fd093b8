/** Draws the arena, the player, the enemies and the gems. */
import { CellPicture } from '../../ui/cell-picture.ts';
import { centreOnCanvas, drawDiamond, drawDisc, drawPicture } from '../../ui/drawing.ts';
import { mix, type Palette, parseRgb, toPixel } from '../../ui/palette.ts';
import type { Camera, Point } from '../../ui/stage.ts';
import { type Arena, MUD } from './arena.ts';
import type { Game } from './game.ts';

export function paintArena({ terrain }: Arena, palette: Palette): CellPicture {
  const picture = new CellPicture(terrain.width, terrain.height);
  const floor = toPixel(parseRgb(palette.floor));
  const wall = toPixel(parseRgb(palette.wall));
  const mud = toPixel(mix(parseRgb(palette.terrainLow), parseRgb(palette.terrainHigh), 0.6));
  terrain.levels.forEach((level, cell) => {
    picture.set(cell, level === 0 ? wall : level === MUD ? mud : floor);
  });
  picture.flush();
  return picture;
}

/** Draws the player as a disc, gems as diamonds, enemies as squares. Their shapes differ for readers who cannot rely on colours. */
export function drawGame(
  context: CanvasRenderingContext2D,
  game: Game,
  { picture, camera, palette, routes }: { picture: CellPicture; camera: Camera; palette: Palette; routes: boolean },
): void {
  drawPicture(context, picture.canvas, camera);
  const { scale } = camera;
  const at = (cell: Point) => centreOnCanvas(cell, camera);
  if (routes) drawRoutes(context, game, at, palette);

  context.lineWidth = 1.5;
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.bonus;
  for (const gem of game.gems) drawDiamond(context, at(gem), scale * 0.28);

  context.strokeStyle = palette.wall;
  // Enemies are pale while they have to stand still.
  context.globalAlpha = game.grace > 0 ? 0.55 : 1;
  context.fillStyle = palette.goal;
  for (const enemy of game.enemies) {
    const { x, y } = at(enemy);
    const size = scale * 0.36;
    context.fillRect(x - size, y - size, 2 * size, 2 * size);
    context.strokeRect(x - size, y - size, 2 * size, 2 * size);
  }
  context.globalAlpha = 1;

  context.fillStyle = palette.start;
  drawDisc(context, at(game.player), scale * 0.42);
}

function drawRoutes(
  context: CanvasRenderingContext2D,
  { enemies }: Game,
  at: (cell: Point) => Point,
  palette: Palette,
): void {
  context.strokeStyle = palette.route;
  context.lineWidth = 2;
  context.globalAlpha = 0.7;
  context.setLineDash([6, 5]);
  for (const { route } of enemies) {
    if (route === null) continue;
    context.beginPath();
    for (const cell of route.waypoints()) {
      const { x, y } = at(cell);
      context.lineTo(x, y);
    }
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}
