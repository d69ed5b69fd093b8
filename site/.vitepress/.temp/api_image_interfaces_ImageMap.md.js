import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ImageMap","description":"","frontmatter":{},"headers":[],"relativePath":"api/image/interfaces/ImageMap.md","filePath":"api/image/interfaces/ImageMap.md"}');
const _sfc_main = { name: "api/image/interfaces/ImageMap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-imagemap" tabindex="-1">Interface: ImageMap <a class="header-anchor" href="#interface-imagemap" aria-label="Permalink to &quot;Interface: ImageMap&quot;">​</a></h1><p>What <a href="./../functions/readImage.html">readImage</a> reads.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="counts" tabindex="-1">counts <a class="header-anchor" href="#counts" aria-label="Permalink to &quot;counts&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">counts</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: MapCounts;</span></span></code></pre></div><p>What has been understood. Walls are counted by the names of the rule, or by <code>dark</code> or <code>rule</code>.</p><hr><h3 id="grid" tabindex="-1">grid <a class="header-anchor" href="#grid" aria-label="Permalink to &quot;grid&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">grid</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: Grid;</span></span></code></pre></div><hr><h3 id="warnings" tabindex="-1">warnings <a class="header-anchor" href="#warnings" aria-label="Permalink to &quot;warnings&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">warnings</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: string[];</span></span></code></pre></div><p>A sentence if no cell is a wall. Usually empty.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/image/interfaces/ImageMap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ImageMap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ImageMap as default
};
