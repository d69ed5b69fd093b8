import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: JumpPointOptions","description":"","frontmatter":{},"headers":[],"relativePath":"api/pathfinding/interfaces/JumpPointOptions.md","filePath":"api/pathfinding/interfaces/JumpPointOptions.md"}');
const _sfc_main = { name: "api/pathfinding/interfaces/JumpPointOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-jumppointoptions" tabindex="-1">Interface: JumpPointOptions <a class="header-anchor" href="#interface-jumppointoptions" aria-label="Permalink to &quot;Interface: JumpPointOptions&quot;">​</a></h1><p>Options of <a href="./../classes/JumpPointFinder.html">JumpPointFinder</a>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="diagonalmovement" tabindex="-1">diagonalMovement? <a class="header-anchor" href="#diagonalmovement" aria-label="Permalink to &quot;diagonalMovement?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">diagonalMovement</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> DiagonalMovement;</span></span></code></pre></div><p>The corner rule. Default: IfAtMostOneObstacle.</p><hr><h3 id="heuristic" tabindex="-1">heuristic? <a class="header-anchor" href="#heuristic" aria-label="Permalink to &quot;heuristic?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">heuristic</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> HeuristicFunction;</span></span></code></pre></div><p>As for <a href="./../classes/AStarFinder.html">AStarFinder</a>. Default: manhattan.</p><hr><h3 id="trackjumprecursion" tabindex="-1">trackJumpRecursion? <a class="header-anchor" href="#trackjumprecursion" aria-label="Permalink to &quot;trackJumpRecursion?&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">trackJumpRecursion</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">?:</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> boolean;</span></span></code></pre></div><p>Whether to set <code>tested</code> of the nodes that the search expanded. Default false.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/pathfinding/interfaces/JumpPointOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JumpPointOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JumpPointOptions as default
};
