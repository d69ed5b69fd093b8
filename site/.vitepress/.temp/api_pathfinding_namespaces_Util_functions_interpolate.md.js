import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: interpolate()","description":"","frontmatter":{},"headers":[],"relativePath":"api/pathfinding/namespaces/Util/functions/interpolate.md","filePath":"api/pathfinding/namespaces/Util/functions/interpolate.md"}');
const _sfc_main = { name: "api/pathfinding/namespaces/Util/functions/interpolate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-interpolate" tabindex="-1">Function: interpolate() <a class="header-anchor" href="#function-interpolate" aria-label="Permalink to &quot;Function: interpolate()&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">function</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> interpolate</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   x0</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   y0</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   x1</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   y1</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">:</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> Route</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Returns the cells of a line, both ends included (J. Bresenham, IBM Systems Journal 4(1), 1965). Coordinates are whole numbers.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><table tabindex="0"><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody><tr><td><code>x0</code></td><td><code>number</code></td></tr><tr><td><code>y0</code></td><td><code>number</code></td></tr><tr><td><code>x1</code></td><td><code>number</code></td></tr><tr><td><code>y1</code></td><td><code>number</code></td></tr></tbody></table><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../../../type-aliases/Route.html"><code>Route</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pathfinding/namespaces/Util/functions/interpolate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const interpolate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  interpolate as default
};
