import { freeBytes } from '../../health/checks.ts';
import type { Health } from '../../health/health.ts';
import type { Question } from '../question.ts';

/** The parts of this process, as `/health/ready` lists them. */
export const parts = (health: Health): Question => ({
  isOfProcess: true,
  metrics: [
    { name: 'pribavka_part_up', help: 'Whether a part of the process is well', type: 'gauge', labels: ['part'] },
  ],
  ask: async () =>
    (await health.parts()).map(({ name, state }) => ({
      name: 'pribavka_part_up',
      labels: { part: name },
      value: state === 'ok' ? 1 : 0,
    })),
});

/** Room where files lie; a bucket has as much as is paid for. */
export const storage = (folder: string | undefined): Question => ({
  isOfProcess: true,
  metrics: [{ name: 'pribavka_files_free_bytes', help: 'Free bytes where files lie', type: 'gauge' }],
  ask: async () =>
    folder === undefined ? [] : [{ name: 'pribavka_files_free_bytes', value: await freeBytes(folder) }],
});
