import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const sources = join(import.meta.dirname, 'src');

/** What the server reads as it is (`src/assets.ts`), next to the built files: so they are whole without the sources. */
const assetsOfSources = (): Plugin => ({
  name: 'assets-of-sources',
  generateBundle() {
    for (const path of globSync(['db/{schema,migrations,functions,views}/**/*.sql', 'pdf/fonts/*.{ttf,txt}'], {
      cwd: sources,
    })) {
      const fileName = `assets/${path.split(sep).join('/')}`;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(sources, path)) });
    }
  },
});

/**
 * Letters in tagged templates, which the bundler leaves: a tag may read them as they are written. Ours (`sql`, `html`)
 * read what they mean.
 */
const lettersOfTemplates = (): Plugin => ({
  name: 'letters-of-templates',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replaceAll(
        /[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
});

/**
 * Packages of many modules, or with much that is never called: of these only what we use is read and kept. The others
 * stay outside: those with machine code, those that are read at run time by what they write themselves, and `pg`.
 */
const ofPackages = [
  '@fastify/rate-limit',
  '@sinclair/typebox',
  'cron-parser',
  'fflate',
  'helmet',
  'ip-address',
  'jose',
  'kysely',
  'luxon',
  'pg-boss',
  'rrule-temporal',
  'serialize-error',
  'uuid',
];

/**
 * The server in a few files of plain JavaScript. Node would run the sources as they are, but five hundred of them take
 * a second to read at every start, and the reader of TypeScript stays in memory. V8 keeps the text of what it runs, a
 * file with one Cyrillic letter in two bytes a letter: so letters are escaped, and comments left out.
 */
export default defineConfig({
  plugins: [assetsOfSources(), lettersOfTemplates()],
  ssr: { noExternal: [/^@pribavka\//, ...ofPackages], resolve: { conditions: ['@pribavka/source'] } },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node22',
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      // The thread that reads tables is a program of its own next to the server.
      input: { main: 'src/main.ts', 'table-reader': 'src/core/tables/reader/thread.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].[hash].js',
        charset: 'ascii',
        comments: false,
      },
    },
  },
});
