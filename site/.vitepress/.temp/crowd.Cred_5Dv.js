var __typeError = (msg) => {
  throw TypeError(msg);
};
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
var __privateSet = (obj, member, value, setter) => (__accessCheck(obj, member, "write to private field"), setter ? setter.call(obj, value) : member.set(obj, value), value);
var __privateMethod = (obj, member, method) => (__accessCheck(obj, member, "access private method"), method);
var _state, _cell, _speed, _offsetX, _offsetY, _random, _terrain, _Agents_instances, walk_fn, nextCell_fn, downhill_fn, targetX_fn, targetY_fn, _canvas, _report, _random2, _columns, _rows, _terrain2, _grid, _field, _agents, _image, _pixels, _goal, _start, _route, _sinceGoal, _followedAt, _pointed, _last, _frame, _colours, _heat, _LandingCrowd_instances, advance_fn, lead_fn, farCell_fn, largestCave_fn, nearest_fn, draw_fn, warmth_fn, drawGround_fn, drawUnits_fn, drawRoute_fn;
import { T as Terrain, G as Grid, d as distanceField } from "./model.DpyMphl4.js";
import { D as DARK, h as heatTable, L as LIGHT, m as mix } from "./heat.CoXSXMYh.js";
import "node:fs";
class Random {
  constructor(seed) {
    __privateAdd(this, _state);
    __privateSet(this, _state, seed >>> 0);
  }
  /** Returns a number in [0, 1), a multiple of 2^-32. */
  next() {
    __privateSet(this, _state, __privateGet(this, _state) + 2654435769 >>> 0);
    let bits = __privateGet(this, _state);
    bits = Math.imul(bits ^ bits >>> 16, 2246822507);
    bits = Math.imul(bits ^ bits >>> 13, 3266489909);
    return ((bits ^ bits >>> 16) >>> 0) / 4294967296;
  }
  /** Returns a whole number in [0, bound). */
  below(bound) {
    return Math.floor(this.next() * bound);
  }
  /** Returns a whole number in [low, high], both included. */
  between(low, high) {
    return low + this.below(high - low + 1);
  }
  /** Returns true in the given share of draws. */
  chance(share) {
    return this.next() < share;
  }
  /** Returns one of the items, each equally likely. */
  pick(items) {
    return items[this.below(items.length)];
  }
}
_state = new WeakMap();
const NO_STEP = 255;
const STEP_X = [0, 1, 1, 1, 0, -1, -1, -1];
const STEP_Y = [-1, -1, 0, 1, 1, 1, 0, -1];
const SPREAD = 0.7;
const LEAST_SPEED = 12;
const MOST_SPEED = 22;
const STRAY_SHARE = 0.35;
const ARRIVED_COST = 7;
class Agents {
  /** Places agents at random on cells with a route to the goal. */
  constructor(count, terrain, seed, { costs }) {
    __privateAdd(this, _Agents_instances);
    /** The cell that each agent walks to, or stands in. */
    __privateAdd(this, _cell);
    __privateAdd(this, _speed);
    /** The offset of each agent within its cell. */
    __privateAdd(this, _offsetX);
    __privateAdd(this, _offsetY);
    __privateAdd(this, _random);
    __privateAdd(this, _terrain);
    this.size = 0.26;
    this.arrived = 0;
    this.stranded = 0;
    this.count = count;
    __privateSet(this, _terrain, terrain);
    __privateSet(this, _random, new Random(seed));
    this.x = new Float32Array(count);
    this.y = new Float32Array(count);
    __privateSet(this, _cell, new Int32Array(count));
    __privateSet(this, _speed, new Float32Array(count));
    __privateSet(this, _offsetX, new Float32Array(count));
    __privateSet(this, _offsetY, new Float32Array(count));
    const reachable = Int32Array.from(costs.keys()).filter((cell) => costs[cell] < Infinity);
    for (let i = 0; i < count; i++) {
      __privateGet(this, _offsetX)[i] = 0.5 + (__privateGet(this, _random).next() - 0.5) * SPREAD;
      __privateGet(this, _offsetY)[i] = 0.5 + (__privateGet(this, _random).next() - 0.5) * SPREAD;
      __privateGet(this, _speed)[i] = LEAST_SPEED + __privateGet(this, _random).next() * (MOST_SPEED - LEAST_SPEED);
      __privateGet(this, _cell)[i] = reachable[__privateGet(this, _random).below(reachable.length)];
      this.x[i] = __privateMethod(this, _Agents_instances, targetX_fn).call(this, i);
      this.y[i] = __privateMethod(this, _Agents_instances, targetY_fn).call(this, i);
    }
  }
  /** These agents read the field whenever they take a step. */
  fieldChanged() {
  }
  dispose() {
  }
  advance(seconds, field) {
    this.arrived = 0;
    this.stranded = 0;
    const time = Math.max(0, seconds);
    for (let i = 0; i < this.count; i++) {
      const cost = field.costs[__privateGet(this, _cell)[i]];
      if (cost <= ARRIVED_COST) this.arrived++;
      else if (cost === Infinity) this.stranded++;
      __privateMethod(this, _Agents_instances, walk_fn).call(this, i, __privateGet(this, _speed)[i] * time, field);
    }
  }
  /** Redirects agents after a wall was drawn: those that walk to the blocked cell turn to a free cell beside it, if there is one. */
  leave(blocked) {
    const { width, height, levels } = __privateGet(this, _terrain);
    for (let i = 0; i < this.count; i++) {
      if (__privateGet(this, _cell)[i] !== blocked) continue;
      const x = blocked % width;
      const y = (blocked - x) / width;
      for (let turn = 0; turn < 16; turn++) {
        const step = turn < 8 ? turn * 2 % 8 : ((turn - 8) * 2 + 1) % 8;
        const [column, row] = [x + STEP_X[step], y + STEP_Y[step]];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        if (levels[row * width + column] === 0) continue;
        __privateGet(this, _cell)[i] = row * width + column;
        break;
      }
    }
  }
}
_cell = new WeakMap();
_speed = new WeakMap();
_offsetX = new WeakMap();
_offsetY = new WeakMap();
_random = new WeakMap();
_terrain = new WeakMap();
_Agents_instances = new WeakSet();
walk_fn = function(i, distance, field) {
  let left = distance;
  for (; ; ) {
    const dx = __privateMethod(this, _Agents_instances, targetX_fn).call(this, i) - this.x[i];
    const dy = __privateMethod(this, _Agents_instances, targetY_fn).call(this, i) - this.y[i];
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away > left) {
      this.x[i] += dx / away * left;
      this.y[i] += dy / away * left;
      return;
    }
    left -= away;
    this.x[i] += dx;
    this.y[i] += dy;
    const next = __privateMethod(this, _Agents_instances, nextCell_fn).call(this, i, field);
    if (next === __privateGet(this, _cell)[i]) return;
    __privateGet(this, _cell)[i] = next;
    if (left <= 1e-6) return;
  }
};
/** Returns the next cell: downhill, or any near the goal once arrived; the same cell if there is no route. */
nextCell_fn = function(i, { flow, costs }) {
  const { width, height } = __privateGet(this, _terrain);
  const cell = __privateGet(this, _cell)[i];
  const arrived = costs[cell] <= ARRIVED_COST;
  if (!arrived && !__privateGet(this, _random).chance(STRAY_SHARE)) return __privateMethod(this, _Agents_instances, downhill_fn).call(this, cell, flow[cell]);
  const step = 2 * __privateGet(this, _random).below(4);
  const x = cell % width + STEP_X[step];
  const y = Math.floor(cell / width) + STEP_Y[step];
  const next = x < 0 || y < 0 || x >= width || y >= height ? cell : y * width + x;
  if (arrived) return costs[next] <= ARRIVED_COST ? next : cell;
  return costs[next] < costs[cell] ? next : __privateMethod(this, _Agents_instances, downhill_fn).call(this, cell, flow[cell]);
};
downhill_fn = function(cell, step) {
  return step === NO_STEP ? cell : cell + STEP_Y[step] * __privateGet(this, _terrain).width + STEP_X[step];
};
targetX_fn = function(i) {
  return __privateGet(this, _cell)[i] % __privateGet(this, _terrain).width + __privateGet(this, _offsetX)[i];
};
targetY_fn = function(i) {
  return Math.floor(__privateGet(this, _cell)[i] / __privateGet(this, _terrain).width) + __privateGet(this, _offsetY)[i];
};
function paintCaves(cells, seed, { blocked = 0.42, rounds = 4 } = {}) {
  const random = new Random(seed);
  const { width, height } = cells;
  const stride = width + 2;
  let rock = new Uint8Array(stride * (height + 2)).fill(1);
  for (let y = 1; y <= height; y++) {
    for (let x = 1; x <= width; x++) rock[y * stride + x] = random.chance(blocked) ? 1 : 0;
  }
  for (let round = 0; round < rounds; round++) {
    const next = rock.slice();
    for (let y = 1; y <= height; y++) {
      for (let x = 1; x <= width; x++) {
        let around = 0;
        for (let row = y - 1; row <= y + 1; row++) {
          const at = row * stride + x;
          around += rock[at - 1] + rock[at] + rock[at + 1];
        }
        next[y * stride + x] = around >= 5 ? 1 : 0;
      }
    }
    rock = next;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (rock[(y + 1) * stride + x + 1] === 1) cells.setBlocked(x, y);
  }
}
const CELL = 7;
const FINE = 3;
const MOST_UNITS = 1e4;
const WAVE_SPEED = 62;
const COOLING = 42;
const PATIENCE = 5;
const FOLLOW_INTERVAL = 120;
class LandingCrowd {
  constructor(canvas, report) {
    __privateAdd(this, _LandingCrowd_instances);
    __privateAdd(this, _canvas);
    __privateAdd(this, _report);
    __privateAdd(this, _random2, new Random(11));
    __privateAdd(this, _columns, 0);
    __privateAdd(this, _rows, 0);
    __privateAdd(this, _terrain2);
    __privateAdd(this, _grid);
    __privateAdd(this, _field);
    __privateAdd(this, _agents);
    __privateAdd(this, _image);
    __privateAdd(this, _pixels);
    __privateAdd(this, _goal, { x: 0, y: 0 });
    __privateAdd(this, _start, { x: 0, y: 0 });
    __privateAdd(this, _route, []);
    __privateAdd(this, _sinceGoal, 0);
    __privateAdd(this, _followedAt, 0);
    __privateAdd(this, _pointed, false);
    __privateAdd(this, _last, 0);
    __privateAdd(this, _frame, 0);
    __privateAdd(this, _colours, DARK);
    __privateAdd(this, _heat, heatTable(DARK.scale));
    __privateSet(this, _canvas, canvas);
    __privateSet(this, _report, report);
    this.layOut();
  }
  /** Makes a new map for the size of the canvas on the page. */
  layOut() {
    var _a, _b;
    const columns = Math.max(24, Math.floor(__privateGet(this, _canvas).clientWidth / CELL));
    const rows = Math.max(24, Math.floor(__privateGet(this, _canvas).clientHeight / CELL));
    if (columns === __privateGet(this, _columns) && rows === __privateGet(this, _rows)) return;
    __privateSet(this, _columns, columns);
    __privateSet(this, _rows, rows);
    __privateSet(this, _terrain2, new Terrain(columns, rows));
    paintCaves(__privateGet(this, _terrain2), 5, { blocked: 0.41 });
    (_a = __privateGet(this, _grid)) == null ? void 0 : _a.releaseMemory();
    (_b = __privateGet(this, _field)) == null ? void 0 : _b.dispose();
    __privateSet(this, _grid, Grid.fromCosts(columns, rows, __privateGet(this, _terrain2).levels));
    __privateGet(this, _canvas).width = columns * FINE;
    __privateGet(this, _canvas).height = rows * FINE;
    __privateSet(this, _image, new ImageData(columns * FINE, rows * FINE));
    __privateSet(this, _pixels, new Uint32Array(__privateGet(this, _image).data.buffer));
    __privateSet(this, _start, __privateMethod(this, _LandingCrowd_instances, largestCave_fn).call(this, Math.floor(columns * 0.06), Math.floor(rows * 0.85)));
    __privateSet(this, _goal, __privateMethod(this, _LandingCrowd_instances, largestCave_fn).call(this, Math.floor(columns * 0.8), Math.floor(rows * 0.35)));
    __privateSet(this, _field, distanceField(__privateGet(this, _grid), __privateGet(this, _goal)));
    const free = __privateGet(this, _field).costs.reduce((count, cost) => count + (cost < Infinity ? 1 : 0), 0);
    __privateSet(this, _agents, new Agents(Math.min(MOST_UNITS, Math.round(free * 0.7)), __privateGet(this, _terrain2), 7, __privateGet(this, _field)));
    __privateMethod(this, _LandingCrowd_instances, lead_fn).call(this, __privateGet(this, _goal));
  }
  recolour(dark) {
    __privateSet(this, _colours, dark ? DARK : LIGHT);
    __privateSet(this, _heat, heatTable(__privateGet(this, _colours).scale));
  }
  /** Sends the crowd to the cell under the pointer. @param x, y CSS pixels within the canvas. */
  point(x, y) {
    const now = performance.now();
    if (now - __privateGet(this, _followedAt) < FOLLOW_INTERVAL) return;
    const cell = { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
    if (cell.x < 0 || cell.y < 0 || cell.x >= __privateGet(this, _columns) || cell.y >= __privateGet(this, _rows)) return;
    if (__privateGet(this, _grid).isBlocked(cell.x, cell.y) || cell.x === __privateGet(this, _goal).x && cell.y === __privateGet(this, _goal).y) return;
    __privateSet(this, _followedAt, now);
    __privateSet(this, _pointed, true);
    __privateMethod(this, _LandingCrowd_instances, lead_fn).call(this, cell);
    if (__privateGet(this, _frame) === 0) this.still();
  }
  /** Shows one moment, for visitors who prefer that nothing moves. */
  still() {
    __privateSet(this, _sinceGoal, 0.9);
    __privateMethod(this, _LandingCrowd_instances, draw_fn).call(this);
  }
  start() {
    __privateSet(this, _last, performance.now());
    const frame = (now) => {
      __privateMethod(this, _LandingCrowd_instances, advance_fn).call(this, Math.min(0.05, (now - __privateGet(this, _last)) / 1e3));
      __privateSet(this, _last, now);
      __privateSet(this, _frame, requestAnimationFrame(frame));
    };
    __privateSet(this, _frame, requestAnimationFrame(frame));
  }
  stop() {
    cancelAnimationFrame(__privateGet(this, _frame));
    __privateSet(this, _frame, 0);
  }
}
_canvas = new WeakMap();
_report = new WeakMap();
_random2 = new WeakMap();
_columns = new WeakMap();
_rows = new WeakMap();
_terrain2 = new WeakMap();
_grid = new WeakMap();
_field = new WeakMap();
_agents = new WeakMap();
_image = new WeakMap();
_pixels = new WeakMap();
_goal = new WeakMap();
_start = new WeakMap();
_route = new WeakMap();
_sinceGoal = new WeakMap();
_followedAt = new WeakMap();
_pointed = new WeakMap();
_last = new WeakMap();
_frame = new WeakMap();
_colours = new WeakMap();
_heat = new WeakMap();
_LandingCrowd_instances = new WeakSet();
advance_fn = function(seconds) {
  __privateSet(this, _sinceGoal, __privateGet(this, _sinceGoal) + seconds);
  if (__privateGet(this, _sinceGoal) > PATIENCE && !(__privateGet(this, _pointed) && performance.now() - __privateGet(this, _followedAt) < 2 * PATIENCE * 1e3)) {
    __privateSet(this, _pointed, false);
    __privateMethod(this, _LandingCrowd_instances, lead_fn).call(this, __privateMethod(this, _LandingCrowd_instances, farCell_fn).call(this));
  }
  __privateGet(this, _agents).advance(seconds, __privateGet(this, _field));
  __privateMethod(this, _LandingCrowd_instances, draw_fn).call(this);
};
lead_fn = function(goal) {
  var _a;
  const before = performance.now();
  __privateGet(this, _field).update(goal);
  const fieldTime = performance.now() - before;
  __privateSet(this, _goal, goal);
  __privateSet(this, _sinceGoal, __privateGet(this, _pointed) ? Math.max(__privateGet(this, _sinceGoal), 0.8) : 0);
  __privateSet(this, _route, ((_a = __privateGet(this, _field).path(__privateGet(this, _start).x, __privateGet(this, _start).y)) == null ? void 0 : _a.waypoints()) ?? []);
  __privateGet(this, _report).call(this, { units: __privateGet(this, _agents).count, cells: __privateGet(this, _columns) * __privateGet(this, _rows), fieldTime });
};
/** Picks a cell at least a third of the way off, at random. */
farCell_fn = function() {
  for (let i = 0; i < 400; i++) {
    const cell = { x: __privateGet(this, _random2).below(__privateGet(this, _columns)), y: __privateGet(this, _random2).below(__privateGet(this, _rows)) };
    const cost = __privateGet(this, _field).costAt(cell.x, cell.y);
    if (cost < Infinity && cost > __privateGet(this, _columns) / 3) return cell;
  }
  return __privateGet(this, _start);
};
/** Returns the cell of the largest cave that is nearest to the given one. */
largestCave_fn = function(x, y) {
  let best = { x, y };
  let most = -1;
  for (let i = 0; i < 12; i++) {
    const cell = { x: __privateGet(this, _random2).below(__privateGet(this, _columns)), y: __privateGet(this, _random2).below(__privateGet(this, _rows)) };
    if (__privateGet(this, _grid).isBlocked(cell.x, cell.y)) continue;
    const reach = distanceField(__privateGet(this, _grid), cell);
    const cells = reach.within(Infinity);
    reach.dispose();
    if (cells.length <= most) continue;
    most = cells.length;
    best = __privateMethod(this, _LandingCrowd_instances, nearest_fn).call(this, cells, x, y);
  }
  return best;
};
/** @param cells Indices, `y * columns + x`. */
nearest_fn = function(cells, x, y) {
  const squares = Array.from(cells, (cell2) => {
    return (cell2 % __privateGet(this, _columns) - x) ** 2 + (Math.floor(cell2 / __privateGet(this, _columns)) - y) ** 2;
  });
  const cell = cells[squares.indexOf(squares.reduce((least, square) => Math.min(least, square)))];
  return { x: cell % __privateGet(this, _columns), y: Math.floor(cell / __privateGet(this, _columns)) };
};
draw_fn = function() {
  __privateMethod(this, _LandingCrowd_instances, drawGround_fn).call(this);
  __privateMethod(this, _LandingCrowd_instances, drawUnits_fn).call(this);
  const context = __privateGet(this, _canvas).getContext("2d");
  if (context === null) return;
  context.putImageData(__privateGet(this, _image), 0, 0);
  __privateMethod(this, _LandingCrowd_instances, drawRoute_fn).call(this, context);
};
/** The heat of a cell, 0 to 1: hottest where the wave's front is, and warm near the goal. */
warmth_fn = function(cost) {
  const behind = __privateGet(this, _sinceGoal) * WAVE_SPEED - cost;
  if (!(behind >= 0)) return 0;
  return 0.12 + 0.88 * Math.exp(-behind / COOLING);
};
drawGround_fn = function() {
  const { costs } = __privateGet(this, _field);
  const { levels } = __privateGet(this, _terrain2);
  const wall = mix(__privateGet(this, _colours).wall, __privateGet(this, _colours).wall, 0);
  const stride = __privateGet(this, _columns) * FINE;
  for (let y = 0; y < __privateGet(this, _rows); y++) {
    for (let x = 0; x < __privateGet(this, _columns); x++) {
      const cell = y * __privateGet(this, _columns) + x;
      const pixel = levels[cell] === 0 ? wall : __privateGet(this, _heat)[Math.round(255 * __privateMethod(this, _LandingCrowd_instances, warmth_fn).call(this, costs[cell]))];
      __privateGet(this, _pixels).fill(pixel, y * FINE * stride + x * FINE, y * FINE * stride + (x + 1) * FINE);
    }
    const top = y * FINE * stride;
    for (let line = 1; line < FINE; line++) __privateGet(this, _pixels).copyWithin(top + line * stride, top, top + stride);
  }
};
drawUnits_fn = function() {
  const { x, y, count } = __privateGet(this, _agents);
  const { costs } = __privateGet(this, _field);
  const [cold, hot] = __privateGet(this, _colours).unit;
  const shades = [0, 0.33, 0.66, 1].map((share) => mix(cold, hot, share));
  const stride = __privateGet(this, _columns) * FINE;
  for (let i = 0; i < count; i++) {
    const cell = Math.floor(y[i]) * __privateGet(this, _columns) + Math.floor(x[i]);
    const shade = shades[Math.min(3, Math.floor(4 * __privateMethod(this, _LandingCrowd_instances, warmth_fn).call(this, costs[cell])))];
    __privateGet(this, _pixels)[Math.floor(y[i] * FINE) * stride + Math.floor(x[i] * FINE)] = shade;
  }
};
drawRoute_fn = function(context) {
  if (__privateGet(this, _route).length === 0) return;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.beginPath();
  for (const { x, y } of __privateGet(this, _route)) context.lineTo((x + 0.5) * FINE, (y + 0.5) * FINE);
  context.strokeStyle = __privateGet(this, _colours).glow;
  context.lineWidth = FINE * 2.4;
  context.stroke();
  context.strokeStyle = __privateGet(this, _colours).route;
  context.lineWidth = FINE * 0.7;
  context.stroke();
  context.fillStyle = __privateGet(this, _colours).route;
  context.beginPath();
  context.arc((__privateGet(this, _goal).x + 0.5) * FINE, (__privateGet(this, _goal).y + 0.5) * FINE, FINE * 1.6, 0, 7);
  context.fill();
};
export {
  LandingCrowd
};
