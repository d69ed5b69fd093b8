import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Type Alias: MapServerGeneration","description":"","frontmatter":{},"headers":[],"relativePath":"api/ros/type-aliases/MapServerGeneration.md","filePath":"api/ros/type-aliases/MapServerGeneration.md"}');
const _sfc_main = { name: "api/ros/type-aliases/MapServerGeneration.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-mapservergeneration" tabindex="-1">Type Alias: MapServerGeneration <a class="header-anchor" href="#type-alias-mapservergeneration" aria-label="Permalink to &quot;Type Alias: MapServerGeneration&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">type</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> MapServerGeneration</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;current&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> |</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;classic&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Which map_server is followed: that of Nav2 from 1.4.0 on (and 1.3.8), or those before it, in ROS 1 and Nav2.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ros/type-aliases/MapServerGeneration.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MapServerGeneration = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MapServerGeneration as default
};
