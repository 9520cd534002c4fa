import { defineConfig, mergeConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { appConfig, areaChunks, chunkGroups, NONCE, sourceConfig } from '../../scripts/lib/app-vite.ts';
import { ahead } from '../../scripts/lib/ahead.ts';
import { prerender } from '../../scripts/lib/prerender.ts';
import { workerOptions } from './worker.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

/** The interface, and Login, where most visits begin. */
const interfaceFiles = /portal[\\/]src[\\/](?:app[\\/]mount|screens[\\/]login[\\/]route)\.tsx$/;

/** What stands around every screen after the sign-in, the first of them and its picture, and what filters the lists. */
const memberFiles =
  /portal[\\/]src[\\/](?:app[\\/](?:shell[\\/]Shell|start[\\/]from-picture)|screens[\\/]dashboard[\\/]route|shared[\\/](?:ChipRow|PinnedAction|RowsFrame))\.tsx?$|packages[\\/]ui[\\/]src[\\/](?:inputs[\\/]chip|navigation[\\/]tabs|layout[\\/]stat|loyalty[\\/]ledger-strip)|packages[\\/]api[\\/]src[\\/]start[\\/]from-picture/;

/** What only forms, opened cards and the queue of sales use, however many: a list does without it until one is opened. */
const formFiles =
  /imask|node_modules[\\/]idb|packages[\\/]forms|ui[\\/]src[\\/]loyalty[\\/]formula|ui[\\/]src[\\/](?:upload|inputs[\\/](?:combobox|switch|textarea|radio-group|one-time-code))|icons[\\/](?:file|file-image|upload|rotate-cw)\./;

export default defineConfig(
  mergeConfig(appConfig({ base: '/', proxy: { '/api': server, '/dev': server, '/admin': 'http://localhost:5174' } }), {
    plugins: [ahead(sourceConfig('/')), prerender({ nonce: NONCE, config: sourceConfig('/') }), VitePWA(workerOptions)],
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              ...chunkGroups(interfaceFiles),
              { name: 'member', test: memberFiles, priority: 3 },
              {
                name: 'shared',
                test: (id: string) => !formFiles.test(id),
                minShareCount: 4,
                priority: 2,
              },
              areaChunks,
            ],
          },
        },
      },
    },
  }),
);
