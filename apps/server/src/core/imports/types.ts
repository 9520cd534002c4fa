import type { ProcessKind } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import type { Actor } from '../../http/actor.ts';
import type { Work } from '../../http/context.ts';
import type { Scope } from '../../http/scope.ts';
import type { SheetNotes } from '../tables/xlsx.ts';

/** Texts of one row by the names of the columns; trimmed, empty where the cell is empty or the column is absent. */
export type Cells<F extends string> = Readonly<Record<F, string>>;

/** What is wrong with one cell, as the person who made the file reads it. */
export interface ValidationIssue {
  /** Title of the column. */
  column: string;
  value: string;
  message: string;
  /** `IMPORT_VALUE` unless said. */
  code?: string | undefined;
  /** Which row of the unit is wrong; the first one unless said. */
  at?: number | undefined;
}

/** The same before it is known what stood in the cell. */
export type Refused = Omit<ValidationIssue, 'value'>;

/** What a unit of the file did: `unchanged` is counted as skipped. */
export type Applied = 'created' | 'updated' | 'unchanged';

/** Whose rows an upload may touch; kept with its process. */
export type Whose = Pick<Actor, 'id' | 'kind' | 'dataScope' | 'partnerId' | 'manufacturerId' | 'roleCode'>;

/** One unit's transaction and what it needs to know of the upload. */
export interface UnitContext {
  work: Work;
  by: string;
  whose: Whose;
  scope: Scope;
  at: Date;
  /**
   * The same for the same unit of the same process however often it is repeated (uuid): what must not be done twice
   * keeps it as its key of idempotency.
   */
  key: string;
  dryRun: boolean;
  /** The process of the file: the same object for all units of one run, the same id in a run that took over. */
  run: { readonly id: string };
  /**
   * Adds to a sum over the whole file that the process shows among its parameters, by a name of the journal's fields.
   * A unit that was refused adds nothing.
   */
  tally: (name: string, count: number) => void;
}

/** The rows of one unit; one row unless `unitOf` says otherwise. */
export type Unit<Row> = readonly [Row, ...Row[]];

/** Several units done in one transaction, where that is much cheaper than one by one. */
export interface BatchApply<Row> {
  /** Units with a common name are never in one batch, and keep their order. */
  sharedNames: (unit: Unit<Row>) => readonly string[];
  /**
   * What each unit did; `individual`: nothing of it was written, and it is done by itself. A failure makes all of them
   * individual.
   */
  apply: (
    ctx: Omit<UnitContext, 'key' | 'tally' | 'run'>,
    units: readonly { unit: Unit<Row>; key: string }[],
  ) => Promise<(Applied | 'individual')[]>;
}

export interface Agreement<F extends string, Row> {
  /** What a row is about; an empty name is nothing. */
  about: (row: Row) => string;
  /** An empty cell of them says nothing. */
  fields: readonly F[];
  /** Column of the refusal where it is not the field's own. */
  in?: F | undefined;
  valueOf: (row: Row, field: F) => unknown;
  /** For a row that says something else than an earlier one, by its number. */
  message: (row: number) => string;
}

/** For whom a template is made or a file is read. */
export interface SampleContext {
  db: Db;
  scope: Scope;
}

/** An upload of a file with rows: what it is called, how a row is read and what it does. */
export interface MassUploadOf<F extends string, Row> {
  kind: ProcessKind;
  /** Name of the job in the queue. */
  job: string;
  titles: {
    upload: string;
    dryRun: string;
    /** Name of the sheet and of the template's file. */
    sheet: string;
  };
  columns: readonly (readonly [field: F, title: string])[];
  /** Columns with numbers of things, of which a spreadsheet may leave only the beginning: such a cell is refused. */
  identifiers: readonly F[];
  /** Columns a file may lack; the rest are demanded by `IMPORT_HEADER`. */
  optional?: readonly F[] | undefined;
  /** Rows of the template. */
  samples: readonly (readonly string[])[];
  /** The same made of what this programme has, so that the template loads as it is; nothing: `samples` as they stand. */
  samplesOf?: ((ctx: SampleContext) => Promise<readonly (readonly string[])[] | undefined>) | undefined;
  /** A second sheet of the template that explains the columns. */
  notes?: SheetNotes | undefined;
  /** Most rows of one file; 20 000 unless said. */
  maxRows?: number | undefined;
  /** A row in the form it is stored, or what is wrong with it. Pure. */
  read: (cells: Cells<F>) => { row: Row; issues: readonly ValidationIssue[] };
  /** Rows with one key are one thing: all of them or none. An empty key is a unit of its own. */
  unitOf?: ((row: Row) => string) | undefined;
  /** Rows about one thing must say the same of it in these columns: of two the last would win unseen. */
  agree?: readonly Agreement<F, Row>[] | undefined;
  /** What stands in a file once (a serial number, a whole row): the second unit with one of these keys is refused. */
  sameAs?: ((row: Row) => readonly string[]) | undefined;
  /**
   * One more such key of each row, where only the database says what it is about (a product by its brand alone); asked
   * for many rows at once.
   */
  identify?: ((ctx: SampleContext, rows: readonly Row[]) => Promise<readonly (string | undefined)[]>) | undefined;
  /** Column where such a repeat is reported; the first one by default. */
  sameIn?: F | undefined;
  /** Does the unit's work in a transaction of its own, which a dry run takes back. */
  apply: (ctx: UnitContext, unit: Unit<Row>) => Promise<Applied>;
  batch?: BatchApply<Row> | undefined;
  /** What an expected failure means for the row; undefined: the failure is not expected and ends the process. */
  explain?: ((error: unknown, unit: Unit<Row>) => readonly Refused[] | undefined) | undefined;
}

/** A refusal with what stands in its cell, as the person has it in the file. */
export function withCell<F extends string>(
  columns: MassUploadOf<F, unknown>['columns'],
  refused: Refused,
  cells: Cells<F> | undefined,
): ValidationIssue {
  const field = columns.find(([, title]) => title === refused.column)?.[0];
  return { ...refused, value: (field && cells?.[field])?.slice(0, 300) ?? '' };
}

/** Title of a column by its name. */
export const titleOf = <F extends string>(columns: MassUploadOf<F, unknown>['columns'], field: F): string =>
  columns.find(([name]) => name === field)?.[1] ?? field;
