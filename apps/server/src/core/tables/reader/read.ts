import { Worker } from 'node:worker_threads';

import { createPlaces } from '../../files/places.ts';
import { problem } from '../../../http/problem.ts';
import { readerBounds, type RefusalCode, refusals } from '../bounds.ts';
import type { SheetRow } from './rows.ts';
import type { ReaderMessage, ReaderTask } from './thread.ts';

const places = createPlaces(readerBounds);

// From its sources where the server runs from them; next to the built server where it is built.
const script = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './table-reader.js', import.meta.url);

const refused = (code: RefusalCode, cause?: unknown) =>
  code === 'FILE_BROKEN'
    ? problem(code, {}, { cause })
    : problem(code, { n: refusals[code].toLocaleString('ru-RU') }, { cause });

const codeOf = (error: unknown): RefusalCode =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'FILE_MEMORY' : 'FILE_BROKEN';

async function readInThread(task: ReaderTask, take: (rows: SheetRow[]) => void): Promise<void> {
  const { heapMegabytes, milliseconds } = readerBounds;
  const thread = new Worker(script, {
    workerData: task,
    // None of the process's own flags, environment or output.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 },
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((done, fail) => {
      clock = setTimeout(() => fail(refused('FILE_TIME')), milliseconds);
      thread.on('message', (message: ReaderMessage) => {
        if ('done' in message) return done();
        if ('refused' in message) return fail(refused(message.refused));
        take(message.rows);
        // The requests between two batches are answered.
        return void setImmediate(() => thread.postMessage('next', []));
      });
      thread.once('error', (error) => fail(refused(codeOf(error), error)));
      thread.once('exit', () => fail(refused('FILE_BROKEN')));
    });
  } finally {
    clearTimeout(clock);
    await thread.terminate();
  }
}

/** Rows with something in them of the first sheet of an XLSX or of a CSV, read in a thread of its own. */
export async function readRowsApart(mime: string, bytes: Uint8Array): Promise<SheetRow[]> {
  const all: SheetRow[] = [];
  await places.run(() => readInThread({ mime, bytes }, (rows) => all.push(...rows)));
  return all;
}
