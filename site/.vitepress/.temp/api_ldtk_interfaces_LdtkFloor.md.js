import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: LdtkFloor","description":"","frontmatter":{},"headers":[],"relativePath":"api/ldtk/interfaces/LdtkFloor.md","filePath":"api/ldtk/interfaces/LdtkFloor.md"}');
const _sfc_main = { name: "api/ldtk/interfaces/LdtkFloor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-ldtkfloor" tabindex="-1">Interface: LdtkFloor <a class="header-anchor" href="#interface-ldtkfloor" aria-label="Permalink to &quot;Interface: LdtkFloor&quot;">​</a></h1><p>A floor of <a href="./LdtkFloors.html">LdtkFloors</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="counts" tabindex="-1">counts <a class="header-anchor" href="#counts" aria-label="Permalink to &quot;counts&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">counts</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: MapCounts;</span></span></code></pre></div><p>What has been understood.</p><hr><h3 id="depth" tabindex="-1">depth <a class="header-anchor" href="#depth" aria-label="Permalink to &quot;depth&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">depth</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>The depth of its levels in the world: the greater, the higher.</p><hr><h3 id="grid" tabindex="-1">grid <a class="header-anchor" href="#grid" aria-label="Permalink to &quot;grid&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">grid</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: Grid;</span></span></code></pre></div><hr><h3 id="levels" tabindex="-1">levels <a class="header-anchor" href="#levels" aria-label="Permalink to &quot;levels&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">levels</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: LdtkLevel[];</span></span></code></pre></div><p>Where each of its levels is in the grid.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ldtk/interfaces/LdtkFloor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LdtkFloor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LdtkFloor as default
};
