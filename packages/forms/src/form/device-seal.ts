import { openDB } from 'idb';

import { createSealedDraft } from './sealed-draft.ts';
import { keyDatabaseOf, keyInHand, type Seal } from './seal.ts';

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const STORE = 'keys';
const NAME = 'draft';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The key of a person, made at the first use. Scripts may use it and cannot read it out. */
async function makeKey(owner: string): Promise<CryptoKey> {
  const database = await openDB(keyDatabaseOf(owner), 1, { upgrade: (made) => void made.createObjectStore(STORE) });
  // The database of another tab must be free to go at a sign-out.
  database.addEventListener('versionchange', () => database.close());
  try {
    const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
    // In one transaction, or two tabs that begin together would have a key each.
    const { store, done } = database.transaction(STORE, 'readwrite');
    const found = (await store.get(NAME)) as CryptoKey | undefined;
    if (!found) await store.put(made, NAME);
    await done;
    return found ?? made;
  } finally {
    database.close();
  }
}

/** Without a secure context, a database or the key nothing is kept, and the form works all the same. */
async function attempt<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch {
    return undefined;
  }
}

const keyOf = (owner: string): Promise<CryptoKey | undefined> =>
  keyInHand(owner, async () => attempt(async () => makeKey(owner)));

/**
 * Seals with a key of this browser that no script can read out (AES-GCM, 256 bits, `crypto.subtle`). It survives a reload
 * and goes with `eraseDrafts` and `eraseSealedDrafts`. Needs HTTPS or localhost.
 */
export const deviceSeal: Seal = {
  draft: (options) => createSealedDraft(options, deviceSeal),
  ready: (owner) => void keyOf(owner),
  seal: async (owner, place, text) =>
    attempt(async () => {
      const key = await keyOf(owner);
      if (!key) return undefined;
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const about = { name: ALGORITHM, iv, additionalData: bytesOf(place) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(about, key, bytesOf(text)));
      return [iv, sealed].map((part) => btoa(String.fromCharCode(...part))).join('.');
    }),
  open: async (owner, place, sealed) =>
    attempt(async () => {
      const key = await keyOf(owner);
      const [iv, text] = sealed.split('.').map((part) => Uint8Array.from(atob(part), (char) => char.charCodeAt(0)));
      if (!key || !iv || !text) return undefined;
      const about = { name: ALGORITHM, iv, additionalData: bytesOf(place) };
      return new TextDecoder().decode(await crypto.subtle.decrypt(about, key, text));
    }),
};
