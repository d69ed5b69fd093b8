/**
 * A second reader of maps of Tiled, for tests: it shares no code with src/. It draws everything on the screen, as Tiled's manual says, and clips
 * what an object or a collision shape covers with the outline of each tile. Slow and plain. Tiles are lists of numbers, tilesets stand in the map.
 */

type Fields = Record<string, unknown>;
type Point = readonly [x: number, y: number];

/** What is known of a tile of the map. `unsure`: an outline is so close to the border that rounding decides. */
export interface ReadCell {
  blocked: boolean;
  cost: number;
  kind: number;
  unsure: boolean;
}

/** What makes walls, besides the properties blocked, cost and kind. */
export interface Wanted {
  /** Layers and groups whose tiles and objects are walls, by name. */
  readonly layers: readonly string[];
  /** A property that makes walls. */
  readonly property: string | undefined;
  /** Whether collision shapes make walls of all cells that they touch. */
  readonly collision: boolean;
}

const list = (value: unknown) => (value ?? []) as Fields[];
const number = (value: unknown, otherwise = 0) => (value === undefined ? otherwise : Number(value));
const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

function propertiesOf(thing: Fields): Fields {
  return Object.fromEntries(list(thing.properties).map(({ name, value }) => [name, value]));
}

/** Returns the outline of a tile on the screen, clockwise. */
export function outlineOf(map: Fields, column: number, row: number): Point[] {
  const [w, h] = [number(map.tilewidth), number(map.tileheight)];
  const isOdd = (line: number) => Math.abs(line % 2) === 1;
  const shifted = (line: number) => isOdd(line) === ((map.staggerindex ?? 'odd') === 'odd');
  const shiftsColumns = map.staggeraxis === 'x';
  switch (map.orientation) {
    case 'isometric': {
      const [x, y] = [((column - row + number(map.height)) * w) / 2, ((column + row) * h) / 2];
      return [
        [x, y],
        [x + w / 2, y + h / 2],
        [x, y + h],
        [x - w / 2, y + h / 2],
      ];
    }
    case 'staggered':
    case 'hexagonal': {
      const side = map.orientation === 'hexagonal' ? number(map.hexsidelength) : 0;
      const [stepX, stepY] = shiftsColumns ? [(w + side) / 2, h] : [w, (h + side) / 2];
      const x = column * stepX + (!shiftsColumns && shifted(row) ? w / 2 : 0);
      const y = row * stepY + (shiftsColumns && shifted(column) ? h / 2 : 0);
      const [a, b] = shiftsColumns ? [(w - side) / 2, h / 2] : [w / 2, (h - side) / 2];
      const corners: Point[] = shiftsColumns
        ? [
            [0, b],
            [a, 0],
            [w - a, 0],
            [w, b],
            [w - a, h],
            [a, h],
          ]
        : [
            [0, b],
            [a, 0],
            [w, b],
            [w, h - b],
            [a, h],
            [0, h - b],
          ];
      return corners.map(([dx, dy]) => [x + dx, y + dy]);
    }
    default:
      return [
        [column * w, row * h],
        [(column + 1) * w, row * h],
        [(column + 1) * w, (row + 1) * h],
        [column * w, (row + 1) * h],
      ];
  }
}

/** Returns the part of a polygon or line that is in a convex outline (Sutherland and Hodgman, 1974). */
function clipped(points: readonly Point[], outline: readonly Point[], isClosed: boolean): Point[] {
  let rest = [...points];
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    const inside = ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const next: Point[] = [];
    rest.forEach((to, j) => {
      if (j === 0 && !isClosed) {
        if (inside(to) >= 0) next.push(to);
        return;
      }
      const from = rest[(j + rest.length - 1) % rest.length];
      const [f, t] = [inside(from), inside(to)];
      const cut: Point = [from[0] + ((to[0] - from[0]) * f) / (f - t), from[1] + ((to[1] - from[1]) * f) / (f - t)];
      if (f >= 0 !== t >= 0) next.push(cut);
      if (t >= 0) next.push(to);
    });
    rest = next;
  });
  return rest;
}

function areaOf(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length];
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
}

/** A shape on the screen. */
interface Drawn {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Returns how much of a tile a shape covers: 1 surely some, 0 none, undefined if rounding decides. */
function covers({ points, isClosed }: Drawn, outline: readonly Point[]): 0 | 1 | undefined {
  const size = Math.sqrt(areaOf(outline));
  if (isClosed) {
    const share = areaOf(clipped(points, outline, true)) / size ** 2;
    return share > 1e-4 ? 1 : share > 1e-11 ? undefined : 0;
  }
  let length = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const part = clipped([points[i], points[i + 1]], outline, false);
    if (part.length >= 2) length += Math.hypot(part[1][0] - part[0][0], part[1][1] - part[0][1]) / size;
  }
  return length > 1e-3 ? 1 : length > 1e-9 ? undefined : 0;
}

