import { defineConfig } from 'vite';

import { markClientModules } from '../../scripts/lib/client-mark.ts';
import { packagePages } from '../../scripts/storybook/markdown.ts';
import { drawings } from './scripts/drawings.ts';

const entries = ['toast', 'table', 'dates', 'upload', 'charts', 'shell', 'media', 'loyalty', 'messages', 'testing'];

export default defineConfig({
  plugins: [drawings(), markClientModules(), packagePages('ui')],
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
        'foundation/format/index': 'src/foundation/format/index.ts',
        'locales/en': 'src/locales/en.ts',
        'locales/ru': 'src/locales/ru.ts',
        'theming/index': 'src/theming/index.ts',
        ...Object.fromEntries(entries.map((name) => [`entries/${name}`, `src/entries/${name}.ts`])),
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
