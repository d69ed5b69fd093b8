import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: LdtkFloors","description":"","frontmatter":{},"headers":[],"relativePath":"api/ldtk/interfaces/LdtkFloors.md","filePath":"api/ldtk/interfaces/LdtkFloors.md"}');
const _sfc_main = { name: "api/ldtk/interfaces/LdtkFloors.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-ldtkfloors" tabindex="-1">Interface: LdtkFloors <a class="header-anchor" href="#interface-ldtkfloors" aria-label="Permalink to &quot;Interface: LdtkFloors&quot;">​</a></h1><p>What <a href="./../functions/parseLdtkFloors.html">parseLdtkFloors</a> reads.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="floors" tabindex="-1">floors <a class="header-anchor" href="#floors" aria-label="Permalink to &quot;floors&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">floors</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: LdtkFloor[];</span></span></code></pre></div><p>The floors, the lowest first. All grids have the same size, so that cells with the same column and row lie over each other.</p><hr><h3 id="transform" tabindex="-1">transform <a class="header-anchor" href="#transform" aria-label="Permalink to &quot;transform&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">transform</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: GridTransform;</span></span></code></pre></div><p>Converts cells of every floor to pixels of the world and back.</p><hr><h3 id="warnings" tabindex="-1">warnings <a class="header-anchor" href="#warnings" aria-label="Permalink to &quot;warnings&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">warnings</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: string[];</span></span></code></pre></div><p>As in <a href="./LdtkMap.html#warnings">LdtkMap.warnings</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ldtk/interfaces/LdtkFloors.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LdtkFloors = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LdtkFloors as default
};
