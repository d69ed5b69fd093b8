import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: HexLayout","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/type-aliases/HexLayout.md","filePath":"api/index/type-aliases/HexLayout.md"}');
const _sfc_main = { name: "api/index/type-aliases/HexLayout.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-hexlayout" tabindex="-1">Type Alias: HexLayout <a class="header-anchor" href="#type-alias-hexlayout" aria-label="Permalink to &quot;Type Alias: HexLayout&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> HexLayout</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;odd-r&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;even-r&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;odd-q&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;even-q&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;axial&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>How hexagons are laid out. The names are those of A. Patel, &quot;Hexagonal Grids&quot;.</p><ul><li><code>&#39;odd-r&#39;</code>, <code>&#39;even-r&#39;</code>: rows of pointy-top hexagons; the odd or even rows are shifted right by half a hexagon.</li><li><code>&#39;odd-q&#39;</code>, <code>&#39;even-q&#39;</code>: columns of flat-top hexagons; the odd or even columns are shifted down by half a hexagon.</li><li><code>&#39;axial&#39;</code>: a rhombus whose columns and rows are the axes q and r.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/type-aliases/HexLayout.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const HexLayout = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  HexLayout as default
};
