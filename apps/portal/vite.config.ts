import { defineConfig, mergeConfig, type Rolldown } from 'vite';

import { appConfig, NONCE, sourceConfig } from '../../scripts/lib/app-vite.ts';
import { prerender } from '../../scripts/lib/prerender.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

/** The chunk of an area has the area's name. */
const areaOf = (module: string | null | undefined): string | undefined =>
  module ? /screens[\\/]([^\\/]+)[\\/]route\.tsx$/.exec(module)?.[1] : undefined;

export default defineConfig(
  mergeConfig(appConfig({ base: '/', proxy: { '/api': server, '/dev': server, '/admin': 'http://localhost:5174' } }), {
    plugins: [prerender({ nonce: NONCE, config: sourceConfig('/') })],
    build: {
      rolldownOptions: {
        output: {
          // A chunk an area, one with what they share, one with what the start needs: dozens of small files ask more often.
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 4 },
            ],
          },
          chunkFileNames: ({ name, facadeModuleId }: Rolldown.PreRenderedChunk) =>
            `assets/${areaOf(facadeModuleId) ?? name}-[hash].js`,
        },
      },
    },
  }),
);
