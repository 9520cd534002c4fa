/** Encrypts what a draft holds of documents; `deviceSeal` is the one of the browser. */
export interface Seal {
  /** The sealed text; undefined where nothing can be sealed: the draft is not kept then. */
  readonly seal: (owner: string, place: string, text: string) => Promise<string | undefined>;
  /** The text again; undefined when its key is gone or it was sealed for another place. */
  readonly open: (owner: string, place: string, sealed: string) => Promise<string | undefined>;
}

/** The database with the key of one person: who deletes it makes unreadable what is sealed, wherever a copy lies. */
export const keyDatabaseOf = (owner: string): string => `pribavka-seal:${owner}`;

/** Deletes the key of a person. */
export function dropSealKey(owner: string): void {
  try {
    indexedDB.deleteDatabase(keyDatabaseOf(owner));
  } catch {
    // A browser that forbids databases has no key either.
  }
}
