import { defineConfig, mergeConfig } from 'vite';

import { appConfig } from '../../scripts/lib/app-vite.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

export default defineConfig(
  mergeConfig(appConfig({ base: '/admin/', proxy: { '/api': server, '/dev': server } }), {
    build: {
      rolldownOptions: {
        output: {
          // An area's file bears its name, not that of its entry: `brands-….js`.
          chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
            `assets/${name === 'route' ? (facadeModuleId?.split('/').at(-2) ?? name) : '[name]'}-[hash].js`,
          // By itself the bundler makes a file of every set of areas that share a module: 45 before the first row.
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 2 },
              { name: 'shared', minShareCount: 3, priority: 1 },
            ],
          },
        },
      },
    },
  }),
);
