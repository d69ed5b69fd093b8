import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: PoolOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/pool/interfaces/PoolOptions.md","filePath":"api/pool/interfaces/PoolOptions.md"}');
const _sfc_main = { name: "api/pool/interfaces/PoolOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pooloptions" tabindex="-1">Interface: PoolOptions <a class="header-anchor" href="#interface-pooloptions" aria-label="Permalink to &quot;Interface: PoolOptions&quot;">​</a></h1><p>Options of <a href="./../functions/createPool.html">createPool</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="worker" tabindex="-1">worker? <a class="header-anchor" href="#worker" aria-label="Permalink to &quot;worker?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">worker</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> WorkerSource;</span></span></code></pre></div><p>Where the file of the workers is, <code>hotpath/pool-worker</code>, if it is not beside the pool&#39;s own code: its path or URL, or a function that starts a worker with it. Vite, webpack and Parcel find the file by themselves.</p><hr><h3 id="workers" tabindex="-1">workers? <a class="header-anchor" href="#workers" aria-label="Permalink to &quot;workers?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">workers</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> number;</span></span></code></pre></div><p>The number of workers, from 1 to 256. Default: that of the processors less one, at least 1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pool/interfaces/PoolOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PoolOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PoolOptions as default
};
