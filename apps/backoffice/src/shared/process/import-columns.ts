import type { ImportKind, Output } from '@pribavka/api';

import type { ImportRoute } from './ImportAction.tsx';

/** What the server says of a chosen file. */
export type FileColumns = Output<'imports.columns'>;

/** Which column of the file each field is read from, as the form has it: a number as text, or `notLoaded`. */
export type Chosen = Readonly<Record<string, string>>;

export const notLoaded = 'none';

export const importKinds: Readonly<Record<ImportRoute, ImportKind>> = {
  'partners.massUpload': 'partner_mass_upload',
  'products.import': 'product_import',
  'serials.import': 'serial_import',
  'tunings.massUpload': 'tuning_import',
};

/** Titles this person joined to fields with an earlier file of the kind. */
type Remembered = Readonly<Record<string, string>>;

const memoryOf = (kind: ImportKind): string => `pb_import_${kind}`;

export function readRemembered(kind: ImportKind): Remembered {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(memoryOf(kind)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Remembered) : {};
  } catch {
    return {};
  }
}

/** Remembers the choice by titles: the next file may have its columns in another order. */
export function rememberChosen(kind: ImportKind, { columns }: FileColumns, chosen: Chosen): void {
  const titles = Object.entries(chosen).map(([field, at]) => [field, columns[Number(at)]?.title ?? notLoaded]);
  try {
    localStorage.setItem(memoryOf(kind), JSON.stringify(Object.fromEntries(titles)));
  } catch {
    // A full or forbidden storage only costs the head start.
  }
}

/** The choice a file opens with: what was joined before where the file has it, what the server guesses otherwise. */
export function firstChoice({ fields, columns }: FileColumns, remembered: Remembered): Record<string, string> {
  const taken = new Set<string>();
  const free = (at: number | undefined | null): string | undefined => {
    if (at === undefined || at === null || at < 0 || taken.has(String(at))) return undefined;
    taken.add(String(at));
    return String(at);
  };
  const before = fields.map(({ field }) => {
    const title = remembered[field];
    return title === undefined || title === '' ? undefined : free(columns.findIndex((each) => each.title === title));
  });
  return Object.fromEntries(
    fields.flatMap(({ field, required, guess }, index) => {
      const dropped = remembered[field] === notLoaded && !required;
      const at = before[index] ?? (dropped ? undefined : free(guess));
      if (at !== undefined) return [[field, at]];
      return required ? [] : [[field, notLoaded]];
    }),
  );
}

/** The choice as the command takes it: `inn:0,name:3`. */
export const columnsQuery = (chosen: Chosen): string =>
  Object.entries(chosen)
    .filter(([, at]) => at !== notLoaded)
    .map(([field, at]) => `${field}:${at}`)
    .join(',');
