import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: engineInfo()","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/functions/engineInfo.md","filePath":"api/index/functions/engineInfo.md"}');
const _sfc_main = { name: "api/index/functions/engineInfo.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_PlaygroundLink = resolveComponent("PlaygroundLink");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-engineinfo" tabindex="-1">Function: engineInfo() <a class="header-anchor" href="#function-engineinfo" aria-label="Permalink to &quot;Function: engineInfo()&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">function</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> engineInfo</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">()</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">:</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> EngineInfo</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Returns which engine <code>engine: &#39;auto&#39;</code> runs, and why. Starts the wasm engine unless it has started.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/EngineInfo.html"><code>EngineInfo</code></a></p><p>The current state, a new object each time.</p><h2 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">engineInfo</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">().engine; </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// =&gt; &#39;wasm&#39;</span></span></code></pre></div><p class="try">`);
  _push(ssrRenderComponent(_component_PlaygroundLink, { code: "aW1wb3J0IHsgZW5naW5lSW5mbyB9IGZyb20gJ2hvdHBhdGgnOwoKZW5naW5lSW5mbygpLmVuZ2luZTsgLy8gPT4gJ3dhc20n" }, null, _parent));
  _push(`</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/functions/engineInfo.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const engineInfo = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  engineInfo as default
};
