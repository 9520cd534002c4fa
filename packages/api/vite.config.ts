import { readFileSync } from 'node:fs';

import { defineConfig } from 'vite';

import { markClientModules } from '../../scripts/lib/client-mark.ts';

type Manifest = {
  exports: Record<string, string | { '@pribavka/source': string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;

const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['@pribavka/source']],
);
const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/** A module per source file, so that an app takes only what it imports. */
export default defineConfig({
  plugins: [markClientModules()],
  build: {
    lib: { entry: entries, formats: ['es'] },
    minify: false,
    sourcemap: true,
    target: 'es2023',
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // The sources lie in the package: maps lead to them.
        sourcemapExcludeSources: true,
      },
    },
  },
});
