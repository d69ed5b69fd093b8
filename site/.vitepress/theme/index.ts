import DefaultTheme from 'vitepress/theme-without-fonts';
import Landing from '../../landing/Landing.vue';
import PlaygroundLink from '../../playground/PlaygroundLink.vue';
import CopyMarkdown from './CopyMarkdown.vue';
import './theme.css';
import { type Component, defineAsyncComponent, h, onMounted } from 'vue';
import NotFound from './NotFound.vue';

/** Opens the search box for links to `#search`: the demo has no box of its own. */
function openSearch(): void {
  if (location.hash !== '#search') return;
  history.replaceState(history.state, '', location.pathname);
  setTimeout(() => document.querySelector<HTMLElement>('.VPNavBarSearch button')?.click());
}

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound), 'doc-before': () => h(CopyMarkdown) }),
  setup: () => onMounted(openSearch),
  enhanceApp({ app }: { app: { component(name: string, component: unknown): void } }) {
    app.component('Landing', Landing);
    app.component('PlaygroundLink', PlaygroundLink);
    // Only pages that have them load these.
    const parts = {
      Playground: () => import('../../playground/Playground.vue'),
      ExplainBoard: () => import('../../explain/ExplainBoard.vue'),
      RunningFrame: () => import('../../playground/RunningFrame.vue'),
    };
    for (const [name, load] of Object.entries(parts)) app.component(name, defineAsyncComponent<Component>(load));
  },
};
