import { copyFileSync, cpSync, mkdirSync } from 'node:fs';

import { defineConfig, type Plugin } from 'vite';

const entries = ['toast', 'table', 'dates', 'upload', 'charts', 'shell', 'media'];

/** Drawings stay files: the application's bundler gives them addresses, nothing is inlined into scripts. */
const copyDrawings = (): Plugin => ({
  name: 'copy-drawings',
  closeBundle() {
    mkdirSync('dist/brand/Stone', { recursive: true });
    cpSync('src/brand/Stone/cuts', 'dist/brand/Stone/cuts', {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
    copyFileSync('src/brand/Stone/assets.d.ts', 'dist/brand/Stone/assets.d.ts');
  },
});

export default defineConfig({
  plugins: [copyDrawings()],
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
        ...Object.fromEntries(entries.map((name) => [`entries/${name}`, `src/entries/${name}.ts`])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => id.endsWith('.svg') || (!id.startsWith('.') && !id.startsWith('/') && !id.startsWith('src/')),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: "'use client';",
      },
    },
  },
});
