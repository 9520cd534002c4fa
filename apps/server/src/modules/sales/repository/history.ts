import { sql } from 'kysely';

import type { OperationType, SaleStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Output } from '../../../http/contract.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { operationNames } from '../../dictionary/index.ts';
import { readFiles } from '../../../core/files/stored-files.ts';
import { operationNumber } from '../../../core/numbers.ts';

type Sale = Output<'sales.get'>;
type ActorKind = Sale['timeline'][number]['actorKind'];

function bySale<Row extends { saleId: string }, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
): Map<string, Made[]> {
  const all = new Map<string, Made[]>();
  for (const row of rows) {
    const list = all.get(row.saleId) ?? [];
    if (list.length < 200) list.push(make(row));
    all.set(row.saleId, list);
  }
  return all;
}

/** Whose names a history gives: everybody's, of members alone (the seller reads «модератор»), or none. */
export type Names = 'all' | 'members' | 'none';

const nameFor = (names: Names, kind: ActorKind, name: string | null): string | null =>
  names === 'all' || (names === 'members' && kind === 'member') ? name : null;

export interface EventRow {
  saleId: string;
  at: Date;
  status: SaleStatus;
  title: string;
  text: string | null;
  actorKind: ActorKind;
  name: string | null;
}

/** «Вы ответили» of what the member himself has done, in his own history. */
const titleFor = (names: Names, kind: ActorKind, title: string): string =>
  names === 'members' && kind === 'member'
    ? title
        // Events of before have the verb in the title.
        .replace(/^Участник (ответил|оспорил)/, (_, verb: string) => `Вы ${verb}и`)
        .replace(/^Ответ участника$/, 'Вы ответили')
        .replace(/^Решение оспорено$/, 'Вы оспорили решение')
        .replace(/^Отказ по позициям оспорен$/, 'Вы оспорили отказ по позициям')
        .replace(/^Отменена участником$/, 'Вы отменили продажу')
    : title;

export const eventOf = (
  { at, status, title, text, actorKind, name }: EventRow,
  names: Names,
): Sale['timeline'][number] => ({
  at: wireDateTime(at),
  status,
  title: titleFor(names, actorKind, title),
  // Written of the whole sale, the lines of other manufacturers included.
  text: names === 'none' ? null : text,
  actorKind,
  actorName: nameFor(names, actorKind, name),
});

export interface PostingRow {
  saleId: string;
  id: string;
  number: number;
  type: OperationType;
  dPending: number;
  dActive: number;
  dDebt: number;
  at: Date;
}

export const postingOf = (row: PostingRow): Sale['operations'][number] => ({
  id: row.id,
  number: operationNumber(row.number),
  type: row.type,
  typeName: operationNames[row.type],
  points: row.dActive || row.dPending || -row.dDebt,
  pendingDelta: row.dPending,
  activeDelta: row.dActive,
  occurredAt: wireDateTime(row.at),
});

export async function readTimelines(
  db: Db,
  saleIds: readonly string[],
  names: Names,
): Promise<Map<string, Sale['timeline']>> {
  const rows = await prepared(
    db,
    'sales.timelines',
    sql<EventRow>`select e.sale_id, e.at, e.status, e.title, e.text, e.actor_kind,
      nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from sale_events e left join users u on u.id = e.actor_id where e.sale_id = any((select ${[...saleIds]}::uuid[])::uuid[])
    order by e.at, e.id limit (select ${200 * saleIds.length}::int)`,
  );
  return bySale(rows, (row) => eventOf(row, names));
}

export async function readMessages(
  db: Db,
  saleIds: readonly string[],
  names: Names,
): Promise<Map<string, Sale['messages']>> {
  const rows = await prepared(
    db,
    'sales.messages',
    sql<{
      saleId: string;
      id: string;
      at: Date;
      authorKind: ActorKind;
      name: string | null;
      text: string;
      fileIds: string[];
    }>`select m.sale_id, m.id, m.at, m.author_kind, nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name, m.text,
      m.file_ids
    from sale_messages m left join users u on u.id = m.author_id where m.sale_id = any((select ${[...saleIds]}::uuid[])::uuid[])
    order by m.at, m.id limit (select ${200 * saleIds.length}::int)`,
  );
  const files = await readFiles(
    db,
    rows.flatMap((row) => row.fileIds),
  );
  return bySale(rows, ({ id, at, authorKind, name, text, fileIds }) => ({
    id,
    at: wireDateTime(at),
    authorKind,
    authorName: nameFor(names, authorKind, name),
    text,
    files: fileIds.flatMap((fileId) => files.get(fileId) ?? []),
  }));
}

export async function readSaleOperations(db: Db, saleIds: readonly string[]): Promise<Map<string, Sale['operations']>> {
  const rows = await prepared(
    db,
    'sales.operations',
    sql<PostingRow>`select sale_id, id, number, type, d_pending, d_active, d_debt, at from ledger_postings
    where sale_id = any((select ${[...saleIds]}::uuid[])::uuid[]) order by seq limit (select ${200 * saleIds.length}::int)`,
  );
  return bySale(rows, postingOf);
}

export async function readSaleFiles(db: Db, saleIds: readonly string[]): Promise<Map<string, Sale['files']>> {
  const rows = await prepared(
    db,
    'sales.files',
    sql<{
      saleId: string;
      fileId: string;
    }>`select sale_id, file_id from sale_files where sale_id = any((select ${[...saleIds]}::uuid[])::uuid[]) order by position`,
  );
  const files = await readFiles(
    db,
    rows.map((row) => row.fileId),
  );
  const all = new Map<string, Sale['files']>();
  for (const row of rows) {
    const file = files.get(row.fileId);
    if (file) all.set(row.saleId, [...(all.get(row.saleId) ?? []), file]);
  }
  return all;
}
