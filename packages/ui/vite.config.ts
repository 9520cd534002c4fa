import { defineConfig } from 'vite';

import { markClientModules } from '../../scripts/lib/client-mark.ts';
import { styleLayer } from '../../scripts/lib/style-layer.ts';
import { drawings } from './scripts/drawings.ts';

const entries = ['toast', 'table', 'dates', 'upload', 'charts', 'shell', 'media', 'loyalty'];

export default defineConfig({
  plugins: [drawings(), styleLayer(), markClientModules()],
  resolve: { conditions: ['@pribavka/source'] },
  oxc: { plugins: { styledComponents: { displayName: true, fileName: true, ssr: false, minify: true } } },
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'foundation/format/index': 'src/foundation/format/index.ts',
        'theming/index': 'src/theming/index.ts',
        ...Object.fromEntries(entries.map((name) => [`entries/${name}`, `src/entries/${name}.ts`])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('src/'),
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
