import { defineConfig } from 'vite';

import { markClientModules } from '../../scripts/lib/client-mark.ts';
import { packagePages } from '../../scripts/storybook/markdown.ts';

/** A module per source file, so that an app takes only what it imports; rules and masks stay free of React. */
export default defineConfig({
  plugins: [markClientModules(), packagePages('forms')],
  resolve: { conditions: ['@pribavka/source'] },
  // base.css knows the components by a class that begins with `sc-`: `ssr` gives it, a display name would take its place.
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true } } },
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'rules/index': 'src/rules/index.ts',
        'masks/index': 'src/masks/index.ts',
        'account/index': 'src/account/index.ts',
        'columns/index': 'src/columns/index.ts',
        'locales/en': 'src/locales/en.ts',
        'locales/ru': 'src/locales/ru.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !/^(\.|\/|src\/|\0?virtual:)/.test(id),
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
