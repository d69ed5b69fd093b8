/** The diagram that the view opens with: how a shop handles an order. */
import type { Box, End, Line, Side } from 'hotpath/connectors';

const SIZE = { width: 120, height: 60 };

/** Columns and rows of the boxes. */
const PLACES: Record<string, [column: number, row: number]> = {
  customer: [0, 1],
  'web shop': [1, 1],
  cart: [1, 0],
  account: [1, 2],
  order: [2, 1],
  payment: [2, 0],
  invoice: [3, 0],
  stock: [2, 2],
  supplier: [3, 2],
  packing: [3, 1],
  shipping: [4, 1],
  returns: [4, 2],
};

const LINES: [from: string, side: Side, to: string, side: Side][] = [
  ['customer', 'right', 'web shop', 'left'],
  ['web shop', 'top', 'cart', 'bottom'],
  ['web shop', 'bottom', 'account', 'top'],
  ['cart', 'right', 'order', 'left'],
  ['account', 'right', 'order', 'left'],
  ['web shop', 'right', 'order', 'left'],
  ['order', 'top', 'payment', 'bottom'],
  ['order', 'bottom', 'stock', 'top'],
  ['order', 'right', 'packing', 'left'],
  ['payment', 'right', 'invoice', 'left'],
  ['invoice', 'right', 'shipping', 'top'],
  ['stock', 'right', 'supplier', 'left'],
  ['supplier', 'bottom', 'stock', 'bottom'],
  ['stock', 'right', 'packing', 'bottom'],
  ['packing', 'right', 'shipping', 'left'],
  ['shipping', 'bottom', 'returns', 'top'],
  ['returns', 'bottom', 'customer', 'bottom'],
  ['shipping', 'top', 'customer', 'top'],
];

const end = (box: string, side: Side): End => ({ box, side, at: 'spread' });

export const SHOP: { readonly boxes: Readonly<Record<string, Box>>; readonly lines: Readonly<Record<string, Line>> } = {
  boxes: Object.fromEntries(
    Object.entries(PLACES).map(([id, [column, row]]) => [id, { x: 220 * column, y: 150 * row, ...SIZE }]),
  ),
  lines: Object.fromEntries(
    LINES.map(([from, side, to, other]) => [`${from} to ${to}`, { from: end(from, side), to: end(to, other) }]),
  ),
};
