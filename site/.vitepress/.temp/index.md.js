import { resolveComponent, withCtx, createVNode, createTextVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"hotpath","titleTemplate":"Shortest paths on grids, in WebAssembly","description":"","frontmatter":{"layout":"page","title":"hotpath","sidebar":false,"titleTemplate":"Shortest paths on grids, in WebAssembly"},"headers":[],"relativePath":"index.md","filePath":"index.md"}');
const _sfc_main = { name: "index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_Landing = resolveComponent("Landing");
  const _component_PlaygroundLink = resolveComponent("PlaygroundLink");
  _push(`<div${ssrRenderAttrs(_attrs)}>`);
  _push(ssrRenderComponent(_component_Landing, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(`<div class="language-js vp-adaptive-theme"${_scopeId}><button title="Copy Code" class="copy"${_scopeId}></button><span class="lang"${_scopeId}>js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"${_scopeId}><code${_scopeId}><span class="line"${_scopeId}><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"${_scopeId}>import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}> { distanceField, Grid } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"${_scopeId}>from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"${_scopeId}> &#39;hotpath&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>;</span></span>
<span class="line"${_scopeId}></span>
<span class="line"${_scopeId}><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"${_scopeId}>const</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}> grid</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"${_scopeId}> =</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"${_scopeId}> new</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"${_scopeId}> Grid</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>(</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>320</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>120</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>);</span></span>
<span class="line"${_scopeId}><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>grid.</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"${_scopeId}>fill</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>(</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>80</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>0</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>4</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>100</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>true</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>); </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;"${_scopeId}>// a wall</span></span>
<span class="line"${_scopeId}><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"${_scopeId}>const</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}> field</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"${_scopeId}> =</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"${_scopeId}> distanceField</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>(grid, [</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>300</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>60</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>]);</span></span>
<span class="line"${_scopeId}><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>field.</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"${_scopeId}>next</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>(</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>0</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>, </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"${_scopeId}>0</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"${_scopeId}>); </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;"${_scopeId}>// =&gt; { x: 0, y: 1 }</span></span></code></pre></div><p class="try"${_scopeId}>`);
        _push2(ssrRenderComponent(_component_PlaygroundLink, { code: "aW1wb3J0IHsgZGlzdGFuY2VGaWVsZCwgR3JpZCB9IGZyb20gJ2hvdHBhdGgnOwoKY29uc3QgZ3JpZCA9IG5ldyBHcmlkKDMyMCwgMTIwKTsKZ3JpZC5maWxsKDgwLCAwLCA0LCAxMDAsIHRydWUpOyAvLyBhIHdhbGwKY29uc3QgZmllbGQgPSBkaXN0YW5jZUZpZWxkKGdyaWQsIFszMDAsIDYwXSk7CmZpZWxkLm5leHQoMCwgMCk7IC8vID0-IHsgeDogMCwgeTogMSB9" }, null, _parent2, _scopeId));
        _push2(`</p>`);
      } else {
        return [
          createVNode("div", { class: "language-js vp-adaptive-theme" }, [
            createVNode("button", {
              title: "Copy Code",
              class: "copy"
            }),
            createVNode("span", { class: "lang" }, "js"),
            createVNode("pre", {
              class: "shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code",
              tabindex: "0"
            }, [
              createVNode("code", null, [
                createVNode("span", { class: "line" }, [
                  createVNode("span", { style: { "--shiki-light": "#A0111F", "--shiki-dark": "#FF9492" } }, "import"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, " { distanceField, Grid } "),
                  createVNode("span", { style: { "--shiki-light": "#A0111F", "--shiki-dark": "#FF9492" } }, "from"),
                  createVNode("span", { style: { "--shiki-light": "#032563", "--shiki-dark": "#ADDCFF" } }, " 'hotpath'"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ";")
                ]),
                createTextVNode("\n"),
                createVNode("span", { class: "line" }),
                createTextVNode("\n"),
                createVNode("span", { class: "line" }, [
                  createVNode("span", { style: { "--shiki-light": "#A0111F", "--shiki-dark": "#FF9492" } }, "const"),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, " grid"),
                  createVNode("span", { style: { "--shiki-light": "#A0111F", "--shiki-dark": "#FF9492" } }, " ="),
                  createVNode("span", { style: { "--shiki-light": "#A0111F", "--shiki-dark": "#FF9492" } }, " new"),
                  createVNode("span", { style: { "--shiki-light": "#622CBC", "--shiki-dark": "#DBB7FF" } }, " Grid"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "("),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "320"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ", "),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "120"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ");")
                ]),
                createTextVNode("\n"),
                createVNode("span", { class: "line" }, [
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "grid."),
                  createVNode("span", { style: { "--shiki-light": "#622CBC", "--shiki-dark": "#DBB7FF" } }, "fill"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "("),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "80"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ", "),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "0"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ", "),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "4"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ", "),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "100"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ", "),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "true"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "); "),
                  createVNode("span", { style: { "--shiki-light": "#66707B", "--shiki-dark": "#BDC4CC" } }, "// a wall")
                ]),
                createTextVNode("\n"),
                createVNode("span", { class: "line" }, [
                  createVNode("span", { style: { "--shiki-light": "#A0111F", "--shiki-dark": "#FF9492" } }, "const"),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, " field"),
                  createVNode("span", { style: { "--shiki-light": "#A0111F", "--shiki-dark": "#FF9492" } }, " ="),
                  createVNode("span", { style: { "--shiki-light": "#622CBC", "--shiki-dark": "#DBB7FF" } }, " distanceField"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "(grid, ["),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "300"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ", "),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "60"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "]);")
                ]),
                createTextVNode("\n"),
                createVNode("span", { class: "line" }, [
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "field."),
                  createVNode("span", { style: { "--shiki-light": "#622CBC", "--shiki-dark": "#DBB7FF" } }, "next"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "("),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "0"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, ", "),
                  createVNode("span", { style: { "--shiki-light": "#023B95", "--shiki-dark": "#91CBFF" } }, "0"),
                  createVNode("span", { style: { "--shiki-light": "#0E1116", "--shiki-dark": "#F0F3F6" } }, "); "),
                  createVNode("span", { style: { "--shiki-light": "#66707B", "--shiki-dark": "#BDC4CC" } }, "// => { x: 0, y: 1 }")
                ])
              ])
            ])
          ]),
          createVNode("p", { class: "try" }, [
            createVNode(_component_PlaygroundLink, { code: "aW1wb3J0IHsgZGlzdGFuY2VGaWVsZCwgR3JpZCB9IGZyb20gJ2hvdHBhdGgnOwoKY29uc3QgZ3JpZCA9IG5ldyBHcmlkKDMyMCwgMTIwKTsKZ3JpZC5maWxsKDgwLCAwLCA0LCAxMDAsIHRydWUpOyAvLyBhIHdhbGwKY29uc3QgZmllbGQgPSBkaXN0YW5jZUZpZWxkKGdyaWQsIFszMDAsIDYwXSk7CmZpZWxkLm5leHQoMCwgMCk7IC8vID0-IHsgeDogMCwgeTogMSB9" })
          ])
        ];
      }
    }),
    _: 1
  }, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
