import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: PathJson","description":"","frontmatter":{},"headers":[],"relativePath":"api/ros/interfaces/PathJson.md","filePath":"api/ros/interfaces/PathJson.md"}');
const _sfc_main = { name: "api/ros/interfaces/PathJson.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pathjson" tabindex="-1">Interface: PathJson <a class="header-anchor" href="#interface-pathjson" aria-label="Permalink to &quot;Interface: PathJson&quot;">​</a></h1><p>A nav_msgs/Path, as <a href="./../functions/formatPath.html">formatPath</a> makes it: an object for JSON.stringify.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="header" tabindex="-1">header <a class="header-anchor" href="#header" aria-label="Permalink to &quot;header&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">header</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: RosHeader;</span></span></code></pre></div><hr><h3 id="poses" tabindex="-1">poses <a class="header-anchor" href="#poses" aria-label="Permalink to &quot;poses&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">poses</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: object[];</span></span></code></pre></div><h4 id="header-1" tabindex="-1">header <a class="header-anchor" href="#header-1" aria-label="Permalink to &quot;header&quot;">​</a></h4><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">header</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: RosHeader;</span></span></code></pre></div><h4 id="pose" tabindex="-1">pose <a class="header-anchor" href="#pose" aria-label="Permalink to &quot;pose&quot;">​</a></h4><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">pose</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: FullPose;</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ros/interfaces/PathJson.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PathJson = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PathJson as default
};
