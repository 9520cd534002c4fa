import type { Upload } from './files.ts';
import type { FileStore } from './store/sealed.ts';

/** Bytes that lie in the store already, waiting for their row. */
export interface Staged {
  storageKey: string;
  bytes: Buffer;
  isTaken: boolean;
}

/**
 * Stores what was sent before its work begins, so that no transaction and no connection of the database waits for a
 * slow store. What the work has not taken is removed; what it took and then rolled back waits for the sweep, because
 * nobody can know that a transaction whose end was lost has not happened.
 */
export async function withStaged<T>(
  store: FileStore,
  upload: Upload,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const { bytes } = upload;
  const staged: Staged = { storageKey: await store.put(bytes), bytes, isTaken: false };
  try {
    return await work({ ...upload, staged });
  } finally {
    if (!staged.isTaken) await store.remove(staged.storageKey).catch(() => undefined);
  }
}

/** Puts the bytes back as they are now: what a transaction that was rolled back has taken is there for the next attempt. */
export function restoreStaged({ staged }: Pick<Upload, 'staged'> = {}): () => void {
  const { isTaken = false } = staged ?? {};
  return () => {
    if (staged) staged.isTaken = isTaken;
  };
}

/** The key of the file where exactly these bytes lie in the store and no row has them; otherwise it is put there now. */
export async function keyOfBytes(
  store: FileStore,
  { bytes, staged }: Pick<Upload, 'bytes' | 'staged'>,
): Promise<string> {
  if (!staged || staged.isTaken || staged.bytes !== bytes) return store.put(bytes);
  staged.isTaken = true;
  return staged.storageKey;
}
