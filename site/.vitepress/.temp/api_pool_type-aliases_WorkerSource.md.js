import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: WorkerSource","description":"","frontmatter":{},"headers":[],"relativePath":"api/pool/type-aliases/WorkerSource.md","filePath":"api/pool/type-aliases/WorkerSource.md"}');
const _sfc_main = { name: "api/pool/type-aliases/WorkerSource.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-workersource" tabindex="-1">Type Alias: WorkerSource <a class="header-anchor" href="#type-alias-workersource" aria-label="Permalink to &quot;Type Alias: WorkerSource&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> WorkerSource</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> </span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> string</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> {</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">  href</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">:</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> string</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> (() </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=&gt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> </span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> WebWorker</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  |</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> NodeWorker</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span></code></pre></div><p>Where the code of the workers is: a path or URL, or a function that starts one.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pool/type-aliases/WorkerSource.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WorkerSource = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WorkerSource as default
};
