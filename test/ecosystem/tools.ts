// The tools of the matrix. Those that are development dependencies of this repository come from there; the others are installed for the
// environment that needs them. Versions are exact, and run on the Node versions that CI uses.

const PLATFORM = `${process.platform}-${process.arch}`;

/** Name of a tool, and what npm installs for it. */
export const TOOLS: Record<string, string> = {
  node22: `npm:node-${PLATFORM}@22.23.3`,
  node24: `npm:node-${PLATFORM}@24.21.0`,
  bun: '1.4.5',
  deno: '2.9.6',
  miniflare: '4.20260426.0',
  'quickjs-emscripten': '0.32.0',
  'hermes-compiler': '260318099.0.8',
  'hermes-engine-cli': '0.12.0',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
  '@rollup/plugin-node-resolve': '16.0.3',
  parcel: '2.16.4',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@xyflow/react': '12.12.1',
  '@vue-flow/core': '1.48.2',
  vue: '3.5.45',
  '@projectstorm/react-diagrams': '7.0.4',
  'react-dom18': 'npm:react-dom@18.3.1',
  '@joint/core': '4.3.3',
  'bpmn-js': '18.31.1',
  '@excalidraw/excalidraw': '0.18.1',
  mermaid: '12.3.0',
  metro: '0.84.6',
  '@react-native/babel-preset': '0.86.3',
  '@react-native/metro-babel-transformer': '0.86.3',
  '@babel/core': '7.29.0',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  vitest: '4.1.12',
  jsdom: '29.1.1',
  typescript47: 'npm:typescript@4.7.4',
  typescript50: 'npm:typescript@5.0.4',
  typescript59: 'npm:typescript@5.9.3',
};
