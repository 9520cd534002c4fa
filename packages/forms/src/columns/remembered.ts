import { type ChosenColumns, type FileColumns, notLoaded } from './columns.ts';

/** Titles of a file by our fields. */
type Remembered = Readonly<Record<string, string>>;

const memoryOf = (kind: string): string => `pb_import_${kind}`;

/** What this person joined with an earlier file of the kind; nothing where the storage is forbidden. */
export function readRemembered(kind: string): Remembered {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(memoryOf(kind)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Remembered) : {};
  } catch {
    return {};
  }
}

/** Remembers the choice by titles: the next file may have its columns in another order. */
export function rememberChosen(kind: string, { columns }: Pick<FileColumns, 'columns'>, chosen: ChosenColumns): void {
  const titles = Object.entries(chosen).map(([field, at]) => [field, columns[Number(at)]?.title ?? notLoaded]);
  try {
    localStorage.setItem(memoryOf(kind), JSON.stringify(Object.fromEntries(titles)));
  } catch {
    // A full or forbidden storage only costs the head start.
  }
}
