import DefaultTheme from 'vitepress/theme-without-fonts';
import Landing from '../../landing/Landing.vue';
import PlaygroundLink from '../../playground/PlaygroundLink.vue';
import './theme.css';
import { type Component, defineAsyncComponent, h } from 'vue';
import NotFound from './NotFound.vue';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound) }),
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
