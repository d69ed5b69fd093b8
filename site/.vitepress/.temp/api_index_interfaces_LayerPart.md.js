import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: LayerPart","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/LayerPart.md","filePath":"api/index/interfaces/LayerPart.md"}');
const _sfc_main = { name: "api/index/interfaces/LayerPart.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-layerpart" tabindex="-1">Interface: LayerPart <a class="header-anchor" href="#interface-layerpart" aria-label="Permalink to &quot;Interface: LayerPart&quot;">​</a></h1><p>One factor of a blend, such as danger.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">readonly </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">values</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: ArrayLike</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">number</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&gt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>A value for each cell, row-major (<code>y * width + x</code>): finite numbers, negative ones too. A typed array is read fastest.</p><hr><h3 id="weight" tabindex="-1">weight <a class="header-anchor" href="#weight" aria-label="Permalink to &quot;weight&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">weight</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>How much this factor counts, 0 or more.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/LayerPart.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LayerPart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LayerPart as default
};
