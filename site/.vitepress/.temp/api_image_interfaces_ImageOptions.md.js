import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ImageOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/image/interfaces/ImageOptions.md","filePath":"api/image/interfaces/ImageOptions.md"}');
const _sfc_main = { name: "api/image/interfaces/ImageOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-imageoptions" tabindex="-1">Interface: ImageOptions <a class="header-anchor" href="#interface-imageoptions" aria-label="Permalink to &quot;Interface: ImageOptions&quot;">​</a></h1><p>Options of <a href="./../functions/parseImage.html">parseImage</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="rule" tabindex="-1">rule? <a class="header-anchor" href="#rule" aria-label="Permalink to &quot;rule?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">rule</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> ColourRule;</span></span></code></pre></div><p>The cell that each colour stands for. By default a pixel is blocked if it is dark and opaque: if the mean of red, green and blue is below 128 and alpha is not.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/image/interfaces/ImageOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ImageOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ImageOptions as default
};
