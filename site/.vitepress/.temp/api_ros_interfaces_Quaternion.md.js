import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: Quaternion","description":"","frontmatter":{},"headers":[],"relativePath":"api/ros/interfaces/Quaternion.md","filePath":"api/ros/interfaces/Quaternion.md"}');
const _sfc_main = { name: "api/ros/interfaces/Quaternion.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-quaternion" tabindex="-1">Interface: Quaternion <a class="header-anchor" href="#interface-quaternion" aria-label="Permalink to &quot;Interface: Quaternion&quot;">​</a></h1><p>A rotation about z.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="w" tabindex="-1">w <a class="header-anchor" href="#w" aria-label="Permalink to &quot;w&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">w</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><hr><h3 id="x" tabindex="-1">x <a class="header-anchor" href="#x" aria-label="Permalink to &quot;x&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">x</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><hr><h3 id="y" tabindex="-1">y <a class="header-anchor" href="#y" aria-label="Permalink to &quot;y&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">y</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><hr><h3 id="z" tabindex="-1">z <a class="header-anchor" href="#z" aria-label="Permalink to &quot;z&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">z</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/ros/interfaces/Quaternion.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Quaternion = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Quaternion as default
};
