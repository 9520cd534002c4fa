import { defineConfig, mergeConfig } from 'vite';

import { appConfig, areaChunks, chunkGroups } from '../../scripts/lib/app-vite.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

/** The interface, and what nearly every area uses of the packages: hooks, formats and icons. */
const interfaceFiles =
  /backoffice[\\/]src[\\/]app[\\/]mount\.tsx$|packages[\\/](?:api[\\/]src[\\/]react|ui[\\/]src[\\/]foundation)|lucide-react/;

export default defineConfig(
  mergeConfig(appConfig({ base: '/admin/', proxy: { '/api': server, '/dev': server } }), {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              ...chunkGroups(interfaceFiles),
              { name: 'forms', test: /packages[\\/]forms[\\/]src|final-form/, minShareCount: 2, priority: 3 },
              areaChunks,
              { name: 'shared', test: (id: string) => !/[\\/]screens[\\/]/.test(id), minShareCount: 3, priority: 2 },
            ],
          },
        },
      },
    },
  }),
);
