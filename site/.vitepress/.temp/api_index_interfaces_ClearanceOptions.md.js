import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ClearanceOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/ClearanceOptions.md","filePath":"api/index/interfaces/ClearanceOptions.md"}');
const _sfc_main = { name: "api/index/interfaces/ClearanceOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-clearanceoptions" tabindex="-1">Interface: ClearanceOptions <a class="header-anchor" href="#interface-clearanceoptions" aria-label="Permalink to &quot;Interface: ClearanceOptions&quot;">​</a></h1><p>Options of <a href="./../functions/clearanceMap.html">clearanceMap</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edges" tabindex="-1">edges? <a class="header-anchor" href="#edges" aria-label="Permalink to &quot;edges?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">edges</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> boolean;</span></span></code></pre></div><p>Whether the cells outside the grid count as blocked. Default true.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/ClearanceOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ClearanceOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ClearanceOptions as default
};
