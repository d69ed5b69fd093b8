import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: PathCheck","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/PathCheck.md","filePath":"api/index/interfaces/PathCheck.md"}');
const _sfc_main = { name: "api/index/interfaces/PathCheck.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pathcheck" tabindex="-1">Interface: PathCheck <a class="header-anchor" href="#interface-pathcheck" aria-label="Permalink to &quot;Interface: PathCheck&quot;">​</a></h1><p>Result of <a href="./../functions/checkPath.html">checkPath</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="cost" tabindex="-1">cost <a class="header-anchor" href="#cost" aria-label="Permalink to &quot;cost&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">readonly </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">cost</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>Cost of the route, computed as <a href="./../functions/findPath.html">findPath</a> does; Infinity if it is not legal.</p><hr><h3 id="firstillegal" tabindex="-1">firstIllegal <a class="header-anchor" href="#firstillegal" aria-label="Permalink to &quot;firstIllegal&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">readonly </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">firstIllegal</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>Index, counted in cells from 0, of the first cell that cannot be entered from the one before; -1 if the route is legal.</p><hr><h3 id="legal" tabindex="-1">legal <a class="header-anchor" href="#legal" aria-label="Permalink to &quot;legal&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">readonly </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">legal</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: boolean;</span></span></code></pre></div><p>Whether the whole route is legal.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/PathCheck.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PathCheck = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PathCheck as default
};
