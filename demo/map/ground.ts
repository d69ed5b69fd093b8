/** A generated map to walk on. Its picture shows only walls and floor. */
import type { Palette } from '../ui/palette.ts';
import type { Point } from '../ui/stage.ts';
import { type MapSpec, paintSpec } from './families.ts';
import { MapModel, type Terrain } from './model.ts';
import { largestRegion, nearestIn } from './regions.ts';
import { WallPicture } from './wall-picture.ts';

export class Ground {
  readonly map: MapModel;
  /** The terrain of the map; `setTerrain` keeps it up to date. */
  readonly terrain: Terrain;
  readonly picture: WallPicture;
  /** 1 for each cell of the largest region, as the map was generated. */
  readonly region: Uint8Array;
  /** The cell nearest to the middle in the largest region. */
  readonly centre: Point;

  constructor(spec: MapSpec, palette: Palette) {
    this.terrain = paintSpec(spec);
    this.map = new MapModel(this.terrain);
    const { width, height } = this.map;
    this.picture = new WallPicture(width, height);
    this.region = largestRegion(this.terrain);
    this.centre = nearestIn(this.region, this.terrain, { x: width >> 1, y: height >> 1 });
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.picture.paint(this.map.terrain, palette);
  }

  /** Sets a cell's terrain cost, 0 for a wall. Returns false if it had this cost already. */
  setTerrain({ x, y }: Point, level: number): boolean {
    const cell = y * this.map.width + x;
    if (!this.map.setTerrain(cell, level)) return false;
    this.terrain.setCost(x, y, level);
    this.picture.setWall(cell, level === 0);
    return true;
  }
}
