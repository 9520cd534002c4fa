import { defineConfig, mergeConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { ahead } from '../../scripts/lib/ahead.ts';
import { appConfig, areaChunks, chunkGroups, NONCE, sourceConfig } from '../../scripts/lib/app-vite.ts';
import { prerender } from '../../scripts/lib/prerender.ts';
import { workerOptions } from './worker.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

/** The interface, and what nearly every area uses of the packages: hooks, formats and icons; how lists name people. */
const interfaceFiles =
  /backoffice[\\/]src[\\/](?:app[\\/]mount\.tsx|shared[\\/]short-name\.ts)$|packages[\\/](?:api[\\/]src[\\/]react|ui[\\/]src[\\/](?:foundation|loyalty[\\/]points|brand[\\/]avatar|layout[\\/](?:text|value)))|lucide-react/;

/** What several areas use, besides forms: a list does without them until its sheet is opened. */
const sharedFiles = (id: string): boolean => !/[\\/]screens[\\/]|packages[\\/]forms|final-form|imask/.test(id);

export default defineConfig(
  mergeConfig(appConfig({ base: '/admin/', proxy: { '/api': server, '/dev': server } }), {
    plugins: [
      ahead(sourceConfig('/admin/')),
      prerender({ nonce: NONCE, config: sourceConfig('/admin/') }),
      VitePWA(workerOptions),
    ],
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              ...chunkGroups(interfaceFiles),
              { name: 'shared', test: sharedFiles, minShareCount: 3, priority: 3 },
              { name: 'forms', test: /packages[\\/]forms[\\/]src|final-form/, minShareCount: 2, priority: 2 },
              areaChunks,
            ],
          },
        },
      },
    },
  }),
);
