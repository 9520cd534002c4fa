import { getIn, setIn } from 'final-form';

/** Where drafts are kept; `sessionStorage` by default: it survives a reload and dies with the tab. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Shape of a form's `draft`. */
export interface DraftOptions {
  /** One per form and per thing edited: `registration`, `partner-42`. */
  readonly key: string;
  /** Age in hours after which a draft is forgotten. 24 by default. */
  readonly hours?: number | undefined;
  readonly storage?: DraftStorage | undefined;
  /** False begins without what was kept; it stays until something is typed over it. True by default. */
  readonly restore?: boolean | undefined;
  /** Called when something typed before has been put back. */
  readonly onRestore?: (() => void) | undefined;
}

/** A draft of one form. */
export interface Draft {
  readonly read: () => Readonly<Record<string, unknown>>;
  readonly write: (values: object, names: Iterable<string>) => void;
  readonly forget: () => void;
}

const PREFIX = 'pribavka:draft:';
const HOUR_MS = 3_600_000;

/** A draft in a storage that may be full, forbidden or spoilt: then there is simply no draft. */
export function createDraft({ key, hours = 24, storage }: DraftOptions, now: () => number = Date.now): Draft {
  const place = PREFIX + key;
  const attempt = <Result>(run: (store: DraftStorage) => Result, otherwise: Result): Result => {
    try {
      return run(storage ?? sessionStorage);
    } catch {
      return otherwise;
    }
  };
  const forget = (): void => attempt((store) => store.removeItem(place), undefined);

  return {
    forget,
    read: () =>
      attempt((store) => {
        const text = store.getItem(place);
        if (text === null) return {};
        const { at, values } = JSON.parse(text) as { at?: unknown; values?: unknown };
        const fresh = typeof at === 'number' && now() - at < hours * HOUR_MS;
        if (!fresh || typeof values !== 'object' || values === null) {
          store.removeItem(place);
          return {};
        }
        return values as Record<string, unknown>;
      }, {}),
    write: (values, names) =>
      attempt((store) => {
        const kept: Record<string, unknown> = {};
        for (const name of names) {
          const value: unknown = getIn(values, name);
          // Files cannot be written down, and an empty value is no draft.
          if (value !== undefined && value !== '' && !(value instanceof Blob)) kept[name] = value;
        }
        store.setItem(place, JSON.stringify({ at: now(), values: kept }));
      }, undefined),
  };
}

/** Values with drafts put over them. */
export function withDraft(values: object, draft: Readonly<Record<string, unknown>>): object {
  let result = values;
  for (const [name, value] of Object.entries(draft)) result = setIn(result, name, value);
  return result;
}
