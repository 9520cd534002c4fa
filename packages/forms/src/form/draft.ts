import { getIn, setIn } from 'final-form';

import { isSame } from './differs.ts';
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
  /** Also holds the fields left as they were, for a form that starts differently every day. @default false */
  readonly whole?: boolean | undefined;
}

/** A draft with an owner. */
export interface OwnedDraft extends DraftOptions {
  readonly owner: string;
}

/** What a draft holds. */
export interface StoredDraft {
  /** Values by the names of their fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the same fields held when the form was opened, where that is known. */
  readonly start?: Readonly<Record<string, unknown>> | undefined;
  /** Labels of the fields, for those that are not on the screen when the draft comes back. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A draft of one form. */
export interface Draft {
  /** What is stored. */
  readonly read: () => StoredDraft['values'];
  /** The values with what is known about them. */
  readonly open: () => StoredDraft;
  /** Stores the values of these fields. */
  readonly write: (
    values: object,
    names: Iterable<string>,
    about?: { start?: object | undefined; labels?: object },
  ) => void;
  /** Erases the draft. */
  readonly forget: () => void;
}

const HOUR_MS = 3_600_000;
const EMPTY: StoredDraft = { values: {}, labels: {} };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The values of these names as a storage can hold them: files cannot be stored, and what was empty and is, is no draft. */
function pick(values: object, names: Iterable<string>, start: object = {}): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const value: unknown = getIn(values, name);
    const isEmpty = value === undefined || value === '';
    if (value instanceof Blob || (isEmpty && isSame(value, getIn(start, name)))) continue;
    found[name] = value ?? (value === null ? null : '');
  }
  return found;
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
      if (text === null) return EMPTY;
      const { at, values, start, labels } = JSON.parse(text) as Record<string, unknown>;
      const fresh = typeof at === 'number' && now() - at < hours * HOUR_MS;
      if (!fresh || !isObject(values)) {
        store.removeItem(place);
        return EMPTY;
      }
      return {
        values,
        start: isObject(start) ? start : undefined,
        labels: isObject(labels) ? (labels as StoredDraft['labels']) : {},
      };
    }, EMPTY);

  return {
    open,
    read: () => open().values,
    forget: () => attempt((store) => store.removeItem(place), undefined),
    write: (values, names, { start, labels = {} } = {}) =>
      attempt((store) => {
        const all = [...names];
        const stored = { at: now(), values: pick(values, all, start), start: start && pick(start, all), labels };
        store.setItem(place, JSON.stringify(stored));
      }, undefined),
  };
}

/** Values with drafts put over them. */
export function withDraft(values: object, draft: Readonly<Record<string, unknown>>): object {
  let result = values;
  for (const [name, value] of Object.entries(draft)) result = setIn(result, name, value);
  return result;
}
