import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: EngineInfo","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/EngineInfo.md","filePath":"api/index/interfaces/EngineInfo.md"}');
const _sfc_main = { name: "api/index/interfaces/EngineInfo.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-engineinfo" tabindex="-1">Interface: EngineInfo <a class="header-anchor" href="#interface-engineinfo" aria-label="Permalink to &quot;Interface: EngineInfo&quot;">​</a></h1><p>What <a href="./../functions/engineInfo.html">engineInfo</a> returns.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="engine" tabindex="-1">engine <a class="header-anchor" href="#engine" aria-label="Permalink to &quot;engine&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">engine</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: EngineName;</span></span></code></pre></div><p>The engine that <code>engine: &#39;auto&#39;</code> runs for searches on grids. (Fields, graphs and layers have separate kernels and choose alike.)</p><hr><h3 id="memorybytes" tabindex="-1">memoryBytes <a class="header-anchor" href="#memorybytes" aria-label="Permalink to &quot;memoryBytes&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">memoryBytes</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>Bytes of linear memory that all wasm engines hold: that of searches, those of fields, graphs and layers once used, and those of contracted maps.</p><hr><h3 id="reason" tabindex="-1">reason <a class="header-anchor" href="#reason" aria-label="Permalink to &quot;reason&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">reason</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: string;</span></span></code></pre></div><p>Why this one, in a sentence.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/EngineInfo.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const EngineInfo = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  EngineInfo as default
};
