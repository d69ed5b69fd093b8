/** What a map must be after its edits: cells and links as plain data, edited by the definitions of the methods alone. */
import { Grid, type HeightOptions, HexGrid, World } from '../../src/index.ts';

interface Cell {
  cost: number;
  isBlocked: boolean;
  kind: number;
}

interface Link {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

type Place = { readonly x: number; readonly y: number; readonly floor?: number } | readonly number[];

/** Cells of a map by index, on a World by `x,y`. */
export class Shadow {
  private readonly cells = new Map<number | string, Cell>();
  private readonly links: Link[] = [];
  /** Numbers that links have had. */
  private readonly ids: Set<number>;
  /** What borders cost, Infinity if they are closed, by cell and direction as callers name them. */
  private readonly borders = new Map<string, number>();

  private constructor(ids: Iterable<number> = []) {
    this.ids = new Set(ids);
  }

  static fits(thing: unknown): thing is Grid | World {
    return thing instanceof Grid || thing instanceof World;
  }

  /** Returns the shadow of a new map. @param source That of the map it is a copy of. */
  static of(map: Grid | World, source: Shadow | undefined): Shadow {
    const shadow = new Shadow(source?.ids);
    if (source !== undefined) {
      for (const [key, cell] of source.cells) shadow.cells.set(key, { ...cell });
      shadow.links.push(...source.links);
      for (const [border, cost] of source.borders) shadow.borders.set(border, cost);
    } else shadow.read(map);
    return shadow;
  }

  private read(map: Grid | World): void {
    if (map instanceof World) return;
    for (let index = 0; index < map.width * map.height; index++) {
      const [x, y] = [index % map.width, Math.floor(index / map.width)];
      const isBlocked = map.isBlocked(x, y);
      this.cells.set(index, { cost: isBlocked ? 1 : map.cost(x, y), isBlocked, kind: map.kind(x, y) });
    }
    for (const { id, from, to, cost } of map.links()) {
      this.ids.add(id);
      this.links.push({ id, from: map.indexOf(from), to: map.indexOf(to), cost });
    }
  }

  /** Does an edit. */
  edit(call: string, values: readonly unknown[], result: unknown, map: Grid | World): void {
    if (map instanceof World) {
      this.editWorld(call, values, map);
      return;
    }
    if (/^set(EdgeCost|Wall|Exit)$/.test(call)) this.editBorder(call, values, map);
    if (call === 'setHeights') this.setHeights(values, map);
    if (call === 'addLink') {
      const id = result as number;
      if (this.ids.has(id)) throw new Error(`the number ${id} of a link is used again`);
      this.ids.add(id);
      const [from, to] = [values[0], values[1]].map((cell) => map.indexOf(cell as [number, number]));
      this.links.push({ id, from, to, cost: (values[2] as { cost?: number } | undefined)?.cost ?? 1 });
    }
    if (call === 'removeLink') {
      const at = this.links.findIndex(({ id }) => id === values[0]);
      this.links.splice(at, 1);
    }
    if (call === 'setBlockedMany') {
      for (const cell of values[0] as Iterable<number | Place>) {
        const index = typeof cell === 'number' ? cell : map.indexOf(cell as [number, number]);
        this.at(index).isBlocked = (values[1] as boolean | undefined) ?? true;
      }
      return;
    }
    this.editCells(call, values, map);
  }

  /** Notes what the borders of a cell that exits, walls and costs are set at cost then: ORDINARY for steps like others. */
  private editBorder(call: string, values: readonly unknown[], map: Grid): void {
    const [cell, direction, value, options] = values as [[number, number], number, unknown, { oneWay?: boolean }?];
    const index = map.indexOf(cell);
    // Diagonal exits cost what diagonal steps do.
    const [to, back] = besideOf(map, index, direction);
    if (to < 0) return;
    const isOneWay = call === 'setExit' || options?.oneWay === true;
    for (const border of isOneWay ? [`${index} ${direction}`] : [`${index} ${direction}`, `${to} ${back}`]) {
      if (call === 'setEdgeCost') this.borders.set(border, (value as number | null) ?? ORDINARY);
      else if ((value ?? true) === (call === 'setWall')) this.borders.set(border, Infinity);
      else if ((this.borders.get(border) ?? Infinity) === Infinity) this.borders.set(border, ORDINARY);
    }
  }

  /** Notes what each border costs, by the heights on both sides and the terrain of the cell entered. */
  private setHeights([, heights, options]: readonly unknown[], map: Grid): void {
    const { climb = Infinity, drop = climb, uphill = 0 } = options as HeightOptions;
    const heightOf = (index: number) => (heights as ArrayLike<number>)[index];
    for (const [index] of this.cells as Map<number, Cell>) {
      if (map.floors > 1 && map.cellAt(index).floor === undefined) continue;
      for (const direction of map instanceof HexGrid ? [0, 1, 2, 3, 4, 5] : [0, 2, 4, 6]) {
        const [to] = besideOf(map, index, direction);
        if (to < 0) continue;
        const rise = heightOf(to) - heightOf(index);
        const slope = rise > 0 && uphill > 0 ? this.at(to).cost + uphill * rise : ORDINARY;
        this.borders.set(`${index} ${direction}`, rise > climb || -rise > drop ? Infinity : slope);
      }
    }
  }

  private editCells(call: string, values: readonly unknown[], map: Grid): void {
    if (!/^(setBlocked|setCost|setKind|fill|fillKind|paste)$/.test(call)) return;
    const first = map.indexOf(values[0] as [number, number]);
    const isBox = values.length > 2;
    const [width, height] = isBox ? (values.slice(1, 3) as number[]) : [1, 1];
    const value = values[isBox ? 3 : 1];
    for (let i = 0; i < width * height; i++) {
      const cell = this.at(first + (i % width) + Math.floor(i / width) * map.width);
      if (call === 'paste') paste(cell, value as Pasted, i);
      else change(cell, call, value);
    }
  }

