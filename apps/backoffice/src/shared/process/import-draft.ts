import type { Output } from '@pribavka/api';
import type { ChosenColumns, FileColumns } from '@pribavka/forms/columns';

import type { ImportRoute } from './ImportAction.tsx';
import { importStore } from './import-store.ts';

/** How far an import has come. */
export type ImportStep = 'file' | 'columns' | 'check' | 'done';

/** What can be said of a file that can be read in more than one way. */
export interface Reading {
  readonly sheet?: string | undefined;
  readonly encoding?: FileSeen['encodings'][number]['encoding'] | undefined;
}

type FileSeen = Output<'imports.columns'>;

/** All an import knows; a page that is left and opened again goes on from here. */
export interface ImportState {
  readonly step: ImportStep;
  readonly file?: File | undefined;
  /** What the server has seen in the file. */
  readonly seen?: (FileColumns & Partial<Omit<FileSeen, keyof FileColumns>>) | undefined;
  readonly reading?: Reading | undefined;
  readonly chosen?: ChosenColumns | undefined;
  /** Processes of the check and of the load. */
  readonly checkId?: string | undefined;
  readonly applyId?: string | undefined;
}

/** Where the state of one import is kept; a database that is forbidden or full only costs the head start. */
export interface ImportDraft {
  readonly read: () => Promise<ImportState | undefined>;
  readonly write: (state: ImportState) => Promise<void>;
  readonly forget: () => Promise<void>;
  /** The tab has done with it; closing the tab does the same. */
  readonly close: () => void;
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

const placeOf = (account: string): string => `pb_import_${account}_`;

/** The drafts this tab has begun for one account. */
function ownKeys(account: string): string[] {
  try {
    return Object.entries(sessionStorage).flatMap(([place, key]) => (place.startsWith(placeOf(account)) ? [key] : []));
  } catch {
    return [];
  }
}

/** Lets go of the lock of a draft, by its key. */
const locks = new Map<string, () => void>();

/** The lock of a tab says that its draft is still somebody's; the browser drops it with the tab. */
function holdWhileOpen(key: string): void {
  if (locks.has(key) || !('locks' in navigator)) return;
  const released = new Promise<void>((resolve) => locks.set(key, resolve));
  void navigator.locks.request(key, { mode: 'shared' }, () => released);
}

function letGo(key: string): void {
  locks.get(key)?.();
  locks.delete(key);
}

/**
 * Takes away the files of tabs that are gone, of any person: a tab may be closed, or its session may run out,
 * without anybody signing out. What `account` has begun in this tab stays: a session that ran out costs no work.
 */
export async function sweepImports(account: string): Promise<void> {
  try {
    // A browser that has kept nothing is not given an empty database.
    if (!(await indexedDB.databases()).some(({ name }) => name === importStore)) return;
    const { held = [], pending = [] } = await navigator.locks.query();
    const kept = new Set([...held, ...pending].map(({ name }) => name).concat(ownKeys(account)));
    await withTable('readwrite', async (store) => {
      const keys = await done(store.getAllKeys());
      await Promise.all(
        keys.flatMap((key) => (typeof key === 'string' && kept.has(key) ? [] : [done(store.delete(key))])),
      );
    });
  } catch {
    // A browser without locks or lists of databases waits for the day to pass.
  }
}

/** The key dies with the tab, as the drafts of forms do: a file of one person is not shown to the next. */
function keyOf(account: string, route: ImportRoute): string {
  const place = `${placeOf(account)}${route}`;
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
  holdWhileOpen(key);
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
    close: () => letGo(key),
  };
}
