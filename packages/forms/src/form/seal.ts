/** Encrypts what a draft holds of documents; `deviceSeal` is the one of the browser. */
export interface Seal {
  /** Called when a form is opened: what takes time happens before anything is typed. */
  readonly ready: (owner: string) => void;
  /** The sealed text; undefined where nothing can be sealed: the draft is not kept then. */
  readonly seal: (owner: string, place: string, text: string) => Promise<string | undefined>;
  /** The text again; undefined when its key is gone or it was sealed for another place. */
  readonly open: (owner: string, place: string, sealed: string) => Promise<string | undefined>;
}

/** The database with the key of one person: who deletes it makes unreadable what is sealed, wherever a copy lies. */
export const keyDatabaseOf = (owner: string): string => `pribavka-seal:${owner}`;

const inHand = new Map<string, Promise<CryptoKey | undefined>>();

/** The key while the page is open: what is typed is sealed at once, before a reload could take it. */
export function keyInHand(owner: string, find: () => Promise<CryptoKey | undefined>): Promise<CryptoKey | undefined> {
  const known = inHand.get(owner) ?? find();
  inHand.set(owner, known);
  return known;
}

/** Whose keys this page holds. */
export const ownersInHand = (): string[] => [...inHand.keys()];

/** Deletes the key of a person. */
export function dropSealKey(owner: string): void {
  inHand.delete(owner);
  try {
    indexedDB.deleteDatabase(keyDatabaseOf(owner));
  } catch {
    // A browser that forbids databases has no key either.
  }
}
