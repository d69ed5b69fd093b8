import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: TiledRule","description":"","frontmatter":{},"headers":[],"relativePath":"api/tiled/type-aliases/TiledRule.md","filePath":"api/tiled/type-aliases/TiledRule.md"}');
const _sfc_main = { name: "api/tiled/type-aliases/TiledRule.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-tiledrule" tabindex="-1">Type Alias: TiledRule <a class="header-anchor" href="#type-alias-tiledrule" aria-label="Permalink to &quot;Type Alias: TiledRule&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> TiledRule</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> </span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> number</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> Exclude</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">TileRule</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">number</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt; </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&amp;</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> object</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>What a rule makes of a tile or an object: as <a href="./../../ldtk/type-aliases/TileRule.html">TileRule</a>, and perhaps thin walls and exits.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/tiled/type-aliases/TiledRule.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TiledRule = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TiledRule as default
};