/** Returns the points of an object from its position, before it is drawn. */
function localShape(object: Fields): Drawn {
  const [w, h] = [number(object.width), number(object.height)];
  for (const name of ['polygon', 'polyline']) {
    if (object[name] === undefined) continue;
    const points = list(object[name]).map(({ x, y }): Point => [number(x), number(y)]);
    return { points, isClosed: name === 'polygon' };
  }
  if (object.point === true || (w === 0 && h === 0))
    return {
      points: [
        [0, 0],
        [1e-2, 1e-2],
      ],
      isClosed: false,
    };
  if (object.ellipse === true) {
    const points = Array.from({ length: 64 }, (_, i): Point => {
      const angle = ((2 * i + 1) * Math.PI) / 64;
      return [(w / 2) * (1 + Math.cos(angle)), (h / 2) * (1 + Math.sin(angle))];
    });
    return { points, isClosed: true };
  }
  return {
    points: [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    isClosed: true,
  };
}

function turned(points: readonly Point[], [x, y]: Point, degrees: number): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]);
}

/** Returns an object as it is drawn; undefined for texts. */
function drawn(map: Fields, object: Fields, [dx, dy]: Point, alignment: string): Drawn | undefined {
  if (object.text !== undefined) return undefined;
  const [w, h] = [number(map.tilewidth), number(map.tileheight)];
  const isIsometric = map.orientation === 'isometric';
  const onScreen = ([x, y]: Point): Point =>
    isIsometric ? [(number(map.height) * w) / 2 + ((x - y) * w) / (2 * h), (x + y) / 2] : [x, y];
  const at: Point = [number(object.x), number(object.y)];
  const origin = onScreen(at);
  let { points, isClosed } = localShape(object);
  if (object.gid === undefined) points = points.map(([x, y]) => onScreen([at[0] + x, at[1] + y]));
  else points = tilePicture(map, object, origin, alignment);
  points = turned(points, origin, number(object.rotation)).map(([x, y]) => [x + dx, y + dy]);
  if (object.gid !== undefined) isClosed = true;
  return { points, isClosed };
}

/** Returns what an object's tile stands on: its rectangle, or the lowest tile outline of its picture. */
function tilePicture(map: Fields, object: Fields, [x, y]: Point, alignment: string): Point[] {
  const [w, h] = [number(object.width), number(object.height)];
  const named = alignment === 'unspecified' ? (map.orientation === 'isometric' ? 'bottom' : 'bottomleft') : alignment;
  const left = x - w * (named.endsWith('left') ? 0 : named.endsWith('right') ? 1 : 0.5);
  const top = y - h * (named.startsWith('top') ? 0 : named.startsWith('bottom') ? 1 : 0.5);
  if (map.orientation === 'orthogonal')
    return [
      [left, top],
      [left + w, top],
      [left + w, top + h],
      [left, top + h],
    ];
  const outline = outlineOf(map, 0, 0);
  const [xs, ys] = [outline.map(([px]) => px), outline.map(([, py]) => py)];
  const scale = w / (Math.max(...xs) - Math.min(...xs));
  return outline.map(([px, py]) => [left + (px - Math.min(...xs)) * scale, top + h + (py - Math.max(...ys)) * scale]);
}

/** What something says, and whether it is a wall for good. */
interface Says {
  readonly blocked?: boolean | undefined;
  readonly cost?: number | undefined;
  readonly kind?: number | undefined;
  readonly wall: boolean;
}

function saysOf(properties: Fields, wanted: Wanted): Says {
  const { blocked, cost, kind } = properties;
  return {
    blocked:
      blocked === true || blocked === 'true' ? true : blocked === false || blocked === 'false' ? false : undefined,
    cost: typeof cost === 'number' && cost > 0 ? cost : undefined,
    kind: Number.isInteger(kind) && (kind as number) >= 0 && (kind as number) < 256 ? (kind as number) : undefined,
    wall: wanted.property !== undefined && isTrue(properties[wanted.property]),
  };
}

