import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: AnyAngleStatus","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/type-aliases/AnyAngleStatus.md","filePath":"api/index/type-aliases/AnyAngleStatus.md"}');
const _sfc_main = { name: "api/index/type-aliases/AnyAngleStatus.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-anyanglestatus" tabindex="-1">Type Alias: AnyAngleStatus <a class="header-anchor" href="#type-alias-anyanglestatus" aria-label="Permalink to &quot;Type Alias: AnyAngleStatus&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> AnyAngleStatus</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> Extract</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">Status</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;found&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;unreachable&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;limit&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;start-blocked&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;goal-blocked&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;;</span></span></code></pre></div><p>How a search ended. <code>&#39;found&#39;</code>: with a route to the goal. <code>&#39;unreachable&#39;</code>: there is none. <code>&#39;limit&#39;</code>: the search gave up at a limit. <code>&#39;start-blocked&#39;</code>, <code>&#39;goal-blocked&#39;</code>: it did not begin.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/type-aliases/AnyAngleStatus.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AnyAngleStatus = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AnyAngleStatus as default
};
