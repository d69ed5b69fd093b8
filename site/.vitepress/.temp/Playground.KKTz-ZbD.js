import { defineComponent, ref, shallowRef, onMounted, onBeforeUnmount, watch, nextTick, mergeProps, unref, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderList, ssrIncludeBooleanAttr, ssrLooseContain, ssrLooseEqual, ssrInterpolate, ssrRenderStyle, ssrRenderClass } from "vue/server-renderer";
import { u as useData } from "./app.js";
import { h as heatTable, D as DARK, L as LIGHT, m as mix } from "./heat.CoXSXMYh.js";
import { javascript } from "@codemirror/lang-javascript";
import { syntaxHighlighting, HighlightStyle } from "@codemirror/language";
import { tags } from "@lezer/highlight";
import { EditorView, basicSetup } from "codemirror";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
function decodeCode(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
function drawPicture(canvas, picture, dark) {
  var _a;
  const { width, height } = picture;
  const colours = dark ? DARK : LIGHT;
  const { clientWidth, clientHeight } = canvas.parentElement ?? canvas;
  const scale = Math.max(1, Math.floor(Math.min(clientWidth / width, clientHeight / height) * devicePixelRatio));
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.style.width = `${canvas.width / devicePixelRatio}px`;
  const context = canvas.getContext("2d");
  if (context === null) return;
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const heat = heatTable(colours.scale);
  const warmth = warmthOf(picture);
  const wall = mix(colours.wall, colours.wall, 0);
  for (let cell = 0; cell < pixels.length; cell++) {
    pixels[cell] = picture.costs[cell] === 0 ? wall : heat[Math.round(255 * warmth[cell])];
  }
  const small = new OffscreenCanvas(width, height);
  (_a = small.getContext("2d")) == null ? void 0 : _a.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  if (scale >= 8) drawLines(context, picture, scale, dark);
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const route of picture.routes) drawRoute(context, route, scale, colours.route, colours.glow);
}
function warmthOf({ costs, trace, field }) {
  const warmth = new Float64Array(costs.length);
  const dearest = costs.reduce((most, cost) => Math.max(most, cost), 1);
  const base = Math.min(...costs.filter((cost) => cost > 0));
  costs.forEach((cost, cell) => {
    if (cost > base) warmth[cell] = 0.15 * (cost - base) / (dearest - base);
  });
  if (field !== null) {
    const far = field.reduce((most, cost) => cost < Infinity && cost > most ? cost : most, 1);
    field.forEach((cost, cell) => {
      if (cost < Infinity) warmth[cell] = 0.08 + 0.72 * (1 - cost / far) ** 1.5;
    });
  }
  trace == null ? void 0 : trace.forEach((cell, order) => {
    warmth[cell] = 0.2 + 0.6 * order / trace.length;
  });
  return warmth;
}
function drawLines(context, { width, height }, scale, dark) {
  context.strokeStyle = dark ? "rgba(255, 255, 255, 0.07)" : "rgba(60, 30, 0, 0.08)";
  context.lineWidth = 1;
  context.beginPath();
  for (let x = 1; x < width; x++) context.rect(x * scale, 0, 0, height * scale);
  for (let y = 1; y < height; y++) context.rect(0, y * scale, width * scale, 0);
  context.stroke();
}
function drawRoute(context, xy, scale, colour, glow) {
  const [startX, startY] = [(xy[0] + 0.5) * scale, (xy[1] + 0.5) * scale];
  context.beginPath();
  for (let i = 0; i < xy.length; i += 2) context.lineTo((xy[i] + 0.5) * scale, (xy[i + 1] + 0.5) * scale);
  context.strokeStyle = glow;
  context.lineWidth = Math.max(3, scale * 0.5);
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, scale * 0.14);
  context.stroke();
  context.fillStyle = colour;
  context.beginPath();
  context.arc(startX, startY, Math.max(2, scale * 0.22), 0, 7);
  context.fill();
}
const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "14px", backgroundColor: "var(--vp-c-bg-elv)", color: "var(--vp-c-text-1)" },
  ".cm-content": { fontFamily: "var(--vp-font-family-mono)", caretColor: "var(--vp-c-text-1)" },
  ".cm-gutters": { backgroundColor: "var(--vp-c-bg-alt)", color: "var(--vp-c-text-3)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--vp-c-brand-soft)" },
  ".cm-cursor": { borderLeftColor: "var(--vp-c-text-1)" },
  "&.cm-focused": { outline: "2px solid var(--vp-c-brand-1)" }
});
const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: "var(--code-keyword)" },
    { tag: [tags.string, tags.special(tags.string)], color: "var(--code-string)" },
    { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
    { tag: tags.comment, color: "var(--vp-c-text-3)", fontStyle: "italic" },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "var(--code-call)" }
  ])
);
function startEditor(parent, code, onRun) {
  const keys = EditorView.domEventHandlers({
    keydown(event) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return false;
      onRun();
      return true;
    }
  });
  const label = EditorView.contentAttributes.of({ "aria-label": "Program" });
  const view = new EditorView({
    doc: code,
    parent,
    extensions: [keys, label, basicSetup, highlighting, javascript(), theme]
  });
  view.scrollDOM.tabIndex = 0;
  return {
    code: () => view.state.doc.toString(),
    setCode: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    destroy: () => view.destroy()
  };
}
const EXAMPLES = {
  "A first route": `import { findPath, Grid } from 'hotpath';

const grid = Grid.fromText(\`
  ................
  ..########......
  .........#..##..
  ..####...#..##..
  ..#......#......
  ..#..#####..##..
  ..#.........##..
  ................
\`);

const { status, cost, path } = findPath(grid, { x: 4, y: 4 }, { x: 15, y: 1 });
console.log(status, cost.toFixed(3), path.waypoints());
`,
  "The wave of a search": `import { findPath, Grid } from 'hotpath';

const grid = new Grid(48, 32);
for (let i = 0; i < 400; i++) grid.setBlocked((i * 37) % 48, (i * i * 11 + i) % 32);
grid.fill(0, 0, 3, 3, false);
grid.fill(45, 29, 3, 3, false);

// 0 searches all around, 1 is A*. Above 1, the search is greedy.
const { cost, expanded } = findPath(grid, [1, 1], [46, 30], {
  algorithm: 'astar',
  heuristicWeight: 1,
  trace: true,
});
console.log(cost.toFixed(3), expanded, 'cells expanded');
`,
  "A unit of 2 x 2 cells": `import { findPath, Grid } from 'hotpath';

const grid = Grid.fromText(\`
  ..............
  ..##..........
  ........#.....
  ....#...#..#..
  ....#......#..
  ..............
\`);

for (const size of [1, 2]) {
  const { cost, path } = findPath(grid, [0, 0], [12, 0], { size });
  console.log('size', size, 'costs', cost.toFixed(3), path.waypoints());
}
`,
  "One field, many units": `import { distanceField, Grid } from 'hotpath';

const grid = new Grid(40, 24);
grid.fill(12, 0, 2, 18, true);
grid.fill(26, 6, 2, 18, true);

const field = distanceField(grid, [{ x: 38, y: 2 }, { x: 2, y: 22 }]);
console.log('from the middle:', field.costAt(20, 12).toFixed(3), field.next(20, 12));
`,
  "Any angle": `import { findAnyAnglePath, findPath, Grid } from 'hotpath';

const grid = new Grid(30, 18);
grid.fill(6, 3, 3, 12, true);
grid.fill(16, 6, 4, 12, true);

const [start, goal] = [[1, 12], [28, 16]];
console.log('on the grid', findPath(grid, start, goal).cost.toFixed(3));
console.log('any angle  ', findAnyAnglePath(grid, start, goal).cost.toFixed(3));
`
};
const LONGEST_RUN = 1e4;
const _sfc_main = /* @__PURE__ */ defineComponent({
  __name: "Playground",
  __ssrInlineRender: true,
  setup(__props) {
    const { isDark } = useData();
    const names = Object.keys(EXAMPLES);
    const place = ref();
    const canvas = ref();
    const chosen = ref(names[0]);
    const lines = ref([]);
    const state = ref("");
    const picture = shallowRef(null);
    let editor = null;
    let worker = null;
    let timer = 0;
    function linkedCode() {
      const [, text] = /^#code=(.*)$/.exec(location.hash) ?? [];
      return text === void 0 ? null : decodeCode(text);
    }
    function end(message) {
      clearTimeout(timer);
      worker == null ? void 0 : worker.terminate();
      worker = null;
      state.value = message;
    }
    function run() {
      end("");
      if (editor === null) return;
      lines.value = [];
      state.value = "running";
      worker = new Worker(new URL("./runner.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }) => {
        if (data.kind === "line") {
          lines.value.push(data);
          return;
        }
        picture.value = data.picture;
        end(`done in ${data.milliseconds.toFixed(1)} ms`);
      };
      worker.onerror = ({ message }) => {
        lines.value.push({ text: message, isError: true });
        end("stopped");
      };
      timer = window.setTimeout(() => end("stopped after 10 s"), LONGEST_RUN);
      worker.postMessage(editor.code());
    }
    function fromLink() {
      const code = linkedCode();
      if (code === null) return;
      editor == null ? void 0 : editor.setCode(`${code}
`);
      run();
    }
    onMounted(() => {
      if (place.value === void 0) return;
      const code = linkedCode();
      editor = startEditor(place.value, code === null ? EXAMPLES[names[0]] : `${code}
`, run);
      addEventListener("hashchange", fromLink);
      run();
    });
    onBeforeUnmount(() => {
      removeEventListener("hashchange", fromLink);
      end("");
      editor == null ? void 0 : editor.destroy();
    });
    watch([picture, isDark], async () => {
      await nextTick();
      if (canvas.value !== void 0 && picture.value !== null) drawPicture(canvas.value, picture.value, isDark.value);
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<main${ssrRenderAttrs(mergeProps({ class: "playground" }, _attrs))}><h1>Playground</h1><div class="bar"><label> Example <select><!--[-->`);
      ssrRenderList(unref(names), (name) => {
        _push(`<option${ssrIncludeBooleanAttr(Array.isArray(chosen.value) ? ssrLooseContain(chosen.value, null) : ssrLooseEqual(chosen.value, null)) ? " selected" : ""}>${ssrInterpolate(name)}</option>`);
      });
      _push(`<!--]--></select></label><button type="button" class="run">Run</button><button type="button">Link</button><span role="status">${ssrInterpolate(state.value)}</span></div><div class="editor"></div><div class="result"><div class="picture"><canvas role="img" aria-label="The map and the routes found" style="${ssrRenderStyle(picture.value !== null ? null : { display: "none" })}"></canvas>`);
      if (picture.value === null) {
        _push(`<p class="empty">A search on a grid is drawn here.</p>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div><pre tabindex="0" role="region" aria-label="Output"><!--[-->`);
      ssrRenderList(lines.value, (line, i) => {
        _push(`<span class="${ssrRenderClass({ error: line.isError })}">${ssrInterpolate(line.text)}
</span>`);
      });
      _push(`<!--]--></pre></div></main>`);
    };
  }
});
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../site/playground/Playground.vue");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
export {
  _sfc_main as default
};
