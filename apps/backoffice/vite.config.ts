import { defineConfig, mergeConfig } from 'vite';

import { appConfig } from '../../scripts/lib/app-vite.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

export default defineConfig(
  mergeConfig(appConfig({ base: '/admin/', proxy: { '/api': server, '/dev': server } }), {
    build: {
      rolldownOptions: {
        output: {
          // What half of the screens share comes in one file: dozens of small ones compress worse and ask more often.
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: 2 },
              { name: 'start', tags: ['$initial'], priority: 1 },
              { name: 'common', test: /packages[\\/](?:ui|api)[\\/]src|lucide-react/, minShareCount: 5 },
            ],
          },
        },
      },
    },
  }),
);
