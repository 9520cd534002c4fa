import { setIn } from 'final-form';

import type { Seal } from './seal.ts';
import { type AboutDraft, draftText, EMPTY_DRAFT, readDraftText, type StoredDraft } from './stored-draft.ts';
import { draftKey, type DraftPlace } from './draft-key.ts';

/** Where drafts are kept; `sessionStorage` by default: it survives a reload and dies with the tab. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Shape of a form's `draft`. */
export interface DraftOptions extends DraftPlace {
  /** Whose it is; `DraftsProvider` says it for forms. Without an owner nothing is kept. */
  readonly owner?: string | undefined;
  /** Age in hours after which a draft is forgotten. @default 24 */
  readonly hours?: number | undefined;
  /** Where it is stored. @default sessionStorage */
  readonly storage?: DraftStorage | undefined;
  /** False begins without what was kept; it stays until something is typed over it. @default true */
  readonly restore?: boolean | undefined;
  /** Encrypts it, documents and cards with the rest: `deviceSeal`. Without it no draft holds a secret field. */
  readonly seal?: Seal | undefined;
  /** Also holds the fields left as they were, for a form that starts differently every day. @default false */
  readonly whole?: boolean | undefined;
}

/** A draft with an owner. */
export interface OwnedDraft extends DraftOptions {
  readonly owner: string;
}

/** A draft of one form. */
export interface Draft {
  /** What is stored. */
  readonly read: () => StoredDraft['values'];
  /** The values with what is known about them. */
  readonly open: () => StoredDraft;
  /** Stores the values of these fields. */
  readonly write: (values: object, names: Iterable<string>, about?: AboutDraft) => void;
  /** Erases the draft. */
  readonly forget: () => void;
}

/** A draft in a storage that may be full, forbidden or spoilt: then there is simply no draft. */
export function createDraft(options: OwnedDraft, now: () => number = Date.now): Draft {
  const { owner, hours = 24, storage } = options;
  const place = draftKey(owner, options);
  const attempt = <Result>(run: (store: DraftStorage) => Result, otherwise: Result): Result => {
    try {
      return run(storage ?? sessionStorage);
    } catch {
      return otherwise;
    }
  };
  const open = (): StoredDraft =>
    attempt((store) => {
      const text = store.getItem(place);
      if (text === null) return EMPTY_DRAFT;
      const found = readDraftText(text, now(), hours);
      if (!found) store.removeItem(place);
      return found ?? EMPTY_DRAFT;
    }, EMPTY_DRAFT);

  return {
    open,
    read: () => open().values,
    forget: () => attempt((store) => store.removeItem(place), undefined),
    write: (values, names, about = {}) =>
      attempt((store) => store.setItem(place, draftText(now(), values, names, about)), undefined),
  };
}

/** Values with drafts put over them. */
export function withDraft(values: object, draft: Readonly<Record<string, unknown>>): object {
  let result = values;
  for (const [name, value] of Object.entries(draft)) result = setIn(result, name, value);
  return result;
}
