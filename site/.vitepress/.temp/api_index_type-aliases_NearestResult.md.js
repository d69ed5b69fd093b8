import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: NearestResult","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/type-aliases/NearestResult.md","filePath":"api/index/type-aliases/NearestResult.md"}');
const _sfc_main = { name: "api/index/type-aliases/NearestResult.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-nearestresult" tabindex="-1">Type Alias: NearestResult <a class="header-anchor" href="#type-alias-nearestresult" aria-label="Permalink to &quot;Type Alias: NearestResult&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> NearestResult</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> PathResult</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> &amp;</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> object</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>What <a href="./../functions/findNearest.html">findNearest</a> returns.</p><h2 id="type-declaration" tabindex="-1">Type Declaration <a class="header-anchor" href="#type-declaration" aria-label="Permalink to &quot;Type Declaration&quot;">​</a></h2><h3 id="goalindex" tabindex="-1">goalIndex <a class="header-anchor" href="#goalindex" aria-label="Permalink to &quot;goalIndex&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">goalIndex</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>Index in <code>goals</code> of the goal that the route leads to; -1 without a route.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/type-aliases/NearestResult.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NearestResult = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NearestResult as default
};
