import { dirname, relative, resolve, sep } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const output = resolve(import.meta.dirname, 'dist');

/** Files beside a module (migrations, fonts) stay where they are: its folder is told relative to the built file. */
function foldersOfSources(): Plugin {
  return {
    name: 'folders-of-sources',
    transform: {
      filter: { id: /apps[\\/]server[\\/]src/, code: 'import.meta.dirname' },
      handler(code, id) {
        const folder = relative(output, dirname(id)).split(sep).join('/');
        return { code: code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${folder}\``), map: null };
      },
    },
  };
}

/**
 * The server in a few files of plain JavaScript, its packages outside. Node would run the sources as they are, but five
 * hundred of them take a second to read at every start, and the reader of TypeScript stays in memory.
 */
export default defineConfig({
  plugins: [foldersOfSources()],
  ssr: { noExternal: [/^@pribavka\//], resolve: { conditions: ['@pribavka/source'] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node22',
    minify: false,
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' } },
  },
});
