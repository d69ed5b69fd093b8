import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Function: pastePatch()","description":"","frontmatter":{},"headers":[],"relativePath":"api/movingai/functions/pastePatch.md","filePath":"api/movingai/functions/pastePatch.md"}');
const _sfc_main = { name: "api/movingai/functions/pastePatch.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-pastepatch" tabindex="-1">Function: pastePatch() <a class="header-anchor" href="#function-pastepatch" aria-label="Permalink to &quot;Function: pastePatch()&quot;">​</a></h1><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">function</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> pastePatch</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   grid</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   patch</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   x</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">   y</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">:</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> void</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>Copies the cells of a patch into a grid: whether they are blocked, and their terrain costs. O(cells of the patch).</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><table tabindex="0"><thead><tr><th>Parameter</th><th>Type</th><th>Description</th></tr></thead><tbody><tr><td><code>grid</code></td><td><a href="./../../index/classes/Grid.html"><code>Grid</code></a></td><td>The grid to edit.</td></tr><tr><td><code>patch</code></td><td><a href="./../../index/classes/Grid.html"><code>Grid</code></a></td><td>Not modified.</td></tr><tr><td><code>x</code></td><td><code>number</code></td><td>Column of the grid for the patch&#39;s left column.</td></tr><tr><td><code>y</code></td><td><code>number</code></td><td>Row of the grid for its top row.</td></tr></tbody></table><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p><h2 id="throws" tabindex="-1">Throws <a class="header-anchor" href="#throws" aria-label="Permalink to &quot;Throws&quot;">​</a></h2><p><code>TypeError</code> or <code>RangeError</code> unless both are grids and the patch lies in the grid.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/movingai/functions/pastePatch.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pastePatch = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pastePatch as default
};