  private editWorld(call: string, values: readonly unknown[], world: World): void {
    const side = world.chunkSize;
    const [cx, cy] = values as number[];
    const key = (i: number) => `${cx * side + (i % side)},${cy * side + Math.floor(i / side)}`;
    if (call === 'unload') for (let i = 0; i < side * side; i++) this.cells.delete(key(i));
    if (call === 'load') {
      for (let i = 0; i < side * side; i++) {
        const cell = { cost: 1, isBlocked: false, kind: 0 };
        if (values[2] instanceof Grid) Object.assign(cell, cellOf(values[2], i));
        else if (values[2] !== undefined) paste(cell, values[2] as Pasted, i);
        this.cells.set(key(i), cell);
      }
    }
    if (/^set(Blocked|Cost|Kind)$/.test(call)) change(this.at(String(values[0])), call, values[1]);
  }

  private at(key: number | string): Cell {
    const cell = this.cells.get(key);
    if (cell === undefined) throw new Error(`an edit of the cell ${key}, which is not there`);
    return cell;
  }

  /** Throws unless a map has these cells and links. */
  compare(map: Grid | World): void {
    for (const [key, cell] of this.cells) {
      const [x, y] =
        typeof key === 'string' ? key.split(',').map(Number) : [key % map.width, Math.floor(key / map.width)];
      const cost = cell.isBlocked ? Infinity : cell.cost;
      if (map.isBlocked(x, y) !== cell.isBlocked) throw new Error(`(${x}, ${y}) is blocked: ${map.isBlocked(x, y)}`);
      if (map.cost(x, y) !== cost) throw new Error(`(${x}, ${y}) costs ${map.cost(x, y)}, not ${cost}`);
      if (map.kind(x, y) !== cell.kind) throw new Error(`(${x}, ${y}) is of kind ${map.kind(x, y)}, not ${cell.kind}`);
    }
    if (map instanceof World) return;
    const links = new Map(map.links().map((link) => [link.id, link]));
    for (const { id, from, to, cost } of this.links) {
      const link = links.get(id);
      if (link === undefined) throw new Error(`link ${id} is lost`);
      if (map.indexOf(link.from) !== from || map.indexOf(link.to) !== to || link.cost !== cost) {
        throw new Error(`link ${id} is another`);
      }
      links.delete(id);
    }
    for (const { id } of links.values()) throw new Error(`there is one more link, ${id}`);
    for (const [border, cost] of this.borders) {
      const [index, direction] = border.split(' ').map(Number);
      const found = map.edgeCost(map.cellAt(index), direction as 0) ?? 'ordinary';
      if (found !== (cost < 0 ? 'ordinary' : cost)) throw new Error(`the border ${border} costs ${found}, not ${cost}`);
    }
  }
}

const ORDINARY = -1;

/** Returns the cell beside another one and the direction back: -1 off the map, and for diagonal exits of squares. */
export function besideOf(map: Grid, index: number, direction: number): [number, number] {
  const cell = map.cellAt(index);
  const isHex = map instanceof HexGrid;
  if (!isHex && direction % 2 === 1) return [-1, 0];
  let { x, y } = cell;
  if (isHex) {
    const { q, r } = map.toAxial(cell);
    // In columns of flat hexagons the first direction is north, one before north-east.
    const side = (direction + (map.layout.endsWith('q') ? 5 : 0)) % 6;
    ({ x, y } = map.fromAxial({ q: q + [1, 1, 0, -1, -1, 0][side], r: r + [-1, 0, 1, 1, 0, -1][side] }));
  } else {
    x = (index % map.width) + [0, 1, 0, -1][direction / 2];
    y = Math.floor(index / map.width) + [-1, 0, 1, 0][direction / 2];
  }
  const { width, height, wrap } = map;
  if (wrap === 'x' || wrap === 'both') x = (x + width) % width;
  if (wrap === 'y' || wrap === 'both') y = (y + height) % height;
  const isOff =
    x < 0 || y < 0 || x >= width || y >= height || (map.floors > 1 && (y + 1) % (map.floorHeight + 1) === 0);
  return [isOff ? -1 : y * width + x, isHex ? (direction + 3) % 6 : (direction + 4) % 8];
}

interface Pasted {
  readonly blocked?: ArrayLike<number | boolean>;
  readonly costs?: ArrayLike<number>;
  readonly kinds?: ArrayLike<number>;
}

function paste(cell: Cell, { blocked, costs, kinds }: Pasted, i: number): void {
  if (costs !== undefined) change(cell, 'setCost', costs[i]);
  // With costs, a cell is blocked if either says so.
  if (blocked !== undefined) cell.isBlocked = Boolean(blocked[i]) || (costs !== undefined && cell.isBlocked);
  if (kinds !== undefined) cell.kind = kinds[i];
}

function change(cell: Cell, call: string, value: unknown): void {
  if (call === 'setKind' || call === 'fillKind') cell.kind = value as number;
  else if (call === 'setBlocked' || typeof value === 'boolean') cell.isBlocked = (value as boolean | undefined) ?? true;
  else {
    cell.isBlocked = value === Infinity;
    if (value !== Infinity) cell.cost = value as number;
  }
}

function cellOf(grid: Grid, i: number): Cell {
  const [x, y] = [i % grid.width, Math.floor(i / grid.width)];
  const copy = grid.clone();
  copy.setBlocked(x, y, false);
  return { cost: copy.cost(x, y), isBlocked: grid.isBlocked(x, y), kind: grid.kind(x, y) };
}
