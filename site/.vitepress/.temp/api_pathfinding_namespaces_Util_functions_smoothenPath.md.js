import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: smoothenPath()","description":"","frontmatter":{},"headers":[],"relativePath":"api/pathfinding/namespaces/Util/functions/smoothenPath.md","filePath":"api/pathfinding/namespaces/Util/functions/smoothenPath.md"}');
const _sfc_main = { name: "api/pathfinding/namespaces/Util/functions/smoothenPath.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-smoothenpath" tabindex="-1">Function: smoothenPath() <a class="header-anchor" href="#function-smoothenpath" aria-label="Permalink to &quot;Function: smoothenPath()&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">function</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> smoothenPath</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">grid</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">path</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">:</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> Route</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Returns the points of a route that are needed to walk it in straight lines whose cells (<a href="./interpolate.html">interpolate</a>) are walkable. Such a line may pass between two blocked cells, or past the corner of one; hotpath&#39;s <code>smoothPath</code> follows the corner rule.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><table tabindex="0"><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody><tr><td><code>grid</code></td><td>{ <code>isWalkableAt</code>(<code>x</code>, <code>y</code>): <code>boolean</code>; }</td></tr><tr><td><code>grid.isWalkableAt</code></td><td>(<code>x</code>, <code>y</code>) =&gt; <code>boolean</code></td></tr><tr><td><code>path</code></td><td>readonly (readonly <code>number</code>[])[]</td></tr></tbody></table><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../../../type-aliases/Route.html"><code>Route</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pathfinding/namespaces/Util/functions/smoothenPath.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const smoothenPath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  smoothenPath as default
};
