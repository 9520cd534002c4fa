import { sql } from 'kysely';

import type { OperationType, SaleStatus } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import type { Output } from '../../http/contract.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { operationNames } from '../dictionary/words.ts';
import { readFiles } from './files.ts';
import { operationNumber } from './numbers.ts';

type Sale = Output<'sales.get'>;
type ActorKind = Sale['timeline'][number]['actorKind'];

/** Names of staff are for staff: the seller reads «модератор». */
export async function readTimeline(db: Db, saleId: string, withNames: boolean): Promise<Sale['timeline']> {
  const { rows } = await sql<{
    at: Date;
    status: SaleStatus;
    title: string;
    text: string | null;
    actorKind: ActorKind;
    name: string | null;
  }>`
    select e.at, e.status, e.title, e.text, e.actor_kind,
      nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from sale_events e left join users u on u.id = e.actor_id where e.sale_id = ${saleId}
    order by e.at, e.id limit 200`.execute(db);
  return rows.map(({ name, at, ...row }) => ({
    ...row,
    at: wireDateTime(at),
    actorName: withNames || row.actorKind === 'member' ? name : null,
  }));
}

export async function readMessages(db: Db, saleId: string, withNames: boolean): Promise<Sale['messages']> {
  const { rows } = await sql<{
    id: string;
    at: Date;
    authorKind: ActorKind;
    name: string | null;
    text: string;
    fileIds: string[];
  }>`
    select m.id, m.at, m.author_kind, nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name, m.text,
      m.file_ids
    from sale_messages m left join users u on u.id = m.author_id where m.sale_id = ${saleId}
    order by m.at, m.id limit 200`.execute(db);
  const files = await readFiles(
    db,
    rows.flatMap((row) => row.fileIds),
  );
  return rows.map(({ name, at, fileIds, ...row }) => ({
    ...row,
    at: wireDateTime(at),
    authorName: withNames || row.authorKind === 'member' ? name : null,
    files: fileIds.flatMap((id) => files.get(id) ?? []),
  }));
}

export async function readSaleOperations(db: Db, saleId: string): Promise<Sale['operations']> {
  const { rows } = await sql<{
    id: string;
    number: number;
    type: OperationType;
    dPending: number;
    dActive: number;
    dDebt: number;
    at: Date;
  }>`
    select id, number, type, d_pending, d_active, d_debt, at from ledger_postings where sale_id = ${saleId}
    order by seq limit 200`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    number: operationNumber(row.number),
    type: row.type,
    typeName: operationNames[row.type],
    points: row.dActive || row.dPending || -row.dDebt,
    pendingDelta: row.dPending,
    activeDelta: row.dActive,
    occurredAt: wireDateTime(row.at),
  }));
}

export async function readSaleFiles(db: Db, saleIds: readonly string[]): Promise<Map<string, Sale['files']>> {
  const { rows } = await sql<{ saleId: string; fileId: string }>`
    select sale_id, file_id from sale_files where sale_id = any(${[...saleIds]}::uuid[]) order by position`.execute(db);
  const files = await readFiles(
    db,
    rows.map((row) => row.fileId),
  );
  const bySale = new Map<string, Sale['files']>();
  for (const row of rows) {
    const file = files.get(row.fileId);
    if (file) bySale.set(row.saleId, [...(bySale.get(row.saleId) ?? []), file]);
  }
  return bySale;
}
