/** Twin of assembly/moves.ts, where directions, move tables and pruning are explained. */
export const NO_DIRECTION = 8;

/** Corner rules, by the numbers that src/options.ts gives them. */
const ALWAYS = 1;
const IF_AT_MOST_ONE_OBSTACLE = 2;
const ONLY_WHEN_NO_OBSTACLES = 3;

const TABLE_BYTES = 9 << 9;
/** Eight tables: corner rule (0-3), times two, plus 1 where pruned; those that have been made. */
const tables: (Uint8Array | undefined)[] = [];

export function dx(direction: number): number {
  return direction % 4 === 0 ? 0 : direction < 4 ? 1 : -1;
}

export function dy(direction: number): number {
  return dx((direction + 6) & 7);
}

/** The move table of a corner rule. */
export function moveTable(rule: number, pruned: boolean): Uint8Array {
  const which = (rule << 1) | Number(pruned);
  let table = tables[which];
  if (table === undefined) {
    table = new Uint8Array(TABLE_BYTES);
    for (let direction = 0; direction <= NO_DIRECTION; direction++) {
      for (let around = 0; around < 512; around++) {
        if (((around >> 4) & 1) !== 0) continue;
        table[(direction << 9) + around] = movesFrom(rule, pruned ? direction : NO_DIRECTION, around);
      }
    }
    tables[which] = table;
  }
  return table;
}

/** The moves to try from the middle of `around`, having come by `direction`. */
function movesFrom(rule: number, direction: number, around: number): number {
  const ring = blockedRing(around);
  let legal = 0;
  for (let move = 0; move < 8; move++) legal |= Number(isLegal(rule, ring, move)) << move;
  return direction === NO_DIRECTION ? legal : legal & worthwhile(rule, ring, direction);
}

/** The blocked neighbours, a bit each by direction. */
function blockedRing(around: number): number {
  let ring = 0;
  for (let move = 0; move < 8; move++) {
    ring |= ((around >> ((dy(move) + 1) * 3 + dx(move) + 1)) & 1) << move;
  }
  return ring;
}

function isLegal(rule: number, ring: number, move: number): boolean {
  if (at(ring, move) !== 0) return false;
  if ((move & 1) === 0 || rule === ALWAYS) return true;
  const blockedSides = at(ring, move - 1) + at(ring, move + 1);
  if (rule === IF_AT_MOST_ONE_OBSTACLE) return blockedSides < 2;
  return rule === ONLY_WHEN_NO_OBSTACLES && blockedSides === 0;
}

/** The moves that pruning leaves, legal or not. */
function worthwhile(rule: number, ring: number, direction: number): number {
  const cutsCorners = rule === ALWAYS || rule === IF_AT_MOST_ONE_OBSTACLE;
  let moves = 1 << direction;
  for (let side = 1; side < 8; side += 6) {
    // side is 1 or -1, an eighth of a turn either way.
    const eighth = 1 << ((direction + side) & 7);
    const quarter = 1 << ((direction + 2 * side) & 7);
    const besideParent = at(ring, direction + 3 * side) !== 0;
    if ((direction & 1) !== 0) moves |= eighth | (besideParent ? quarter : 0);
    else if (cutsCorners) moves |= at(ring, direction + 2 * side) !== 0 ? eighth : 0;
    else if (besideParent || (rule === 0 && (direction & 2) === 0)) moves |= eighth | quarter;
  }
  return moves;
}

/** Whether the neighbour in a direction, counted round and round, is blocked: 1 or 0. */
function at(ring: number, direction: number): number {
  return (ring >> (direction & 7)) & 1;
}
