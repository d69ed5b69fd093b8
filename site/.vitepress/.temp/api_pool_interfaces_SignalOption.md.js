import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: SignalOption","description":"","frontmatter":{},"headers":[],"relativePath":"api/pool/interfaces/SignalOption.md","filePath":"api/pool/interfaces/SignalOption.md"}');
const _sfc_main = { name: "api/pool/interfaces/SignalOption.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-signaloption" tabindex="-1">Interface: SignalOption <a class="header-anchor" href="#interface-signaloption" aria-label="Permalink to &quot;Interface: SignalOption&quot;">​</a></h1><p>An option of all requests.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="signal" tabindex="-1">signal? <a class="header-anchor" href="#signal" aria-label="Permalink to &quot;signal?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">signal</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> PoolSignal;</span></span></code></pre></div><p>Aborts the request: the promise is rejected with the signal&#39;s reason. A search that a worker has begun runs to its end there, but its answer is dropped.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pool/interfaces/SignalOption.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SignalOption = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SignalOption as default
};
