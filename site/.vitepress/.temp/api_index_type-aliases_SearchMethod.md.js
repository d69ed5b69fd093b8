import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: SearchMethod","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/type-aliases/SearchMethod.md","filePath":"api/index/type-aliases/SearchMethod.md"}');
const _sfc_main = { name: "api/index/type-aliases/SearchMethod.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-searchmethod" tabindex="-1">Type Alias: SearchMethod <a class="header-anchor" href="#type-alias-searchmethod" aria-label="Permalink to &quot;Type Alias: SearchMethod&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> SearchMethod</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> </span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;in-view&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;jump-points&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;buckets&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;a-star&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;turns&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;contracted&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;components&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;none&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Which search answered.</p><ul><li><code>&#39;in-view&#39;</code>: the goal was in view of the start, by one diagonal and one straight leg.</li><li><code>&#39;jump-points&#39;</code>: jump point search, on uniform terrain or on terrain that changes in few places. <code>expanded</code> counts jump points.</li><li><code>&#39;buckets&#39;</code>: A* on terrain whose costs differ, with an open list in buckets that orders cells by f less strictly than a heap.</li><li><code>&#39;a-star&#39;</code>: A* from cell to cell, with its open list in a heap.</li><li><code>&#39;turns&#39;</code>: A* over pairs of a cell and a direction of arrival, because turns cost.</li><li><code>&#39;contracted&#39;</code>: the contracted map of a grid that <a href="./../functions/prepareGrid.html">prepareGrid</a> has prepared. <code>expanded</code> counts corners.</li><li><code>&#39;components&#39;</code>: none had to run, because connected components showed that the goal is out of reach.</li><li><code>&#39;none&#39;</code>: none ran, because the start or the goal is blocked.</li></ul><p>Cells, options and preparation decide it; earlier searches make no difference.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/type-aliases/SearchMethod.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SearchMethod = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SearchMethod as default
};
