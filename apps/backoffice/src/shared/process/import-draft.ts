import type { Chosen, FileColumns } from './import-columns.ts';
import type { ImportRoute } from './ImportAction.tsx';
import { importStore } from './import-store.ts';

/** How far an import has come. */
export type ImportStep = 'file' | 'columns' | 'check' | 'done';

/** All an import knows; a page that is left and opened again goes on from here. */
export interface ImportState {
  readonly step: ImportStep;
  readonly file?: File | undefined;
  /** What the server has seen in the file. */
  readonly seen?: FileColumns | undefined;
  readonly chosen?: Chosen | undefined;
  /** Processes of the check and of the load. */
  readonly checkId?: string | undefined;
  readonly applyId?: string | undefined;
}

/** Where the state of one import is kept; a database that is forbidden or full only costs the head start. */
export interface ImportDraft {
  readonly read: () => Promise<ImportState | undefined>;
  readonly write: (state: ImportState) => Promise<void>;
  readonly forget: () => Promise<void>;
}

interface Kept {
  readonly at: number;
  readonly state: ImportState;
}

const table = 'imports';
const longest = 24 * 3_600_000;

/** A request of the database as a promise. */
const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Opens the table for one transaction: a file does not fit the storage the drafts of forms are in. */
async function withTable<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Value>) {
  try {
    const opening = indexedDB.open(importStore, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
    const database = await done(opening);
    return await work(database.transaction(table, mode).objectStore(table)).finally(() => database.close());
  } catch {
    return undefined;
  }
}

/** Takes away what nobody has come back for. */
async function dropOld(store: IDBObjectStore): Promise<void> {
  const keys = await done(store.getAllKeys());
  const all = (await done(store.getAll())) as readonly Kept[];
  await Promise.all(
    keys.flatMap((key, index) => (Date.now() - (all[index]?.at ?? 0) > longest ? [done(store.delete(key))] : [])),
  );
}

/** The key dies with the tab, as the drafts of forms do: a file of one person is not shown to the next. */
function keyOf(account: string, route: ImportRoute): string {
  const place = `pb_import_${account}_${route}`;
  try {
    const key = sessionStorage.getItem(place) ?? crypto.randomUUID();
    sessionStorage.setItem(place, key);
    return key;
  } catch {
    return place;
  }
}

/** The import of one account on one route, with its file. */
export function createImportDraft(account: string, route: ImportRoute): ImportDraft {
  const key = keyOf(account, route);
  return {
    read: async () =>
      withTable('readwrite', async (store) => {
        await dropOld(store);
        return ((await done(store.get(key))) as Kept | undefined)?.state;
      }),
    write: async (state) => {
      await withTable('readwrite', (store) => done(store.put({ at: Date.now(), state } satisfies Kept, key)));
    },
    forget: async () => {
      await withTable('readwrite', (store) => done(store.delete(key)));
    },
  };
}
