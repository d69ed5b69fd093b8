import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Util","description":"","frontmatter":{},"headers":[],"relativePath":"api/pathfinding/namespaces/Util/README.md","filePath":"api/pathfinding/namespaces/Util/README.md"}');
const _sfc_main = { name: "api/pathfinding/namespaces/Util/README.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="util" tabindex="-1">Util <a class="header-anchor" href="#util" aria-label="Permalink to &quot;Util&quot;">​</a></h1><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><table tabindex="0"><thead><tr><th>Function</th><th>Description</th></tr></thead><tbody><tr><td><a href="./functions/backtrace.html">backtrace</a></td><td>Returns the cells from the first node of a chain of <code>parent</code>s to the given one.</td></tr><tr><td><a href="./functions/biBacktrace.html">biBacktrace</a></td><td>Returns the cells of two chains that meet: along the first to <code>a</code>, then from <code>b</code> back along the second.</td></tr><tr><td><a href="./functions/compressPath.html">compressPath</a></td><td>Returns the points of a route without those at which its direction stays the same.</td></tr><tr><td><a href="./functions/expandPath.html">expandPath</a></td><td>Returns a route with all cells between its points, the opposite of <a href="./functions/compressPath.html">compressPath</a>.</td></tr><tr><td><a href="./functions/interpolate.html">interpolate</a></td><td>Returns the cells of a line, both ends included (J. Bresenham, IBM Systems Journal 4(1), 1965). Coordinates are whole numbers.</td></tr><tr><td><a href="./functions/pathLength.html">pathLength</a></td><td>Returns the length of a route, the sum of the straight lines between its points.</td></tr><tr><td><a href="./functions/smoothenPath.html">smoothenPath</a></td><td>Returns the points of a route that are needed to walk it in straight lines whose cells (<a href="./functions/interpolate.html">interpolate</a>) are walkable. Such a line may pass between two blocked cells, or past the corner of one; hotpath&#39;s <code>smoothPath</code> follows the corner rule.</td></tr></tbody></table><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="linked" tabindex="-1">Linked <a class="header-anchor" href="#linked" aria-label="Permalink to &quot;Linked&quot;">​</a></h3><p>Re-exports <a href="./../../interfaces/Linked.html">Linked</a></p><hr><h3 id="route" tabindex="-1">Route <a class="header-anchor" href="#route" aria-label="Permalink to &quot;Route&quot;">​</a></h3><p>Re-exports <a href="./../../type-aliases/Route.html">Route</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pathfinding/namespaces/Util/README.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const README = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  README as default
};
