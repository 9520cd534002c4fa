import type { OwnedDraft } from './draft.ts';
import type { SealedDraft } from './sealed-draft.ts';

/** Encrypts what a draft holds of documents; `deviceSeal` is the one of the browser. */
export interface Seal {
  /** A draft under this seal; it comes with the seal, so that forms without one do not carry it. */
  readonly draft: (options: OwnedDraft) => SealedDraft;
  /** Called when a form is opened: what takes time happens before anything is typed. */
  readonly ready: (owner: string) => void;
  /** The sealed text; undefined where nothing can be sealed: the draft is not kept then. */
  readonly seal: (owner: string, place: string, text: string) => Promise<string | undefined>;
  /** The text again; undefined when its key is gone or it was sealed for another place. */
  readonly open: (owner: string, place: string, sealed: string) => Promise<string | undefined>;
}

const KEYS = 'pribavka-seal:';

/** The database with the key of one person: who deletes it makes unreadable what is sealed, wherever a copy lies. */
export const keyDatabaseOf = (owner: string): string => KEYS + owner;

const inHand = new Map<string, Promise<CryptoKey | undefined>>();

/** The key while the page is open: what is typed is sealed at once, before a reload could take it. */
export function keyInHand(owner: string, find: () => Promise<CryptoKey | undefined>): Promise<CryptoKey | undefined> {
  const known = inHand.get(owner) ?? find();
  inHand.set(owner, known);
  // One that could not be had is asked for again.
  const forgetMissing = async (): Promise<void> => {
    if (!(await known) && inHand.get(owner) === known) inHand.delete(owner);
  };
  void forgetMissing();
  return known;
}

/** Deletes the keys of everybody, those of an earlier visit too where the browser can list them. */
export async function dropSealKeys(): Promise<void> {
  for (const owner of inHand.keys()) dropSealKey(owner);
  try {
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith(KEYS)) dropSealKey(name.slice(KEYS.length));
  } catch {
    // A browser that forbids or cannot list databases.
  }
}

/** Deletes the key of a person. */
export function dropSealKey(owner: string): void {
  inHand.delete(owner);
  try {
    indexedDB.deleteDatabase(keyDatabaseOf(owner));
  } catch {
    // A browser that forbids databases has no key either.
  }
}
