import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: FieldGoals","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/type-aliases/FieldGoals.md","filePath":"api/index/type-aliases/FieldGoals.md"}');
const _sfc_main = { name: "api/index/type-aliases/FieldGoals.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-fieldgoals" tabindex="-1">Type Alias: FieldGoals <a class="header-anchor" href="#type-alias-fieldgoals" aria-label="Permalink to &quot;Type Alias: FieldGoals&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> FieldGoals</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> PointLike</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> readonly</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> PointLike</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">[];</span></span></code></pre></div><p>One cell, or an array of cells.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/type-aliases/FieldGoals.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FieldGoals = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FieldGoals as default
};
