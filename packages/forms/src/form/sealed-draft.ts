import type { Draft, OwnedDraft } from './draft.ts';
import { sealedDraftKey } from './draft-key.ts';
import type { Seal } from './seal.ts';
import { draftText, EMPTY_DRAFT, readDraftText, type StoredDraft } from './stored-draft.ts';

/** A draft that takes its time to be opened. */
export interface SealedDraft extends Pick<Draft, 'write' | 'forget'> {
  /** What is stored; nothing when it is old, spoilt or its key is gone. */
  readonly open: () => Promise<StoredDraft>;
}

/** The number of the last write by key: a form that is opened again goes on with the one before. */
const latest = new Map<string, number>();
const sealing = new Map<string, Promise<void>>();

/** A draft whose text nobody reads in the storage. What is written last stays, however long its sealing takes. */
export function createSealedDraft(
  { owner, hours = 24, storage, ...place }: OwnedDraft,
  seal: Pick<Seal, 'seal' | 'open'>,
  now: () => number = Date.now,
): SealedDraft {
  const key = sealedDraftKey(owner, place);
  const next = (): number => {
    const number = (latest.get(key) ?? 0) + 1;
    latest.set(key, number);
    return number;
  };
  const attempt = <Result>(run: (store: NonNullable<typeof storage>) => Result, otherwise: Result): Result => {
    try {
      return run(storage ?? sessionStorage);
    } catch {
      return otherwise;
    }
  };
  const forget = (): void => {
    next();
    attempt((store) => store.removeItem(key), undefined);
  };
  const read = async (): Promise<StoredDraft | undefined> => {
    const sealed = attempt((store) => store.getItem(key), null);
    const text = sealed === null ? undefined : await seal.open(owner, key, sealed);
    return text === undefined ? undefined : attempt(() => readDraftText(text, now(), hours), undefined);
  };

  return {
    forget,
    open: async () => {
      // A form that has just gone may still be sealing what was typed last.
      await sealing.get(key);
      const before = latest.get(key);
      const found = await read();
      if (!found && latest.get(key) === before) forget();
      return found ?? EMPTY_DRAFT;
    },
    write: (values, names, about = {}) => {
      const mine = next();
      const text = draftText(now(), values, names, about);
      const store = async (): Promise<void> => {
        const sealed = await seal.seal(owner, key, text);
        if (mine !== latest.get(key) || sealed === undefined) return;
        attempt((kept) => kept.setItem(key, sealed), undefined);
      };
      sealing.set(key, store());
    },
  };
}
