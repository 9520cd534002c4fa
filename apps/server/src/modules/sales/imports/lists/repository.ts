import type { ProcessStatus } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Sheet } from '../../../../core/tables/sheet.ts';
import { forgetOld } from '../../../../core/forget-old.ts';
import type { Db } from '../../../../db/open.ts';
import type { JsonValue } from '../../../../db/types.gen.ts';
import { notFound } from '../../../../http/problem.ts';
import { emptyCells, type ListCells } from './table.ts';

/** What is wrong with a cell of a row. */
export interface RowIssue {
  /** Name of the field; of the whole sale it is its number. */
  field: string;
  code: string;
  message: string;
}

/** What the trial of a sale has said of one of its rows. */
export interface RowVerdict {
  state: 'ready' | 'known' | 'refused';
  issues: readonly RowIssue[];
  /** Of the whole sale, on its first row. */
  points: number | null;
  sale: { id: string; number: string } | null;
  /** The unit of goods its serial number stands for; absent where there is none, and in lists of earlier versions. */
  unit?: string | undefined;
}

export interface ListRow {
  /** As the spreadsheet numbers it. */
  row: number;
  cells: ListCells;
  /** The seller has corrected it. */
  edited?: boolean | undefined;
  /** Absent while the sale waits for a trial. */
  verdict?: RowVerdict | undefined;
  /** Row of the file the process registers it from, as that file is numbered. */
  sent?: number | undefined;
}

export interface ListProcess {
  id: string;
  number: number;
  status: ProcessStatus;
  done: number;
  total: number | null;
  errors: JsonValue;
}

/** The table of the file, for another choice of columns. */
export type ListSource = Sheet;

export interface SavedList {
  id: string;
  memberId: string;
  fileName: string;
  source: ListSource | null;
  columns: string | null;
  rows: readonly ListRow[];
  process: ListProcess | null;
  registered: number;
  version: number;
  updatedAt: Date;
}

const select = (where: RawBuilder<unknown>) => sql<SavedList>`
  select l.id, l.member_id, l.file_name, l.source, l.columns, l.rows, l.registered, l.version, l.updated_at,
    case when p.id is not null then jsonb_build_object('id', p.id, 'number', p.number, 'status', p.status,
      'done', p.done, 'total', p.total, 'errors', p.errors) end as process
  from sale_lists l left join processes p on p.id = l.process_id where ${where}`;

async function readList(db: Db, where: RawBuilder<unknown>): Promise<SavedList | undefined> {
  const [list] = (await select(where).execute(db)).rows;
  return list && { ...list, rows: list.rows.map((row) => ({ ...row, cells: { ...emptyCells, ...row.cells } })) };
}

/** The list this seller has under way. */
export const currentList = (db: Db, memberId: string): Promise<SavedList | undefined> =>
  readList(db, sql`l.member_id = ${memberId}`);

/** The seller's own list as it stands. 404 for anybody else's. */
export async function ownList(db: Db, id: string, memberId: string): Promise<SavedList> {
  const list = await readList(db, sql`l.id = ${id} and l.member_id = ${memberId}`);
  if (!list) throw notFound();
  return list;
}

/** The same, locked until the end of the transaction. */
export async function lockList(db: Db, id: string, memberId: string): Promise<SavedList> {
  // By itself: what is joined to a row that had to be waited for is as it was before the wait.
  await sql`select from sale_lists where id = ${id} and member_id = ${memberId} for update`.execute(db);
  return ownList(db, id, memberId);
}

/** A new list in the place of the seller's last one. */
export async function replaceList(
  db: Db,
  list: Pick<SavedList, 'id' | 'memberId' | 'fileName' | 'source' | 'columns' | 'rows'>,
  at: Date,
): Promise<void> {
  await sql`insert into sale_lists (id, member_id, file_name, source, columns, rows, updated_at)
    values (${list.id}, ${list.memberId}, ${list.fileName}, ${JSON.stringify(list.source)}::jsonb, ${list.columns},
      ${JSON.stringify(list.rows)}::jsonb, ${at})
    on conflict (member_id) do update set id = excluded.id, file_name = excluded.file_name, source = excluded.source,
      columns = excluded.columns, rows = excluded.rows, process_id = null, registered = 0, version = 1,
      updated_at = excluded.updated_at`.execute(db);
}

/** Writes the list over; its version grows, so that another tab learns of it. */
export async function changeList(db: Db, list: SavedList, at: Date): Promise<void> {
  await sql`update sale_lists set source = ${list.source === null ? null : JSON.stringify(list.source)}::jsonb,
    columns = ${list.columns}, rows = ${JSON.stringify(list.rows)}::jsonb, process_id = ${list.process?.id ?? null},
    registered = ${list.registered}, version = version + 1, updated_at = ${at} where id = ${list.id}`.execute(db);
}

/** Notes what the trials have said: the rows are the same, and so is the version. */
export async function noteVerdicts(db: Db, { id, rows }: Pick<SavedList, 'id' | 'rows'>): Promise<void> {
  await sql`update sale_lists set rows = ${JSON.stringify(rows)}::jsonb where id = ${id}`.execute(db);
}

export async function deleteList(db: Db, id: string): Promise<void> {
  await sql`delete from sale_lists where id = ${id}`.execute(db);
}

/** Lists nobody has touched since. */
export async function forgetSaleLists(db: Db, before: Date): Promise<void> {
  await forgetOld(db, { table: 'sale_lists', moment: 'updated_at' }, before);
}

/** The list of a person who leaves the programme. */
export async function eraseSaleList(db: Db, memberId: string): Promise<void> {
  await sql`delete from sale_lists where member_id = ${memberId}`.execute(db);
}
