import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: ReservationOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/ReservationOptions.md","filePath":"api/index/interfaces/ReservationOptions.md"}');
const _sfc_main = { name: "api/index/interfaces/ReservationOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-reservationoptions" tabindex="-1">Interface: ReservationOptions <a class="header-anchor" href="#interface-reservationoptions" aria-label="Permalink to &quot;Interface: ReservationOptions&quot;">​</a></h1><p>Options of <a href="./../classes/Reservations.html#add">Reservations.add</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="from" tabindex="-1">from? <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">from</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> number;</span></span></code></pre></div><p>The time at which the path begins: a whole number &gt;= 0. Default 0.</p><hr><h3 id="rest" tabindex="-1">rest? <a class="header-anchor" href="#rest" aria-label="Permalink to &quot;rest?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">rest</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> boolean;</span></span></code></pre></div><p>Whether the agent rests at the end of its path for ever. Default true; otherwise it is gone after its last time.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/ReservationOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ReservationOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ReservationOptions as default
};
