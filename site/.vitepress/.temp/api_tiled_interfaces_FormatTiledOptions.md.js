import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: FormatTiledOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/tiled/interfaces/FormatTiledOptions.md","filePath":"api/tiled/interfaces/FormatTiledOptions.md"}');
const _sfc_main = { name: "api/tiled/interfaces/FormatTiledOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-formattiledoptions" tabindex="-1">Interface: FormatTiledOptions <a class="header-anchor" href="#interface-formattiledoptions" aria-label="Permalink to &quot;Interface: FormatTiledOptions&quot;">​</a></h1><p>Options of <a href="./../functions/formatTiled.html">formatTiled</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="path" tabindex="-1">path? <a class="header-anchor" href="#path" aria-label="Permalink to &quot;path?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">path</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> ArrayLike</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">number</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&gt;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> null</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>A route to draw as a line through the centres of its cells: x0, y0, x1, y1, …, as <code>path.xy</code> has it.</p><hr><h3 id="tilesize" tabindex="-1">tileSize? <a class="header-anchor" href="#tilesize" aria-label="Permalink to &quot;tileSize?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">tileSize</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> number;</span></span></code></pre></div><p>Pixels of a cell&#39;s side, a whole number. Default 16.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/tiled/interfaces/FormatTiledOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FormatTiledOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FormatTiledOptions as default
};
