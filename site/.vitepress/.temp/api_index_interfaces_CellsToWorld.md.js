import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: CellsToWorld","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/CellsToWorld.md","filePath":"api/index/interfaces/CellsToWorld.md"}');
const _sfc_main = { name: "api/index/interfaces/CellsToWorld.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-cellstoworld" tabindex="-1">Interface: CellsToWorld <a class="header-anchor" href="#interface-cellstoworld" aria-label="Permalink to &quot;Interface: CellsToWorld&quot;">​</a></h1><p>Turns cells into world positions; a <a href="./../classes/GridTransform.html">GridTransform</a> does.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="toworld" tabindex="-1">toWorld() <a class="header-anchor" href="#toworld" aria-label="Permalink to &quot;toWorld()&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">toWorld</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(cells): Point[];</span></span></code></pre></div><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><table tabindex="0"><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody><tr><td><code>cells</code></td><td><code>Iterable</code>&lt;<a href="./../type-aliases/PointLike.html"><code>PointLike</code></a>&gt;</td></tr></tbody></table><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><a href="./Point.html"><code>Point</code></a>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/CellsToWorld.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CellsToWorld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CellsToWorld as default
};
