/** Bytes under a key as a store lists them. */
export interface StoredBlob {
  key: string;
  /** In bytes, as they lie there: sealed. */
  size: number;
  /** When they were written or put on the shelf, by the clock of the store. */
  changedAt: Date;
}

/** `files` is what people use; `aside` waits a while before it is deleted for good. */
export type Shelf = 'files' | 'aside';

/** `nobody` has not been prepared yet. */
export type Owner = 'us' | 'nobody' | 'another';

/**
 * Bytes under random keys, of one installation: the disk (`disk.ts`) or S3 (`s3.ts`). Nothing else knows where they
 * lie. The one who reads a key that is not there gets `MissingFileError`; a store that does not answer, has no room or
 * refuses is `StoreUnavailableError`.
 */
export interface BlobStore {
  /** Checks the place before the first use; throws a `StartupError` that says what to change. */
  prepare: () => Promise<void>;
  /** Whose the place is, this installation's or not, asked before anything in it is judged. */
  owner: () => Promise<Owner>;
  /** Whole or not at all: a key that is there has all of its bytes. The same key again replaces it. */
  write: (key: string, parts: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Opened when it is first asked for its bytes. */
  read: (key: string) => AsyncIterable<Uint8Array>;
  stat: (key: string) => Promise<StoredBlob | undefined>;
  /** Nothing happens where there is none. */
  remove: (key: string, shelf?: Shelf) => Promise<void>;
  /** Keys that begin with the shard, two hexadecimal digits. */
  list: (shard: string, shelf?: Shelf) => AsyncIterable<StoredBlob>;
  /** From one shelf to the other, under the same key. */
  move: (key: string, to: Shelf) => Promise<void>;
  /** Removes what a process that was killed had begun to write before the moment. */
  sweepParts: (before: Date) => Promise<void>;
}

/** The row of a file is there and its bytes are not: they lie with another process, or were lost. */
export class MissingFileError extends Error {
  readonly code = 'ENOENT';
}

/** The store does not answer, is full or refuses: nobody's mistake here, worth another try. */
export class StoreUnavailableError extends Error {
  readonly code = 'STORE_UNAVAILABLE';
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{46}$/;

/** Whether the text is a key of a file, `ab/cdef…`. */
export const isKey = (text: string): boolean => keyPattern.test(text);

/** The key; throws for anything else, so that no path or address is made of it. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a key of the file store');
  return key;
}

/** The first two digits of all keys: `00` to `ff`. */
export const shards: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
