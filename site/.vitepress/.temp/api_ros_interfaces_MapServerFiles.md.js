import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: MapServerFiles","description":"","frontmatter":{},"headers":[],"relativePath":"api/ros/interfaces/MapServerFiles.md","filePath":"api/ros/interfaces/MapServerFiles.md"}');
const _sfc_main = { name: "api/ros/interfaces/MapServerFiles.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-mapserverfiles" tabindex="-1">Interface: MapServerFiles <a class="header-anchor" href="#interface-mapserverfiles" aria-label="Permalink to &quot;Interface: MapServerFiles&quot;">​</a></h1><p>The files that <a href="./../functions/formatMapServer.html">formatMapServer</a> makes.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="image" tabindex="-1">image <a class="header-anchor" href="#image" aria-label="Permalink to &quot;image&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">image</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: Uint8Array</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">ArrayBuffer</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&gt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>The bytes of the picture, a PGM file.</p><hr><h3 id="yaml" tabindex="-1">yaml <a class="header-anchor" href="#yaml" aria-label="Permalink to &quot;yaml&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">yaml</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: string;</span></span></code></pre></div><p>The text of the YAML file.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ros/interfaces/MapServerFiles.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MapServerFiles = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MapServerFiles as default
};
