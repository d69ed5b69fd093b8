import type { HexGrid } from '../index.ts';
import type { Board } from './board.ts';
import { canEnter } from './ground.ts';
import type { Settings } from './options.ts';

/** A way on from a cell: a step to a neighbour, or a link. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  /** Of the step; LINK if it is a link. */
  readonly direction: number;
  /** Number of the link, null for a step. */
  readonly link: number | null;
}

/** Returns the ways on from a cell. */
export type Ways = (cell: number) => readonly Way[];

/** Stands for the direction of a link. */
export const LINK = 8;

/** What each direction adds to column and row: north, then clockwise. Even directions are straight. */
const COLUMNS = [0, 1, 1, 1, 0, -1, -1, -1];
const ROWS = [-1, -1, 0, 1, 1, 1, 0, -1];

/** What each direction adds to the axial coordinates of a hexagon: north-east, then clockwise. */
const Q = [1, 1, 0, -1, -1, 0];
const R = [-1, 0, 1, 1, 0, -1];

/** @param costs What it costs the unit to enter each cell. */
export function waysOn(board: Board, costs: Float64Array, settings: Settings): Ways {
  const steps = stepsOn(board, costs, settings);
  const links = linkWays(board, costs, settings);
  return (cell) => (costs[cell] === Infinity ? [] : [...steps(cell), ...links.filter(({ from }) => from === cell)]);
}

function stepsOn(board: Board, costs: Float64Array, settings: Settings): Ways {
  return board.hexes === null ? squareSteps(board, costs, settings) : hexSteps(board, costs, settings);
}

/** Returns the steps over borders that cost. */
export function borderWays(board: Board, costs: Float64Array, settings: Settings): Way[] {
  const steps = stepsOn(board, costs, settings);
  const isBorder = ({ from, direction }: Way) =>
    (board.hexes !== null || direction % 2 === 0) && board.edgeCost(from, direction, settings.kindCosts) !== null;
  return Array.from(costs).flatMap((cost, cell) => (cost === Infinity ? [] : steps(cell).filter(isBorder)));
}

/** Returns the same ways in the other direction. */
export function waysBack(ways: Ways, cells: number): Ways {
  const back: Way[][] = Array.from({ length: cells }, () => []);
  back.forEach((_, cell) => {
    for (const way of ways(cell)) back[way.to].push({ ...way, from: way.to, to: cell });
  });
  return (cell) => back[cell];
}

function squareSteps(board: Board, costs: Float64Array, settings: Settings): Ways {
  const { width, height, wrap } = board;
  const { diagonals, straightCost, diagonalCost, size, kindCosts } = settings;
  const borderOf = (cell: number, direction: number) =>
    direction % 2 === 1 ? null : board.edgeCost(cell, direction, kindCosts);

  /** Returns the cell next to another one; -1 if it is blocked or off the map, or the exit to it is closed. */
  const next = (cell: number, direction: number): number => {
    let x = (cell % width) + COLUMNS[direction];
    let y = Math.floor(cell / width) + ROWS[direction];
    if (wrap.x) x = (x + width) % width;
    if (wrap.y) y = (y + height) % height;
    if (x < 0 || y < 0 || x >= width || y >= height) return -1;
    const isOpen = board.isExitOpen(cell, direction);
    if ((!isOpen || borderOf(cell, direction) !== null) && size > 1)
      throw new RangeError(`size is ${size}: leave it out, since the map has closed exits`);
    return isOpen && costs[y * width + x] < Infinity ? y * width + x : -1;
  };

  /** Returns whether two straight steps are ordinary ones: to the corner rule a border that costs is a wall. */
  const isRoundOpen = (cell: number, first: number, second: number): boolean => {
    const beside = next(cell, first);
    return (
      beside >= 0 && borderOf(cell, first) === null && next(beside, second) >= 0 && borderOf(beside, second) === null
    );
  };

  /** Returns whether a diagonal step may pass the two cells beside it. */
  const passesCorner = (cell: number, direction: number): boolean => {
    if (diagonals === 'always' || diagonals === 'never') return diagonals === 'always';
    const [left, right] = [(direction + 7) % 8, (direction + 1) % 8];
    const open = [isRoundOpen(cell, left, right), isRoundOpen(cell, right, left)];
    return diagonals === 'onlyWhenNoObstacles' ? open[0] && open[1] : open[0] || open[1];
  };

  return (cell) => {
    const ways: Way[] = [];
    for (let direction = 0; direction < 8; direction++) {
      const isDiagonal = direction % 2 === 1;
      const to = next(cell, direction);
      const cost =
        to < 0 ? Infinity : (borderOf(cell, direction) ?? (isDiagonal ? diagonalCost : straightCost) * costs[to]);
      if (cost === Infinity || (isDiagonal && !passesCorner(cell, direction))) continue;
      ways.push({ from: cell, to, cost, direction, link: null });
    }
    return ways;
  };
}

function hexSteps(board: Board, costs: Float64Array, { kindCosts }: Settings): Ways {
  const { width, height, wrap } = board;
  const hexes = board.hexes as HexGrid;
  // In columns of flat hexagons the first direction is north, one before north-east.
  const first = hexes.layout.endsWith('q') ? 5 : 0;
  return (cell) => {
    const { q, r } = hexes.toAxial(hexes.cellAt(cell));
    const ways: Way[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const side = (direction + first) % 6;
      const { x, y } = hexes.fromAxial({ q: q + Q[side], r: r + R[side] });
      const neighbour = { x: wrap.x ? (x + width) % width : x, y: wrap.y ? (y + height) % height : y };
      if (!hexes.isInside(neighbour) || !board.isExitOpen(cell, direction)) continue;
      const to = hexes.indexOf(neighbour);
      const cost = costs[to] < Infinity ? (board.edgeCost(cell, direction, kindCosts) ?? costs[to]) : Infinity;
      if (cost < Infinity) ways.push({ from: cell, to, cost, direction, link: null });
    }
    return ways;
  };
}

/** Returns the links that a unit may use, one way each. Both ends must be places where it can stand. */
export function linkWays({ links, indexOf }: Board, costs: Float64Array, { kindCosts }: Settings): Way[] {
  return links.flatMap(({ id, from: a, to: b, cost, oneWay, kinds }) => {
    const [from, to] = [indexOf('from', a), indexOf('to', b)];
    const mayUse = kinds === undefined || kindCosts === undefined || kinds.some((kind) => canEnter(kind, kindCosts));
    if (!mayUse || costs[from] === Infinity || costs[to] === Infinity) return [];
    const forth = { from, to, cost, direction: LINK, link: id };
    return oneWay ? [forth] : [forth, { ...forth, from: to, to: from }];
  });
}
