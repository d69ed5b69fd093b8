import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: GraphOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/GraphOptions.md","filePath":"api/index/interfaces/GraphOptions.md"}');
const _sfc_main = { name: "api/index/interfaces/GraphOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-graphoptions" tabindex="-1">Interface: GraphOptions <a class="header-anchor" href="#interface-graphoptions" aria-label="Permalink to &quot;Interface: GraphOptions&quot;">​</a></h1><p>Options of <a href="./../classes/Graph.html#fromedges">Graph.fromEdges</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="directed" tabindex="-1">directed? <a class="header-anchor" href="#directed" aria-label="Permalink to &quot;directed?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">directed</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> boolean;</span></span></code></pre></div><p>Whether an edge leads only from its first node to its second. Default true; false means both ways at the same cost.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/GraphOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const GraphOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  GraphOptions as default
};
