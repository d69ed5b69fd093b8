import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: ReachOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/type-aliases/ReachOptions.md","filePath":"api/index/type-aliases/ReachOptions.md"}');
const _sfc_main = { name: "api/index/type-aliases/ReachOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-reachoptions" tabindex="-1">Type Alias: ReachOptions <a class="header-anchor" href="#type-alias-reachoptions" aria-label="Permalink to &quot;Type Alias: ReachOptions&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> ReachOptions</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> Pick</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">FindPathOptions</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;diagonals&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;size&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;kindCosts&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;avoid&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;allowBlockedStart&quot;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">|</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;engine&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;;</span></span></code></pre></div><p>The options of <a href="./../interfaces/FindPathOptions.html">FindPathOptions</a> that decide where a unit may stand and go.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/type-aliases/ReachOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ReachOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ReachOptions as default
};
