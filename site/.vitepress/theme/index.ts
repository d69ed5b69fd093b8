import DefaultTheme from 'vitepress/theme-without-fonts';
import Landing from '../../landing/Landing.vue';
import PlaygroundLink from '../../playground/PlaygroundLink.vue';
import './theme.css';
import { defineAsyncComponent, h } from 'vue';
import NotFound from './NotFound.vue';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound) }),
  enhanceApp({ app }: { app: { component(name: string, component: unknown): void } }) {
    app.component('Landing', Landing);
    app.component('PlaygroundLink', PlaygroundLink);
    // The editor is large: only its own page loads it.
    app.component(
      'Playground',
      defineAsyncComponent(() => import('../../playground/Playground.vue')),
    );
  },
};
