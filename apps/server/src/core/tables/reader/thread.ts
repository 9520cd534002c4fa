// The reader's own thread: one file, then its end. Imports nothing but the reader: no database, no keys.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import type { ReadTable, TableChoice } from './choice.ts';
import { readCsvRows } from './csv.ts';
import { Refusal } from './refusal.ts';
import type { SheetRow } from './rows.ts';
import { readXlsxRows } from './xlsx.ts';

export interface ReaderTask {
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
  choice: TableChoice;
}

export type ReaderMessage =
  | { rows: SheetRow[] }
  | { refused: Refusal['code'] }
  | { done: Uint8Array<ArrayBuffer>; about: ReadTable };

// Requests go first. Only Linux gives a thread a priority of its own; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(10);

const port = parentPort!;
const { mime, bytes, choice } = workerData as ReaderTask;
const say = (message: ReaderMessage, given: ArrayBuffer[] = []): void => port.postMessage(message, given);

/** Waits until the rows have been taken: what nobody has read yet is never more than one batch. */
async function take(rows: SheetRow[]): Promise<void> {
  say({ rows });
  await new Promise((taken) => port.once('message', taken));
}

try {
  const about = await (mime === 'text/csv' ? readCsvRows : readXlsxRows)(bytes, take, choice);
  say({ done: bytes, about }, [bytes.buffer]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  say({ refused: error.code });
}