/** Reads a map. Returns what is known of each tile that `bounds` has. */
export class SecondReader {
  readonly cells: ReadCell[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  private readonly map: Fields;
  private readonly wanted: Wanted;
  private readonly forced: boolean[];

  constructor(map: object, wanted: Wanted) {
    this.map = map as Fields;
    this.wanted = wanted;
    const layers = this.flat(list(this.map.layers), { dx: 0, dy: 0, wall: false, says: [] });
    const blocks = layers.filter(({ layer }) => layer.type === 'tilelayer').flatMap((one) => this.blocksOf(one));
    const isInfinite = this.map.infinite === true;
    this.left = isInfinite ? Math.min(...blocks.map(({ x }) => x)) : 0;
    this.top = isInfinite ? Math.min(...blocks.map(({ y }) => y)) : 0;
    this.width = isInfinite ? Math.max(...blocks.map(({ x, w }) => x + w)) - this.left : number(this.map.width);
    this.height = isInfinite ? Math.max(...blocks.map(({ y, h }) => y + h)) - this.top : number(this.map.height);
    const count = this.width * this.height;
    this.cells = Array.from({ length: count }, () => ({ blocked: false, cost: 1, kind: 0, unsure: false }));
    this.forced = Array.from({ length: count }, () => false);
    for (const one of layers) {
      if (one.layer.type === 'tilelayer') for (const block of this.blocksOf(one)) this.sayTiles(one, block);
      else if (one.layer.type === 'objectgroup') this.sayObjects(one);
    }
    this.cells.forEach((cell, i) => {
      if (this.forced[i]) cell.blocked = true;
    });
  }

  private flat(layers: Fields[], above: Omit<FlatLayer, 'layer'>): FlatLayer[] {
    return layers.flatMap((layer) => {
      const own = saysOf(propertiesOf(layer), this.wanted);
      const inner = {
        dx: above.dx + number(layer.offsetx),
        dy: above.dy + number(layer.offsety),
        wall: above.wall || own.wall || this.wanted.layers.includes(String(layer.name)),
        says: [own, ...above.says],
      };
      return layer.type === 'group' ? this.flat(list(layer.layers), inner) : [{ layer, ...inner }];
    });
  }

  /** Returns the tiles of a layer, moved by whole tiles if it is drawn aside by them. */
  private blocksOf({ layer, dx, dy }: FlatLayer): Block[] {
    const chunks =
      layer.chunks === undefined
        ? [{ ...layer, x: 0, y: 0, width: this.map.width, height: this.map.height }]
        : list(layer.chunks);
    const [sx, sy] = this.shift(dx, dy);
    return chunks.map((chunk) => ({
      x: number(chunk.x) + sx,
      y: number(chunk.y) + sy,
      w: number(chunk.width),
      h: number(chunk.height),
      ids: chunk.data as number[],
    }));
  }

  /** Returns by how many tiles a layer is drawn aside: where the first tile's outline has moved to that of another. */
  private shift(dx: number, dy: number): Point {
    if (dx === 0 && dy === 0) return [0, 0];
    const [[x, y]] = outlineOf(this.map, 0, 0);
    for (let row = -8; row <= 8; row++) {
      for (let column = -8; column <= 8; column++) {
        // In shifted layouts, only like rows and columns lie over each other.
        if (this.isShifted && row % 2 !== 0 && this.map.staggeraxis !== 'x') continue;
        if (this.isShifted && column % 2 !== 0 && this.map.staggeraxis === 'x') continue;
        const [[ox, oy]] = outlineOf(this.map, column, row);
        if (Math.abs(ox - x - dx) + Math.abs(oy - y - dy) < 1e-6) return [column, row];
      }
    }
    return [0, 0];
  }

  private get isShifted(): boolean {
    return this.map.orientation === 'staggered' || this.map.orientation === 'hexagonal';
  }

  private tilesetOf(gid: number): { tileset: Fields; tile: Fields } {
    const tilesets = list(this.map.tilesets).filter(({ firstgid }) => number(firstgid) <= gid);
    const tileset = tilesets.reduce((a, b) => (number(b.firstgid) > number(a.firstgid) ? b : a));
    const id = gid - number(tileset.firstgid);
    return { tileset, tile: list(tileset.tiles).find((one) => one.id === id) ?? {} };
  }

  private sayTiles(flat: FlatLayer, { x, y, w, h, ids }: Block): void {
    for (let i = 0; i < w * h; i++) {
      const gid = ids[i] % 2 ** 28;
      const [column, row] = [x + (i % w), y + Math.floor(i / w)];
      if (gid === 0 || !this.has(column, row)) continue;
      const { tileset, tile } = this.tilesetOf(gid);
      const shapes = this.wanted.collision ? list((tile.objectgroup as Fields)?.objects) : [];
      for (const shape of shapes) this.blockBelow(this.placed(shape, ids[i], { tileset, tile, column, row }));
      this.say(column, row, [saysOf(propertiesOf(tile), this.wanted), ...flat.says], flat.wall);
    }
  }

  /** Returns a collision shape as its tile is drawn: the picture's lower left corner at that of the outline. */
  private placed(
    shape: Fields,
    id: number,
    { tileset, tile, column, row }: { tileset: Fields; tile: Fields; column: number; row: number },
  ): Drawn {
    const w = number(tile.imagewidth, number(tileset.tilewidth));
    const h = number(tile.imageheight, number(tileset.tileheight));
    const { points, isClosed } = localShape(shape);
    const at: Point = [number(shape.x), number(shape.y)];
    // Shapes of a tileset with an isometric grid are measured along the diamond at the foot of the picture.
    const grid = (tileset.grid ?? {}) as Fields;
    const [gw, gh] = [number(grid.width, 1), number(grid.height, 1)];
    const onPicture = ([px, py]: Point): Point =>
      grid.orientation === 'isometric' ? [((px - py) * gw) / gh / 2 + gw / 2, (px + py) / 2 + h - gh] : [px, py];
    const corners = points.map(([px, py]): Point => onPicture([at[0] + px, at[1] + py]));
    const upright = turned(corners, onPicture(at), number(shape.rotation));
    const bits = Math.floor(id / 2 ** 29);
    const [isX, isY, isDiagonal] = [(bits & 4) !== 0, (bits & 2) !== 0, (bits & 1) !== 0];
    const [pw, ph] = isDiagonal ? [h, w] : [w, h];
    const outline = outlineOf(this.map, column, row);
    const left = Math.min(...outline.map(([ox]) => ox));
    const bottom = Math.max(...outline.map(([, oy]) => oy));
    const offset = (tileset.tileoffset ?? {}) as Fields;
    const moved = upright.map(([px, py]): Point => {
      let [qx, qy] = isDiagonal ? [py, px] : [px, py];
      if (isX) qx = pw - qx;
      if (isY) qy = ph - qy;
      return [left + qx + number(offset.x), bottom - ph + qy + number(offset.y)];
    });
    return { points: moved, isClosed };
  }

  private blockBelow(shape: Drawn): void {
    this.eachCovered(shape, (cell) => {
      cell.blocked = true;
    });
  }

  private sayObjects(flat: FlatLayer): void {
    for (const object of list(flat.layer.objects)) {
      const gid = object.gid === undefined ? undefined : number(object.gid) % 2 ** 28;
      const found = gid === undefined ? undefined : this.tilesetOf(gid);
      const properties = { ...(found === undefined ? {} : propertiesOf(found.tile)), ...propertiesOf(object) };
      const shape = drawn(
        this.map,
        object,
        [flat.dx, flat.dy],
        String(found?.tileset.objectalignment ?? 'unspecified'),
      );
      if (shape === undefined) continue;
      const says = [saysOf(properties, this.wanted), ...flat.says];
      this.eachCovered(shape, (_, column, row) => this.say(column, row, says, flat.wall));
    }
  }

  private eachCovered(shape: Drawn, visit: (cell: ReadCell, column: number, row: number) => void): void {
    const [xs, ys] = [0, 1].map((axis) => shape.points.map((point) => point[axis]));
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    for (let row = this.top; row < this.top + this.height; row++) {
      for (let column = this.left; column < this.left + this.width; column++) {
        const outline = outlineOf(this.map, column, row);
        const isFar =
          outline.every(([x]) => x < box[0]) ||
          outline.every(([x]) => x > box[1]) ||
          outline.every(([, y]) => y < box[2]) ||
          outline.every(([, y]) => y > box[3]);
        const covered = isFar ? 0 : covers(shape, outline);
        const cell = this.at(column, row);
        if (covered === undefined) cell.unsure = true;
        else if (covered === 1) visit(cell, column, row);
      }
    }
  }

  private say(column: number, row: number, says: readonly Says[], isWall: boolean): void {
    const cell = this.at(column, row);
    const first = <K extends 'blocked' | 'cost' | 'kind'>(name: K) =>
      says.find((one) => one[name] !== undefined)?.[name];
    const [blocked, cost, kind] = [first('blocked'), first('cost'), first('kind')];
    if (blocked !== undefined) cell.blocked = blocked;
    if (cost !== undefined) cell.cost = cost;
    if (kind !== undefined) cell.kind = kind;
    if (isWall || says[0].wall) this.forced[this.indexOf(column, row)] = true;
  }

  /** Returns what is known of a tile. */
  at(column: number, row: number): ReadCell {
    return this.cells[this.indexOf(column, row)];
  }

  private indexOf(column: number, row: number): number {
    return (row - this.top) * this.width + column - this.left;
  }

  private has(column: number, row: number): boolean {
    const [x, y] = [column - this.left, row - this.top];
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }
}

/** A layer of tiles or objects, with what its groups pass on: offsets, walls, and what they say, the innermost first. */
interface FlatLayer {
  readonly layer: Fields;
  readonly dx: number;
  readonly dy: number;
  readonly wall: boolean;
  readonly says: readonly Says[];
}

interface Block {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly ids: number[];
}
