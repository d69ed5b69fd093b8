declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}

// Copies of the package, each with only what its importers use (see ownCopies in .vitepress/config.ts).
declare module 'hotpath?crowd' {
  export * from 'hotpath';
}

declare module 'hotpath?strip' {
  export * from 'hotpath';
}
