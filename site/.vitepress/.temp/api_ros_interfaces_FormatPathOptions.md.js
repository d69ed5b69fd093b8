import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: FormatPathOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/ros/interfaces/FormatPathOptions.md","filePath":"api/ros/interfaces/FormatPathOptions.md"}');
const _sfc_main = { name: "api/ros/interfaces/FormatPathOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-formatpathoptions" tabindex="-1">Interface: FormatPathOptions <a class="header-anchor" href="#interface-formatpathoptions" aria-label="Permalink to &quot;Interface: FormatPathOptions&quot;">​</a></h1><p>Options of <a href="./../functions/formatPath.html">formatPath</a>.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./FormatOccupancyOptions.html"><code>FormatOccupancyOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="header" tabindex="-1">header? <a class="header-anchor" href="#header" aria-label="Permalink to &quot;header?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">header</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> RosHeader;</span></span></code></pre></div><p>The header of the message and of each pose. Default: the frame <code>map</code>, at time 0 of ROS 2.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ros/interfaces/FormatPathOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FormatPathOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FormatPathOptions as default
};
