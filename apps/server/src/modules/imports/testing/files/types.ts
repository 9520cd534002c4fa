import type { Output } from '../../../../http/contract.ts';

/** What a column is for a peculiarity: a number of a thing, free text, a number to count with, a day. */
export type Role = 'id' | 'text' | 'number' | 'date';
export type Meaning = Readonly<Partial<Record<Role, string>>>;

export type Line = readonly string[];

/** What is sent to an importer, before anything strange is done with it. */
export interface Table {
  header: Line;
  /** Two lines that are taken as they stand. */
  lines: readonly [Line, Line];
  /** One more, for the places it must not be read from. */
  spare: Line;
  at: Readonly<Partial<Record<Role, number>>>;
}

export interface SentFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

export type Seen = Output<'imports.columns'>;

/** One way in which files of people differ from those of programmers, and what an importer has to make of it. */
export interface Peculiarity {
  name: string;
  file: (table: Table) => SentFile;
  /** Columns it is about: an importer without them is passed over. */
  needs?: readonly Role[];
  /** Only for importers that take any digits as a number of a thing: a phone has eleven. */
  anyId?: boolean;
  choice?: { sheet?: string; encoding?: 'windows-1251' | 'koi8-r' | 'ibm866' | 'utf-8' };
  /** Why the file as a whole is refused at every step; without the choice, where there is one. */
  refused?: string;
  /** The same where it is refused only without the choice. */
  asked?: string;
  /** What the wizard says of the file besides. */
  seen?: Partial<Seen>;
  /** The first line is refused for this cell, and the second one taken. */
  wrong?: { role: Role; message: RegExp };
  /** What the lines mean where it is not what is in them. */
  means?: (line: Meaning) => Meaning;
}

export const csvMime = 'text/csv';
export const bookMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const csvFile = (bytes: Buffer): SentFile => ({ name: 'таблица.csv', mime: csvMime, bytes });
export const bookFile = (bytes: Buffer): SentFile => ({ name: 'таблица.xlsx', mime: bookMime, bytes });

/** The line with another cell in one place; as it is where the importer has no such column. */
export const withCell = <T>(line: readonly T[], at: number | undefined, change: (cell: T) => T): T[] =>
  line.map((cell, place) => (place === at ? change(cell) : cell));
