import type { Environment } from '../environment.ts';
import { versionOf } from '../project.ts';

/** Folder of the programs for this system in the packages of Hermes. */
const SYSTEM = process.platform === 'darwin' ? 'osx-bin' : 'linux64-bin';

/** Metro as React Native sets it up, without the application around it. */
const metroConfig = (packageExports: boolean): string => `
const { getDefaultConfig } = require('metro-config');
module.exports = async () => {
  const config = await getDefaultConfig(__dirname);
  config.projectRoot = __dirname;
  config.resolver.unstable_enablePackageExports = ${packageExports};
  // As React Native's own configuration says.
  config.resolver.unstable_conditionNames = ['react-native'];
  config.resolver.resolverMainFields = ['react-native', 'browser', 'main'];
  config.resolver.platforms = ['android', 'ios'];
  config.transformer.babelTransformerPath = require.resolve('@react-native/metro-babel-transformer');
  config.transformer.hermesParser = true;
  return config;
};`;

/**
 * Metro's bundle, compiled by React Native's hermesc, and run on the Hermes of the command line. That one is older than the compiler, whose
 * bytecode it does not read: it runs the bundle itself.
 */
function metro(name: string, packageExports: boolean): Environment {
  return {
    name,
    tools: [
      'metro',
      '@react-native/babel-preset',
      '@react-native/metro-babel-transformer',
      '@babel/core',
      'hermes-compiler',
      'hermes-engine-cli',
    ],
    engine: 'js',
    remark: `compiled by hermesc ${versionOf('hermes-compiler')}, run on Hermes ${versionOf('hermes-engine-cli')}`,
    async run(project) {
      project.copyScript();
      project.write({
        'babel.config.cjs': `module.exports = { presets: ['@react-native/babel-preset'] };`,
        'metro.config.cjs': metroConfig(packageExports),
      });
      const args = ['build', 'main.js', '--config', 'metro.config.cjs', '--out', 'bundle.js', '--platform', 'android'];
      await project.run(project.bin('metro'), args);
      const hermesc = project.path('node_modules', 'hermes-compiler', 'hermesc', SYSTEM, 'hermesc');
      const hermes = project.path('node_modules', 'hermes-engine-cli', SYSTEM, 'hermes');
      await project.run('chmod', ['+x', hermesc, hermes]);
      await project.run(hermesc, ['-O', '-emit-binary', '-out', 'bundle.hbc', 'bundle.js']);
      return project.run(hermes, ['-O', 'bundle.js']);
    },
  };
}

export const REACT_NATIVE: readonly Environment[] = [
  metro('metro-hermes', true),
  metro('metro-without-exports', false),
];
