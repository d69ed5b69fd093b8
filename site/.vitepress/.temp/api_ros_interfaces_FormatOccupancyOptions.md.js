import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: FormatOccupancyOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/ros/interfaces/FormatOccupancyOptions.md","filePath":"api/ros/interfaces/FormatOccupancyOptions.md"}');
const _sfc_main = { name: "api/ros/interfaces/FormatOccupancyOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-formatoccupancyoptions" tabindex="-1">Interface: FormatOccupancyOptions <a class="header-anchor" href="#interface-formatoccupancyoptions" aria-label="Permalink to &quot;Interface: FormatOccupancyOptions&quot;">​</a></h1><p>Options of <a href="./../functions/formatOccupancyGrid.html">formatOccupancyGrid</a>.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><a href="./FormatPathOptions.html"><code>FormatPathOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="header" tabindex="-1">header? <a class="header-anchor" href="#header" aria-label="Permalink to &quot;header?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">header</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> RosHeader;</span></span></code></pre></div><p>The header of the message and of each pose. Default: the frame <code>map</code>, at time 0 of ROS 2.</p><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./FormatPathOptions.html"><code>FormatPathOptions</code></a>.<a href="./FormatPathOptions.html#header"><code>header</code></a></p><hr><h3 id="occupancy" tabindex="-1">occupancy? <a class="header-anchor" href="#occupancy" aria-label="Permalink to &quot;occupancy?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">occupancy</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> OccupancyOf;</span></span></code></pre></div><p>The occupancy in percent of a passable cell, 0 to 100, or -1 for unknown, by terrain cost and kind. Default 0. Blocked cells have 100.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ros/interfaces/FormatOccupancyOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FormatOccupancyOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FormatOccupancyOptions as default
};
