/** What the server says of a chosen file. */
export interface FileColumns {
  /** What the import takes, and the column of the file each probably is, counted from 0. */
  readonly fields: readonly { field: string; title: string; required: boolean; guess: number | null }[];
  /** Columns of the file in their order; `title` is empty where the file has none. */
  readonly columns: readonly { title: string; samples: readonly string[] }[];
  /** Rows with anything in them. */
  readonly rows: number;
}

/** Which column of the file each field is read from, as the form has it: a number as text, or `notLoaded`. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** Value of a field that no column is loaded into. */
export const notLoaded = 'none';

/**
 * The choice a file opens with: what was joined before where the file has it (titles by field), what the server guesses
 * otherwise.
 */
export function firstChoice(
  { fields, columns }: Pick<FileColumns, 'fields' | 'columns'>,
  remembered: Readonly<Record<string, string>>,
): Record<string, string> {
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
export const columnsQuery = (chosen: ChosenColumns): string =>
  Object.entries(chosen)
    .filter(([, at]) => at !== notLoaded)
    .map(([field, at]) => `${field}:${at}`)
    .join(',');
