import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: Matrix","description":"","frontmatter":{},"headers":[],"relativePath":"api/pathfinding/type-aliases/Matrix.md","filePath":"api/pathfinding/type-aliases/Matrix.md"}');
const _sfc_main = { name: "api/pathfinding/type-aliases/Matrix.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-matrix" tabindex="-1">Type Alias: Matrix <a class="header-anchor" href="#type-alias-matrix" aria-label="Permalink to &quot;Type Alias: Matrix&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> Matrix</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> readonly</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> (</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">readonly</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> unknown</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">[])[];</span></span></code></pre></div><p>A matrix of cells, <code>matrix[y][x]</code>: 0, false, null and undefined are walkable, all other values are not.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pathfinding/type-aliases/Matrix.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Matrix = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Matrix as default
};
