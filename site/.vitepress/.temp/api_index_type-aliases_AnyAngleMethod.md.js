import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: AnyAngleMethod","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/type-aliases/AnyAngleMethod.md","filePath":"api/index/type-aliases/AnyAngleMethod.md"}');
const _sfc_main = { name: "api/index/type-aliases/AnyAngleMethod.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-anyanglemethod" tabindex="-1">Type Alias: AnyAngleMethod <a class="header-anchor" href="#type-alias-anyanglemethod" aria-label="Permalink to &quot;Type Alias: AnyAngleMethod&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> AnyAngleMethod</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;in-view&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;corners&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;components&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;none&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Which search at any angle answered. <code>&#39;in-view&#39;</code>: none had to run, because the goal is in sight of the start. <code>&#39;corners&#39;</code>: A* over taut polylines round corners. <code>&#39;components&#39;</code>: none had to run, because connected components showed that the goal is out of reach. <code>&#39;none&#39;</code>: none ran, because the start or the goal is blocked.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/type-aliases/AnyAngleMethod.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AnyAngleMethod = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AnyAngleMethod as default
};
