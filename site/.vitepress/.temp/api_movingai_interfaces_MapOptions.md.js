import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: MapOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/movingai/interfaces/MapOptions.md","filePath":"api/movingai/interfaces/MapOptions.md"}');
const _sfc_main = { name: "api/movingai/interfaces/MapOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-mapoptions" tabindex="-1">Interface: MapOptions <a class="header-anchor" href="#interface-mapoptions" aria-label="Permalink to &quot;Interface: MapOptions&quot;">​</a></h1><p>The meaning of the letters of a map.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="costs" tabindex="-1">costs? <a class="header-anchor" href="#costs" aria-label="Permalink to &quot;costs?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">costs</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> Readonly</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">Record</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">string, number</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&gt;&gt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Terrain costs by letter, such as <code>{ S: 2, W: 3 }</code>; 0, less or Infinity is blocked. They override <code>passable</code>.</p><hr><h3 id="passable" tabindex="-1">passable? <a class="header-anchor" href="#passable" aria-label="Permalink to &quot;passable?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">passable</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> string;</span></span></code></pre></div><p>The letters of passable cells with terrain cost 1. Default <code>&#39;.GS&#39;</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/movingai/interfaces/MapOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MapOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MapOptions as default
};
