import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: parsePatches()","description":"","frontmatter":{},"headers":[],"relativePath":"api/movingai/functions/parsePatches.md","filePath":"api/movingai/functions/parsePatches.md"}');
const _sfc_main = { name: "api/movingai/functions/parsePatches.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-parsepatches" tabindex="-1">Function: parsePatches() <a class="header-anchor" href="#function-parsepatches" aria-label="Permalink to &quot;Function: parsePatches()&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">function</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> parsePatches</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">text</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">options</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">:</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> Grid</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">[];</span></span></code></pre></div><p>Reads the patches of a <code>.patch</code> file: the lines <code>type patch</code> and <code>patches N</code>, then for each patch a line <code>patch I</code> (I counts from 0) and a map as <a href="./parseMap.html">parseMap</a> reads it.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><table tabindex="0"><thead><tr><th>Parameter</th><th>Type</th><th>Description</th></tr></thead><tbody><tr><td><code>text</code></td><td><code>string</code></td><td>All of a <code>.patch</code> file.</td></tr><tr><td><code>options?</code></td><td><a href="./../interfaces/MapOptions.html"><code>MapOptions</code></a></td><td>The meaning of the letters.</td></tr></tbody></table><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../../index/classes/Grid.html"><code>Grid</code></a>[]</p><h2 id="throws" tabindex="-1">Throws <a class="header-anchor" href="#throws" aria-label="Permalink to &quot;Throws&quot;">​</a></h2><p><code>TypeError</code> unless it is a string.</p><h2 id="throws-1" tabindex="-1">Throws <a class="header-anchor" href="#throws-1" aria-label="Permalink to &quot;Throws&quot;">​</a></h2><p><code>RangeError</code> that names the line if the text has another format, and for wrong options.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/movingai/functions/parsePatches.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const parsePatches = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  parsePatches as default
};
