import type { Draft, OwnedDraft } from './draft.ts';
import { sealedDraftKey } from './draft-key.ts';
import type { Seal } from './seal.ts';
import { draftText, EMPTY_DRAFT, readDraftText, type StoredDraft } from './stored-draft.ts';

/** A draft that takes its time to be opened. */
export interface SealedDraft extends Pick<Draft, 'write' | 'forget'> {
  /** What is stored; nothing when it is old, spoilt or its key is gone. */
  readonly open: () => Promise<StoredDraft>;
}

/** A draft whose text nobody reads in the storage. What is written last stays, however long its sealing takes. */
export function createSealedDraft(
  { owner, hours = 24, storage, ...place }: OwnedDraft,
  seal: Seal,
  now: () => number = Date.now,
): SealedDraft {
  const key = sealedDraftKey(owner, place);
  let latest = 0;
  const attempt = <Result>(run: (store: NonNullable<typeof storage>) => Result, otherwise: Result): Result => {
    try {
      return run(storage ?? sessionStorage);
    } catch {
      return otherwise;
    }
  };
  const forget = (): void => {
    latest += 1;
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
      const before = latest;
      const found = await read();
      if (!found && latest === before) forget();
      return found ?? EMPTY_DRAFT;
    },
    write: (values, names, about = {}) => {
      latest += 1;
      const mine = latest;
      void seal.seal(owner, key, draftText(now(), values, names, about)).then((sealed) => {
        if (mine !== latest || sealed === undefined) return;
        attempt((store) => store.setItem(key, sealed), undefined);
      });
    },
  };
}
