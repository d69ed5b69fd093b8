import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: RosHeader","description":"","frontmatter":{},"headers":[],"relativePath":"api/ros/interfaces/RosHeader.md","filePath":"api/ros/interfaces/RosHeader.md"}');
const _sfc_main = { name: "api/ros/interfaces/RosHeader.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-rosheader" tabindex="-1">Interface: RosHeader <a class="header-anchor" href="#interface-rosheader" aria-label="Permalink to &quot;Interface: RosHeader&quot;">​</a></h1><p>A std_msgs/Header: its frame, and its time as the version of ROS has it.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="frame-id" tabindex="-1">frame_id <a class="header-anchor" href="#frame-id" aria-label="Permalink to &quot;frame\\_id&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">readonly </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">frame_id</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: string;</span></span></code></pre></div><hr><h3 id="stamp" tabindex="-1">stamp? <a class="header-anchor" href="#stamp" aria-label="Permalink to &quot;stamp?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">readonly stamp</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> object;</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ros/interfaces/RosHeader.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RosHeader = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RosHeader as default
};
