import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { reduced } from './kept-parts.ts';
import { isKept, isShown } from './kept-routes.ts';
import { forgetShown, showKept, showProfile } from './kept-state.ts';
import { cleared, keptOwner, setKeptOwner } from './owner.ts';
import { isSearch, searchKept } from './product-search.ts';
import { rowIn } from './row-in.ts';

export { insteadOf } from './late.ts';

export interface AskedAnswer {
  readonly key: string;
  readonly input: unknown;
  readonly data: unknown;
  /** Milliseconds. */
  readonly at: number;
}

interface Row extends AskedAnswer {
  readonly owner: string;
  readonly name: string;
}

interface Shelf extends DBSchema {
  answers: { key: [owner: string, name: string]; value: Row; indexes: { at: number } };
}

/** Answers of one account at most, and their age in milliseconds: a week without a signal is another story. */
const LIMIT = 300;
const AGE = 7 * 24 * 3_600_000;

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

async function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('pribavka-answers', 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: ['owner', 'name'] }).createIndex('at', 'at');
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

const nameOf = (key: string, input: unknown): string => JSON.stringify([key, input ?? {}]);

/** Answers that came before it was known whose they are. */
const waiting: { answer: AskedAnswer; isMine: () => boolean }[] = [];

async function write(owner: string, answer: AskedAnswer, isMine: () => boolean): Promise<void> {
  const database = await shelf();
  if (!isMine() || keptOwner() !== owner) return;
  const row: Row = { ...answer, data: reduced(answer.key, answer.data), owner, name: nameOf(answer.key, answer.input) };
  await database.put('answers', row);
}

/** Makes the account of this profile the owner; what another one left is removed before. */
async function own(userId: string, isMine: () => boolean): Promise<void> {
  if (keptOwner() === userId) return;
  await (await shelf()).clear('answers');
  if (!isMine()) return;
  setKeptOwner(userId);
  await prune();
}

async function prune(): Promise<void> {
  const transaction = (await shelf()).transaction('answers', 'readwrite');
  const keys = await transaction.store.index('at').getAllKeys();
  const old = await transaction.store.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - AGE));
  const surplus = keys.slice(0, Math.max(old.length, keys.length - LIMIT));
  await Promise.all([...surplus.map((key) => transaction.store.delete(key)), transaction.done]);
}

/** Puts an answer on the shelf of its account unless the person has changed since it was asked for. */
export async function putAnswer(answer: AskedAnswer, isMine: () => boolean): Promise<void> {
  if (!isMine() || !isKept(answer.key)) return;
  if (isShown(answer.key)) forgetShown();
  if (answer.key === 'users.profile') {
    showProfile(false);
    const { user } = answer.data as { user: { id: string } };
    await own(user.id, isMine);
    for (const { answer: early, isMine: isTheirs } of waiting.splice(0)) await write(user.id, early, isTheirs);
    await prune();
  }
  const owner = keptOwner();
  if (owner === undefined) waiting.push({ answer, isMine });
  else await write(owner, answer, isMine);
}

async function read(owner: string, key: string, input: unknown): Promise<{ data: unknown; at: number } | undefined> {
  const database = await shelf();
  const row = await database.get('answers', [owner, nameOf(key, input)]);
  if (row || !isSearch(key)) return row;
  return searchKept(key, input, await database.getAll('answers', IDBKeyRange.bound([owner], [owner, []])));
}

/** The kept answer of a query, for the account whose answers these are; the screen says how old it is. */
export async function findAnswer(key: string, input: unknown, isMine: () => boolean): Promise<unknown> {
  const owner = keptOwner();
  const found = owner !== undefined && isKept(key) ? await read(owner, key, input) : undefined;
  if (!found || !isMine()) return undefined;
  if (key === 'users.profile') showProfile(true);
  if (isShown(key)) showKept(found.at);
  return found.data;
}

/** What the newest kept answer of a list says of one record; it is shown with its age. */
export async function findRow(list: string, id: string): Promise<unknown> {
  const owner = keptOwner();
  if (owner === undefined || !isKept(list)) return undefined;
  const all = await (await shelf()).getAll('answers', IDBKeyRange.bound([owner], [owner, []]));
  const found = rowIn(all, list, id);
  if (!found || keptOwner() !== owner) return undefined;
  showKept(found.at);
  return found.row;
}

/** When the kept answer of a query came, in milliseconds; undefined when there is none. */
export async function ageOf(key: string, input: unknown): Promise<number | undefined> {
  const owner = keptOwner();
  return owner === undefined ? undefined : (await read(owner, key, input))?.at;
}

/** Removes every kept answer, of every account. */
export async function clearShelf(): Promise<void> {
  waiting.length = 0;
  await (await shelf()).clear('answers');
  cleared();
}
