import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: HexOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/HexOptions.md","filePath":"api/index/interfaces/HexOptions.md"}');
const _sfc_main = { name: "api/index/interfaces/HexOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-hexoptions" tabindex="-1">Interface: HexOptions <a class="header-anchor" href="#interface-hexoptions" aria-label="Permalink to &quot;Interface: HexOptions&quot;">​</a></h1><p>Options of <a href="./../classes/Graph.html#hex">Graph.hex</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="layout" tabindex="-1">layout? <a class="header-anchor" href="#layout" aria-label="Permalink to &quot;layout?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">layout</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> HexLayout;</span></span></code></pre></div><p>Default <code>&#39;odd-r&#39;</code>, or <code>&#39;odd-q&#39;</code> for <code>orientation: &#39;flat&#39;</code>.</p><hr><h3 id="orientation" tabindex="-1">orientation? <a class="header-anchor" href="#orientation" aria-label="Permalink to &quot;orientation?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">orientation</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;flat&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;pointy&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Whether hexagons stand on a corner (<code>&#39;pointy&#39;</code>) or on a side (<code>&#39;flat&#39;</code>). You rarely need it: <code>&#39;odd-r&#39;</code> and <code>&#39;even-r&#39;</code> are always pointy, <code>&#39;odd-q&#39;</code> and <code>&#39;even-q&#39;</code> always flat, and in an axial layout routes do not depend on it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/HexOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const HexOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  HexOptions as default
};
