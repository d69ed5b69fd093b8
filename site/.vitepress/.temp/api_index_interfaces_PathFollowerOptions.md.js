import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: PathFollowerOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/PathFollowerOptions.md","filePath":"api/index/interfaces/PathFollowerOptions.md"}');
const _sfc_main = { name: "api/index/interfaces/PathFollowerOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pathfolloweroptions" tabindex="-1">Interface: PathFollowerOptions <a class="header-anchor" href="#interface-pathfolloweroptions" aria-label="Permalink to &quot;Interface: PathFollowerOptions&quot;">​</a></h1><p>Options of a <a href="./../classes/PathFollower.html">PathFollower</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="loop" tabindex="-1">loop? <a class="header-anchor" href="#loop" aria-label="Permalink to &quot;loop?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">loop</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> boolean;</span></span></code></pre></div><p>Whether to go on from the last point to the first, again and again. Default false.</p><hr><h3 id="speed" tabindex="-1">speed <a class="header-anchor" href="#speed" aria-label="Permalink to &quot;speed&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">speed</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>World units per unit of time, &gt;= 0. With seconds for <code>dt</code>, world units per second.</p><hr><h3 id="transform" tabindex="-1">transform? <a class="header-anchor" href="#transform" aria-label="Permalink to &quot;transform?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">transform</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> CellsToWorld;</span></span></code></pre></div><p>Turns the cells of routes into world positions. Without it, the coordinates of routes are world positions themselves.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/PathFollowerOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PathFollowerOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PathFollowerOptions as default
};
