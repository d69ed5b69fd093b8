import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: AbortSignalLike","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/AbortSignalLike.md","filePath":"api/index/interfaces/AbortSignalLike.md"}');
const _sfc_main = { name: "api/index/interfaces/AbortSignalLike.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-abortsignallike" tabindex="-1">Interface: AbortSignalLike <a class="header-anchor" href="#interface-abortsignallike" aria-label="Permalink to &quot;Interface: AbortSignalLike&quot;">​</a></h1><p>The part of an <code>AbortSignal</code> that is used here. It is declared for projects that compile without the types of the platform.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./../../pool/interfaces/PoolSignal.html"><code>PoolSignal</code></a></li></ul><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="throwifaborted" tabindex="-1">throwIfAborted() <a class="header-anchor" href="#throwifaborted" aria-label="Permalink to &quot;throwIfAborted()&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">throwIfAborted</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(): </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">void</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Throws the reason if the signal has been aborted.</p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/AbortSignalLike.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AbortSignalLike = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AbortSignalLike as default
};
