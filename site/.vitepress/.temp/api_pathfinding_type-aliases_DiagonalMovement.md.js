import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: DiagonalMovement","description":"","frontmatter":{},"headers":[],"relativePath":"api/pathfinding/type-aliases/DiagonalMovement.md","filePath":"api/pathfinding/type-aliases/DiagonalMovement.md"}');
const _sfc_main = { name: "api/pathfinding/type-aliases/DiagonalMovement.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-diagonalmovement" tabindex="-1">Type Alias: DiagonalMovement <a class="header-anchor" href="#type-alias-diagonalmovement" aria-label="Permalink to &quot;Type Alias: DiagonalMovement&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> DiagonalMovement</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> typeof</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> DiagonalMovement[keyof </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">typeof</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> DiagonalMovement];</span></span></code></pre></div><p>A value of <a href="./../variables/DiagonalMovement.html">DiagonalMovement</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pathfinding/type-aliases/DiagonalMovement.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DiagonalMovement = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DiagonalMovement as default
};
