/** A map that a seed makes, to walk on: only walls are drawn. */
import type { Palette } from '../ui/palette.ts';
import type { Point } from '../ui/stage.ts';
import { type MapSpec, paintSpec } from './families.ts';
import { MapModel, type Terrain } from './model.ts';
import { largestRegion, nearestIn } from './regions.ts';
import { WallPicture } from './wall-picture.ts';

export class Ground {
  readonly map: MapModel;
  /** The map's terrain, which follows its walls. */
  readonly terrain: Terrain;
  readonly picture: WallPicture;
  /** Of the cells that most others can be reached from, the one nearest to the middle. */
  readonly centre: Point;

  constructor(spec: MapSpec, palette: Palette) {
    this.terrain = paintSpec(spec);
    this.map = new MapModel(this.terrain);
    const { width, height } = this.map;
    this.picture = new WallPicture(width, height);
    this.centre = nearestIn(largestRegion(this.terrain), this.terrain, { x: width >> 1, y: height >> 1 });
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.picture.paint(this.map.terrain, palette);
  }

  /** Sets a cell's terrain cost, 0 for a wall; false where it was so already. */
  setTerrain({ x, y }: Point, level: number): boolean {
    const cell = y * this.map.width + x;
    if (!this.map.setTerrain(cell, level)) return false;
    this.terrain.setCost(x, y, level);
    this.picture.setWall(cell, level === 0);
    return true;
  }
}
