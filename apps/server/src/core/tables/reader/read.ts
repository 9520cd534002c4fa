import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

import { createPlaces } from '../../files/places.ts';
import { problem } from '../../../http/problem.ts';
import { readerBounds, type RefusalCode, refusals } from '../bounds.ts';
import type { ReadTable, TableChoice } from './choice.ts';
import type { SheetRow } from './rows.ts';
import type { ReaderMessage, ReaderTask } from './thread.ts';

const places = createPlaces(readerBounds);

// From its sources where the server runs from them; next to the built server where it is built.
const script = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './table-reader.js', import.meta.url);

// The thread is on its way sooner where Node keeps what it has compiled, should it keep it at all.
const cache = getCompileCacheDir();
const compiled = cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) };

const refused = (code: RefusalCode, cause?: unknown) =>
  code === 'FILE_BROKEN' || code === 'FILE_ENCODING' || code === 'FILE_SHEET'
    ? problem(code, {}, { cause })
    : problem(code, { n: refusals[code] }, { cause });

const codeOf = (error: unknown): RefusalCode =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'FILE_MEMORY' : 'FILE_BROKEN';

async function readInThread(
  task: ReaderTask,
  take: (rows: SheetRow[]) => void,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; about: ReadTable }> {
  const { heapMegabytes, milliseconds } = readerBounds;
  const thread = new Worker(script, {
    workerData: task,
    transferList: [task.bytes.buffer],
    // None of the process's own flags, environment or output.
    execArgv: [],
    env: compiled,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 },
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    return await new Promise((done, fail) => {
      clock = setTimeout(() => fail(refused('FILE_TIME')), milliseconds);
      thread.on('message', (message: ReaderMessage) => {
        if ('done' in message) return done({ bytes: message.done, about: message.about });
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

/**
 * Rows with something in them of a sheet of an XLSX or of a CSV, read in a thread of its own. The bytes move
 * into that thread and come back with the rows: those of a refused file are free as soon as the thread ends, without
 * waiting for the collection of garbage.
 */
export async function readRowsApart(
  mime: string,
  bytes: Uint8Array<ArrayBuffer>,
  choice: TableChoice = {},
): Promise<{ rows: SheetRow[]; bytes: Uint8Array<ArrayBuffer>; about: ReadTable }> {
  const rows: SheetRow[] = [];
  return { ...(await places.run(() => readInThread({ mime, bytes, choice }, (batch) => rows.push(...batch)))), rows };
}
