import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Interface: TeamProgress","description":"","frontmatter":{},"headers":[],"relativePath":"api/index/interfaces/TeamProgress.md","filePath":"api/index/interfaces/TeamProgress.md"}');
const _sfc_main = { name: "api/index/interfaces/TeamProgress.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-teamprogress" tabindex="-1">Interface: TeamProgress <a class="header-anchor" href="#interface-teamprogress" aria-label="Permalink to &quot;Interface: TeamProgress&quot;">​</a></h1><p>How far <a href="./../functions/findTeamPaths.html">findTeamPaths</a> is.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="lowerbound" tabindex="-1">lowerBound <a class="header-anchor" href="#lowerbound" aria-label="Permalink to &quot;lowerBound&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">lowerBound</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>The sum of the steps that each agent would take alone.</p><hr><h3 id="milliseconds" tabindex="-1">milliseconds <a class="header-anchor" href="#milliseconds" aria-label="Permalink to &quot;milliseconds&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">milliseconds</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>Time since the call.</p><hr><h3 id="sumofcosts" tabindex="-1">sumOfCosts <a class="header-anchor" href="#sumofcosts" aria-label="Permalink to &quot;sumOfCosts&quot;">​</a></h3><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">sumOfCosts</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: number;</span></span></code></pre></div><p>Sum of costs of the best plan so far. Infinity before the first one.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index/interfaces/TeamProgress.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TeamProgress = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TeamProgress as default
};
