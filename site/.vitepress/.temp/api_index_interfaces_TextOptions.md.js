import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: TextOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/TextOptions.md","filePath":"api/index/interfaces/TextOptions.md"}');
const _sfc_main = { name: "api/index/interfaces/TextOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-textoptions" tabindex="-1">Interface: TextOptions <a class="header-anchor" href="#interface-textoptions" aria-label="Permalink to &quot;Interface: TextOptions&quot;">​</a></h1><p>Options of <a href="./../classes/Grid.html#fromtext">Grid.fromText</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="kinds" tabindex="-1">kinds? <a class="header-anchor" href="#kinds" aria-label="Permalink to &quot;kinds?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">kinds</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> Readonly</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">Record</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">string, number</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&gt;&gt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Kinds (0 to 255) of cells by their character.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/TextOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TextOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TextOptions as default
};
