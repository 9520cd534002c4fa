import { defineConfig } from 'vite';

/** The codemods as one program; the parser is the application's own Vite. */
export default defineConfig({
  build: {
    target: 'node22',
    ssr: '../../codemods/run.ts',
    outDir: 'dist/codemods',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { external: ['vite'], output: { entryFileNames: 'run.js' } },
  },
});
