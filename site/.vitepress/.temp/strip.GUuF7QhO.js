var __typeError = (msg) => {
  throw TypeError(msg);
};
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
var __privateSet = (obj, member, value, setter) => (__accessCheck(obj, member, "write to private field"), setter ? setter.call(obj, value) : member.set(obj, value), value);
var __privateMethod = (obj, member, method) => (__accessCheck(obj, member, "access private method"), method);
var _context, _image, _pixels, _width, _left, _top, _right, _bottom, _stage, _CellCursor_instances, press_fn, _context2, _draw, _count, _headings, _held, _observer, _columns, _rows, _frame, _fitted, _asked, _Stage_instances, resize_fn, layOut_fn, place_fn, redraw_fn, _stage2, _cursor, _abort, _report, _columns2, _map, _picture, _colours, _path, _draws, _last, _timer, _Strip_instances, firstMap_fn, start_get, goal_get, begin_fn, paintTo_fn, set_fn, repaint_fn, search_fn, draw_fn;
import { T as Terrain, M as MapModel, f as findPath } from "./model.DpyMphl4.js";
import { D as DARK, L as LIGHT, m as mix } from "./heat.CoXSXMYh.js";
import "node:fs";
class CellPicture {
  /** @param width @param height In cells. */
  constructor(width, height) {
    __privateAdd(this, _context);
    __privateAdd(this, _image);
    __privateAdd(this, _pixels);
    __privateAdd(this, _width);
    // The rectangle that changed since the last flush; empty if left > right.
    __privateAdd(this, _left, Infinity);
    __privateAdd(this, _top, Infinity);
    __privateAdd(this, _right, -1);
    __privateAdd(this, _bottom, -1);
    this.canvas = document.createElement("canvas");
    this.canvas.width = width;
    this.canvas.height = height;
    __privateSet(this, _context, this.canvas.getContext("2d"));
    __privateSet(this, _image, __privateGet(this, _context).createImageData(width, height));
    __privateSet(this, _pixels, new Uint32Array(__privateGet(this, _image).data.buffer));
    __privateSet(this, _width, width);
  }
  /** Sets the colour of a cell; `flush` makes it visible. */
  set(cell, pixel) {
    if (__privateGet(this, _pixels)[cell] === pixel) return;
    __privateGet(this, _pixels)[cell] = pixel;
    const y = Math.floor(cell / __privateGet(this, _width));
    const x = cell - y * __privateGet(this, _width);
    if (x < __privateGet(this, _left)) __privateSet(this, _left, x);
    if (x > __privateGet(this, _right)) __privateSet(this, _right, x);
    if (y < __privateGet(this, _top)) __privateSet(this, _top, y);
    if (y > __privateGet(this, _bottom)) __privateSet(this, _bottom, y);
  }
  /** Copies the changed rectangle to the canvas. */
  flush() {
    if (__privateGet(this, _right) < 0) return;
    const width = __privateGet(this, _right) - __privateGet(this, _left) + 1;
    const height = __privateGet(this, _bottom) - __privateGet(this, _top) + 1;
    __privateGet(this, _context).putImageData(__privateGet(this, _image), 0, 0, __privateGet(this, _left), __privateGet(this, _top), width, height);
    __privateSet(this, _left, Infinity);
    __privateSet(this, _top, Infinity);
    __privateSet(this, _right, -1);
    __privateSet(this, _bottom, -1);
  }
}
_context = new WeakMap();
_image = new WeakMap();
_pixels = new WeakMap();
_width = new WeakMap();
_left = new WeakMap();
_top = new WeakMap();
_right = new WeakMap();
_bottom = new WeakMap();
function centreOnCanvas({ x, y }, { scale, left, top }) {
  return { x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale };
}
function drawDisc(context, { x, y }, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}
function drawDiamond(context, { x, y }, radius) {
  context.beginPath();
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.closePath();
  context.fill();
  context.stroke();
}
function drawPicture(context, picture, camera) {
  const { scale, left, top } = camera;
  context.imageSmoothingEnabled = scale < 1;
  context.drawImage(picture, left, top, picture.width * scale, picture.height * scale);
}
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};
class CellCursor {
  /** @param bounds The size of the map in cells. */
  constructor(stage, bounds, handlers, signal) {
    __privateAdd(this, _CellCursor_instances);
    __privateAdd(this, _stage);
    this.cell = { x: 0, y: 0 };
    this.visible = false;
    __privateSet(this, _stage, stage);
    const { canvas } = stage;
    canvas.addEventListener(
      "keydown",
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !__privateMethod(this, _CellCursor_instances, press_fn).call(this, event, bounds(), handlers)) return;
        event.preventDefault();
        this.visible = true;
        stage.invalidate();
      },
      { signal }
    );
    const hide = () => {
      this.visible = false;
      stage.invalidate();
    };
    canvas.addEventListener("blur", hide, { signal });
    canvas.addEventListener("pointerdown", hide, { signal });
  }
  draw(context, colour) {
    if (!this.visible) return;
    const { camera } = __privateGet(this, _stage);
    const size = Math.max(camera.scale, 8);
    const { x, y } = centreOnCanvas(this.cell, camera);
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.strokeRect(x - size / 2, y - size / 2, size, size);
  }
}
_stage = new WeakMap();
_CellCursor_instances = new WeakSet();
press_fn = function(event, { width, height }, { moved, act, key }) {
  const step = STEPS[event.key];
  if (step !== void 0) {
    this.cell = {
      x: Math.min(width - 1, Math.max(0, this.cell.x + step[0])),
      y: Math.min(height - 1, Math.max(0, this.cell.y + step[1]))
    };
    __privateGet(this, _stage).reveal(this.cell);
    moved(this.cell, event.shiftKey);
    return true;
  }
  if (event.key === "Enter" || event.key === " ") act(this.cell);
  else if (event.key === "+" || event.key === "=") __privateGet(this, _stage).zoom(1.5);
  else if (event.key === "-") __privateGet(this, _stage).zoom(1 / 1.5);
  else if (event.key === "0") __privateGet(this, _stage).fit();
  else return (key == null ? void 0 : key(event.key.toLowerCase(), this.cell)) ?? false;
  return true;
};
function* lineCells(from, to) {
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let { x, y } = from;
  let error = dx - dy;
  for (; ; ) {
    yield { x, y };
    if (x === to.x && y === to.y) return;
    const twice = 2 * error;
    if (twice > -dy) {
      error -= dy;
      x += stepX;
    }
    if (twice < dx) {
      error += dx;
      y += stepY;
    }
  }
}
function listenToPointer(stage, handlers, signal) {
  const { canvas } = stage;
  const down = /* @__PURE__ */ new Map();
  let stroke = false;
  const pinch = (event) => {
    var _a;
    const other = (_a = [...down].find(([id]) => id !== event.pointerId)) == null ? void 0 : _a[1];
    const before = down.get(event.pointerId);
    if (other === void 0 || before === void 0) return;
    const distance = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const now = { x: event.clientX, y: event.clientY };
    const middle = stage.inPane((now.x + other.x) / 2, (now.y + other.y) / 2);
    stage.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    stage.zoom(distance(now) / distance(before), middle.x, middle.y);
  };
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
      if (down.size === 1) {
        stage.hold(event.clientX, event.clientY);
        stroke = handlers.begin(stage.locate(event.clientX, event.clientY), event);
      } else if (stroke) {
        stroke = false;
        handlers.end(true);
      }
    },
    { signal }
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      var _a;
      if (down.size === 2) pinch(event);
      else if (stroke && down.has(event.pointerId)) handlers.move(stage.locate(event.clientX, event.clientY));
      else if (down.size === 0) (_a = handlers.hover) == null ? void 0 : _a.call(handlers, stage.locate(event.clientX, event.clientY));
      if (down.has(event.pointerId)) down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal }
  );
  const release = (event) => {
    down.delete(event.pointerId);
    if (down.size === 0) stage.release();
    if (!stroke) return;
    stroke = false;
    handlers.end(event.type === "pointercancel");
  };
  canvas.addEventListener("pointerup", release, { signal });
  canvas.addEventListener("pointercancel", release, { signal });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  listenToWheel(stage, signal);
}
function listenToWheel(stage, signal) {
  const { canvas } = stage;
  canvas.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = stage.inPane(event.clientX, event.clientY);
      stage.zoom(Math.exp(-event.deltaY / 200), x, y);
    },
    { signal, passive: false }
  );
}
function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}
const GAP = 8;
function layPanes(count, { width, height, headroom }, shape) {
  const sizeFor = (across) => {
    const down = Math.ceil(count / across);
    return {
      across,
      width: Math.max(0, (width - (across - 1) * GAP) / across),
      height: Math.max(0, (height - (down - 1) * GAP) / down - headroom)
    };
  };
  const sizes = Array.from({ length: count }, (_, i) => sizeFor(i + 1));
  const shown = (size) => Math.min(size.width, size.height * shape);
  const best = sizes.reduce((most, size) => shown(size) > shown(most) ? size : most);
  const panes = Array.from({ length: count }, (_, i) => ({
    left: i % best.across * (best.width + GAP),
    top: Math.floor(i / best.across) * (best.height + headroom + GAP) + headroom
  }));
  return { panes, ...best };
}
function paneAt(panes, { width, height }, { x, y }) {
  const away = ({ left, top }) => Math.abs(x - left - width / 2) / (width || 1) + Math.abs(y - top - height / 2) / (height || 1);
  return panes.reduce((best, pane) => away(pane) < away(best) ? pane : best);
}
const MOST_PIXELS_A_CELL = 64;
function cellAt({ x, y }) {
  return { x: Math.floor(x), y: Math.floor(y) };
}
class Stage {
  /** @param label Names the canvas for screen readers. @param draw Called for each pane with a cleared canvas, in CSS pixels. */
  constructor({ columns, rows, label, help }, draw) {
    __privateAdd(this, _Stage_instances);
    __privateAdd(this, _context2);
    __privateAdd(this, _draw);
    __privateAdd(this, _count);
    __privateAdd(this, _headings);
    __privateAdd(this, _held);
    __privateAdd(this, _observer);
    __privateAdd(this, _columns);
    __privateAdd(this, _rows);
    __privateAdd(this, _frame);
    __privateAdd(this, _fitted);
    __privateAdd(this, _asked);
    this.camera = { scale: 1, left: 0, top: 0 };
    this.width = 0;
    this.height = 0;
    this.panes = [{ left: 0, top: 0 }];
    this.onFrame = () => {
    };
    __privateSet(this, _count, 1);
    __privateSet(this, _headings, null);
    __privateSet(this, _held, null);
    __privateSet(this, _frame, 0);
    __privateSet(this, _fitted, true);
    __privateSet(this, _asked, null);
    __privateSet(this, _columns, columns);
    __privateSet(this, _rows, rows);
    __privateSet(this, _draw, draw);
    this.canvas = el("canvas", {
      tabindex: 0,
      role: "application",
      "aria-label": label,
      "aria-describedby": "stage-help"
    });
    __privateSet(this, _context2, this.canvas.getContext("2d"));
    this.element = el(
      "div",
      { class: "stage" },
      this.canvas,
      el("p", { id: "stage-help", class: "visually-hidden" }, help)
    );
    __privateSet(this, _observer, new ResizeObserver(() => __privateMethod(this, _Stage_instances, resize_fn).call(this)));
    __privateGet(this, _observer).observe(this.element);
  }
  /** Sets the size of another map and shows all of it. */
  setMap(columns, rows) {
    __privateSet(this, _columns, columns);
    __privateSet(this, _rows, rows);
    __privateMethod(this, _Stage_instances, layOut_fn).call(this);
    this.fit();
  }
  /** Sets how many panes show the map. @param headings A list on the stage: above each pane its first heading's height stays free. */
  setPanes(count, headings) {
    __privateSet(this, _headings, headings);
    if (__privateGet(this, _count) === count) return;
    __privateSet(this, _count, count);
    __privateMethod(this, _Stage_instances, resize_fn).call(this);
  }
  fit() {
    __privateSet(this, _asked, null);
    const scale = Math.min(this.width / __privateGet(this, _columns), this.height / __privateGet(this, _rows));
    this.camera.scale = scale >= 8 ? Math.floor(scale) : scale;
    __privateSet(this, _fitted, true);
    __privateMethod(this, _Stage_instances, place_fn).call(this, (this.width - __privateGet(this, _columns) * this.camera.scale) / 2, (this.height - __privateGet(this, _rows) * this.camera.scale) / 2);
  }
  /** Zooms around a fixed point of the canvas, by default its centre. */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const least = Math.min(this.width / __privateGet(this, _columns), this.height / __privateGet(this, _rows), 1);
    const scale = Math.min(MOST_PIXELS_A_CELL, Math.max(least, this.camera.scale * factor));
    const ratio = scale / this.camera.scale;
    this.camera.scale = scale;
    __privateSet(this, _fitted, false);
    __privateMethod(this, _Stage_instances, place_fn).call(this, x - (x - this.camera.left) * ratio, y - (y - this.camera.top) * ratio);
  }
  pan(dx, dy) {
    __privateSet(this, _fitted, false);
    __privateMethod(this, _Stage_instances, place_fn).call(this, this.camera.left + dx, this.camera.top + dy);
  }
  /** Pans just far enough to bring a cell into view. */
  reveal({ x, y }) {
    const { scale, left, top } = this.camera;
    const dx = Math.min(0, this.width - (left + (x + 1) * scale)) - Math.min(0, left + x * scale);
    const dy = Math.min(0, this.height - (top + (y + 1) * scale)) - Math.min(0, top + y * scale);
    if (!__privateGet(this, _fitted) && (dx !== 0 || dy !== 0)) this.pan(dx, dy);
  }
  /** The part of the map in view; null if all of it is in view. */
  get frame() {
    if (__privateGet(this, _fitted) || this.width === 0) return __privateGet(this, _asked);
    const { scale, left, top } = this.camera;
    return {
      columns: this.width / scale,
      x: (this.width / 2 - left) / scale,
      y: (this.height / 2 - top) / scale
    };
  }
  /** Shows a part of the map. */
  show(frame) {
    __privateSet(this, _asked, frame);
    if (this.width === 0) return;
    __privateSet(this, _asked, null);
    __privateSet(this, _fitted, false);
    this.camera.scale = Math.min(MOST_PIXELS_A_CELL, this.width / frame.columns);
    __privateMethod(this, _Stage_instances, place_fn).call(this, this.width / 2 - frame.x * this.camera.scale, this.height / 2 - frame.y * this.camera.scale);
  }
  /** Converts a point of the window to pixels of its pane; while a pane is held, to pixels of that one. */
  inPane(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const pane = __privateGet(this, _held) ?? paneAt(this.panes, { width: this.width, height: this.height }, { x, y });
    return { x: x - pane.left, y: y - pane.top };
  }
  /** Converts a point of the window to cells, with fractions. It may lie outside the map. */
  locate(clientX, clientY) {
    const { x, y } = this.inPane(clientX, clientY);
    const { scale, left, top } = this.camera;
    return { x: (x - left) / scale, y: (y - top) / scale };
  }
  /** Holds the pane at a point of the window until `release`: a stroke that leaves it goes on in its cells. */
  hold(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    const at = { x: clientX - box.left, y: clientY - box.top };
    __privateSet(this, _held, paneAt(this.panes, { width: this.width, height: this.height }, at));
  }
  release() {
    __privateSet(this, _held, null);
  }
  /** Requests a redraw in the next frame. */
  invalidate() {
    if (__privateGet(this, _frame) === 0) __privateSet(this, _frame, requestAnimationFrame(() => __privateMethod(this, _Stage_instances, redraw_fn).call(this)));
  }
  dispose() {
    __privateGet(this, _observer).disconnect();
    cancelAnimationFrame(__privateGet(this, _frame));
  }
}
_context2 = new WeakMap();
_draw = new WeakMap();
_count = new WeakMap();
_headings = new WeakMap();
_held = new WeakMap();
_observer = new WeakMap();
_columns = new WeakMap();
_rows = new WeakMap();
_frame = new WeakMap();
_fitted = new WeakMap();
_asked = new WeakMap();
_Stage_instances = new WeakSet();
resize_fn = function() {
  const { clientWidth, clientHeight } = this.element;
  const ratio = window.devicePixelRatio;
  this.canvas.width = Math.round(clientWidth * ratio);
  this.canvas.height = Math.round(clientHeight * ratio);
  __privateMethod(this, _Stage_instances, layOut_fn).call(this);
  if (__privateGet(this, _asked) !== null) this.show(__privateGet(this, _asked));
  else if (__privateGet(this, _fitted)) this.fit();
  else this.pan(0, 0);
  cancelAnimationFrame(__privateGet(this, _frame));
  __privateMethod(this, _Stage_instances, redraw_fn).call(this);
};
/** Divides the canvas among the panes. */
layOut_fn = function() {
  var _a;
  const { clientWidth, clientHeight } = this.element;
  const first = (_a = __privateGet(this, _headings)) == null ? void 0 : _a.firstElementChild;
  const headroom = first instanceof HTMLElement ? first.offsetHeight : 0;
  const room = { width: clientWidth, height: clientHeight, headroom };
  const { panes, across, width, height } = layPanes(__privateGet(this, _count), room, __privateGet(this, _columns) / __privateGet(this, _rows));
  Object.assign(this, { panes, width, height });
  this.element.style.setProperty("--panes-across", String(across));
  this.element.style.setProperty("--panes-down", String(Math.ceil(__privateGet(this, _count) / across)));
};
/** Places the camera. A map smaller than the canvas is centred; a larger one leaves no edge of the canvas empty. */
place_fn = function(left, top) {
  const within = (at, room) => Math.min(Math.max(at, Math.min(0, room)), Math.max(0, room));
  const roomX = this.width - __privateGet(this, _columns) * this.camera.scale;
  const roomY = this.height - __privateGet(this, _rows) * this.camera.scale;
  this.camera.left = Math.round(roomX > 0 ? roomX / 2 : within(left, roomX));
  this.camera.top = Math.round(roomY > 0 ? roomY / 2 : within(top, roomY));
  this.onFrame();
  this.invalidate();
};
redraw_fn = function() {
  __privateSet(this, _frame, 0);
  const context = __privateGet(this, _context2);
  const ratio = this.canvas.width / (this.element.clientWidth || 1);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, this.canvas.width, this.canvas.height);
  for (const [i, { left, top }] of this.panes.entries()) {
    context.save();
    context.setTransform(ratio, 0, 0, ratio, left * ratio, top * ratio);
    if (this.panes.length > 1) {
      context.beginPath();
      context.rect(0, 0, this.width, this.height);
      context.clip();
    }
    __privateGet(this, _draw).call(this, context, this, i);
    context.restore();
  }
};
const READING_MS = 8;
const LONG_MS = 20;
function microsecondsPerCall(call) {
  const first = read(call, LONG_MS);
  return first > LONG_MS * 1e3 ? first : Math.min(read(call, READING_MS), read(call, READING_MS));
}
function read(call, milliseconds) {
  const begin = performance.now();
  let calls = 0;
  let elapsed = 0;
  for (let more = 1; elapsed < milliseconds; more = Math.min(2 * more, Math.ceil(calls * (milliseconds - elapsed) / Math.max(elapsed, 0.1)))) {
    for (let i = 0; i < more; i++) call();
    calls += more;
    elapsed = performance.now() - begin;
  }
  return elapsed / calls * 1e3;
}
function formatTime(time) {
  if (time < 10) return time.toFixed(2);
  if (time < 100) return time.toFixed(1);
  return Math.round(time).toLocaleString("en");
}
const CELL = 8;
const ROWS = 26;
const REST_MS = 120;
const HELP = "Draw walls with a pointer, or move a cursor with the arrow keys: Enter draws or erases, Shift + arrow keys draw.";
class Strip {
  constructor(host, dark, report) {
    __privateAdd(this, _Strip_instances);
    __privateAdd(this, _stage2);
    __privateAdd(this, _cursor);
    __privateAdd(this, _abort, new AbortController());
    __privateAdd(this, _report);
    __privateAdd(this, _columns2);
    __privateAdd(this, _map);
    __privateAdd(this, _picture);
    __privateAdd(this, _colours);
    __privateAdd(this, _path, null);
    /** Whether this stroke draws walls or erases them, and the cell it has reached. */
    __privateAdd(this, _draws, true);
    __privateAdd(this, _last, { x: 0, y: 0 });
    __privateAdd(this, _timer, 0);
    __privateSet(this, _report, report);
    __privateSet(this, _columns2, Math.max(30, Math.floor(host.clientWidth / CELL)));
    __privateSet(this, _colours, dark ? DARK : LIGHT);
    __privateSet(this, _map, __privateMethod(this, _Strip_instances, firstMap_fn).call(this));
    __privateSet(this, _picture, new CellPicture(__privateGet(this, _columns2), ROWS));
    __privateSet(this, _stage2, new Stage(
      { columns: __privateGet(this, _columns2), rows: ROWS, label: "Map to draw on", help: HELP },
      (canvas) => __privateMethod(this, _Strip_instances, draw_fn).call(this, canvas)
    ));
    const { signal } = __privateGet(this, _abort);
    listenToPointer(
      __privateGet(this, _stage2),
      {
        begin: (at) => __privateMethod(this, _Strip_instances, begin_fn).call(this, cellAt(at)),
        move: (at) => __privateMethod(this, _Strip_instances, paintTo_fn).call(this, cellAt(at)),
        end: () => {
        }
      },
      signal
    );
    __privateSet(this, _cursor, new CellCursor(
      __privateGet(this, _stage2),
      () => __privateGet(this, _map),
      {
        moved: (cell, painting) => painting && __privateMethod(this, _Strip_instances, set_fn).call(this, cell, true),
        act: (cell) => __privateMethod(this, _Strip_instances, set_fn).call(this, cell, !__privateGet(this, _map).isBlocked(cell.x, cell.y))
      },
      signal
    ));
    host.append(__privateGet(this, _stage2).element);
    __privateGet(this, _cursor).cell = { x: __privateGet(this, _columns2) >> 1, y: ROWS >> 1 };
    this.recolour(dark);
    __privateMethod(this, _Strip_instances, search_fn).call(this);
  }
  recolour(dark) {
    __privateSet(this, _colours, dark ? DARK : LIGHT);
    for (const cell of __privateGet(this, _map).terrain.keys()) __privateMethod(this, _Strip_instances, repaint_fn).call(this, cell);
    __privateGet(this, _stage2).invalidate();
  }
  /** Goes back to the first map. */
  reset() {
    __privateSet(this, _map, __privateMethod(this, _Strip_instances, firstMap_fn).call(this));
    for (const cell of __privateGet(this, _map).terrain.keys()) __privateMethod(this, _Strip_instances, repaint_fn).call(this, cell);
    __privateMethod(this, _Strip_instances, search_fn).call(this);
  }
  dispose() {
    clearTimeout(__privateGet(this, _timer));
    __privateGet(this, _abort).abort();
    __privateGet(this, _stage2).dispose();
  }
}
_stage2 = new WeakMap();
_cursor = new WeakMap();
_abort = new WeakMap();
_report = new WeakMap();
_columns2 = new WeakMap();
_map = new WeakMap();
_picture = new WeakMap();
_colours = new WeakMap();
_path = new WeakMap();
_draws = new WeakMap();
_last = new WeakMap();
_timer = new WeakMap();
_Strip_instances = new WeakSet();
/** Makes a map with two walls to begin with. */
firstMap_fn = function() {
  const terrain = new Terrain(__privateGet(this, _columns2), ROWS);
  terrain.fill(Math.floor(__privateGet(this, _columns2) * 0.34), 5, 1, ROWS - 5, true);
  terrain.fill(Math.floor(__privateGet(this, _columns2) * 0.66), 0, 1, ROWS - 5, true);
  return new MapModel(terrain);
};
start_get = function() {
  return { x: 2, y: ROWS - 7 };
};
goal_get = function() {
  return { x: __privateGet(this, _columns2) - 3, y: 6 };
};
begin_fn = function(cell) {
  __privateSet(this, _last, cell);
  __privateSet(this, _draws, !__privateGet(this, _map).isInside(cell.x, cell.y) || !__privateGet(this, _map).isBlocked(cell.x, cell.y));
  __privateMethod(this, _Strip_instances, paintTo_fn).call(this, cell);
  return true;
};
paintTo_fn = function(cell) {
  for (const at of lineCells(__privateGet(this, _last), cell)) __privateMethod(this, _Strip_instances, set_fn).call(this, at, __privateGet(this, _draws));
  __privateSet(this, _last, cell);
};
set_fn = function(at, blocked) {
  const isEnd = [__privateGet(this, _Strip_instances, start_get), __privateGet(this, _Strip_instances, goal_get)].some(({ x, y }) => x === at.x && y === at.y);
  const cell = at.y * __privateGet(this, _columns2) + at.x;
  if (isEnd || !__privateGet(this, _map).isInside(at.x, at.y) || !__privateGet(this, _map).setTerrain(cell, blocked ? 0 : 1)) return;
  __privateMethod(this, _Strip_instances, repaint_fn).call(this, cell);
  __privateMethod(this, _Strip_instances, search_fn).call(this);
};
repaint_fn = function(cell) {
  const { wall, scale } = __privateGet(this, _colours);
  const colour = __privateGet(this, _map).terrain[cell] === 0 ? wall : scale[0];
  __privateGet(this, _picture).set(cell, mix(colour, colour, 0));
};
search_fn = function() {
  const result = findPath(__privateGet(this, _map).grid, __privateGet(this, _Strip_instances, start_get), __privateGet(this, _Strip_instances, goal_get));
  __privateSet(this, _path, result.path);
  __privateGet(this, _stage2).invalidate();
  clearTimeout(__privateGet(this, _timer));
  __privateSet(this, _timer, window.setTimeout(() => {
    var _a;
    const time = microsecondsPerCall(() => findPath(__privateGet(this, _map).grid, __privateGet(this, _Strip_instances, start_get), __privateGet(this, _Strip_instances, goal_get)));
    __privateGet(this, _report).call(this, {
      time: formatTime(time),
      cells: __privateGet(this, _map).terrain.length,
      steps: Math.max(0, (((_a = result.path) == null ? void 0 : _a.length) ?? 0) - 1),
      cost: result.path === null ? null : result.cost.toFixed(1)
    });
  }, REST_MS));
};
draw_fn = function(context) {
  const { camera } = __privateGet(this, _stage2);
  __privateGet(this, _picture).flush();
  drawPicture(context, __privateGet(this, _picture).canvas, camera);
  const { route, glow } = __privateGet(this, _colours);
  context.lineJoin = "round";
  context.lineCap = "round";
  if (__privateGet(this, _path) !== null) {
    const line = new Path2D();
    for (const point of __privateGet(this, _path).waypoints()) {
      const { x, y } = centreOnCanvas(point, camera);
      line.lineTo(x, y);
    }
    context.strokeStyle = glow;
    context.lineWidth = camera.scale * 1.4;
    context.stroke(line);
    context.strokeStyle = route;
    context.lineWidth = Math.max(2, camera.scale * 0.4);
    context.stroke(line);
  }
  context.fillStyle = route;
  context.strokeStyle = glow;
  context.lineWidth = 2;
  drawDisc(context, centreOnCanvas(__privateGet(this, _Strip_instances, start_get), camera), camera.scale * 0.8);
  drawDiamond(context, centreOnCanvas(__privateGet(this, _Strip_instances, goal_get), camera), camera.scale);
  __privateGet(this, _cursor).draw(context, route);
};
export {
  Strip
};
