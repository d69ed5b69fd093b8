import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Variable: TOP_RIGHT","description":"","frontmatter":{},"headers":[],"relativePath":"api/easystar/variables/TOP_RIGHT.md","filePath":"api/easystar/variables/TOP_RIGHT.md"}');
const _sfc_main = { name: "api/easystar/variables/TOP_RIGHT.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-top-right" tabindex="-1">Variable: TOP_RIGHT <a class="header-anchor" href="#variable-top-right" aria-label="Permalink to &quot;Variable: TOP\\_RIGHT&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">const</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> TOP_RIGHT</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">:</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;TOP_RIGHT&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;TOP_RIGHT&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>From above on the right.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/easystar/variables/TOP_RIGHT.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TOP_RIGHT = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TOP_RIGHT as default
};
