import { sql } from 'kysely';

import type { RegistryStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { registryNumber } from '../../../core/numbers.ts';
import { readSettings } from '../../points-settings/index.ts';
import { readWithdrawals, withdrawalRow } from '../../withdrawals/index.ts';

export type RegistryCard = Output<'registries.get'>;
export type RegistryRow = Output<'registries.list'>['items'][number];

export type RegistryRecord = {
  id: string;
  number: number;
  status: RegistryStatus;
  items: number;
  totalPoints: number;
  gross: number;
  tax: number;
  net: number;
  paid: number;
  failed: number;
  formedAt: Date;
  formedBy: string;
  formedByName: string;
  approvedAt: Date | null;
  approvedByName: string | null;
  completedAt: Date | null;
  version: number;
};

const name = (alias: string) =>
  sql`trim(concat_ws(' ', ${sql.ref(`${alias}.last_name`)}, ${sql.ref(`${alias}.first_name`)}))`;

/** Sums stay those of the day it was formed, whatever became of the single payouts. */
export async function readRegistries(db: Db, ids: readonly string[]): Promise<RegistryRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RegistryRecord>`
    select r.*, ${name('f')} as formed_by_name, nullif(${name('a')}, '') as approved_by_name, x.*
    from payout_registries r join users f on f.id = r.formed_by left join users a on a.id = r.approved_by
    left join lateral (select coalesce(sum(w.gross_kopecks), 0)::bigint as gross,
        coalesce(sum(w.tax_kopecks), 0)::bigint as tax, coalesce(sum(w.net_kopecks), 0)::bigint as net,
        count(*) filter (where e.paid)::int as paid, count(*) filter (where e.failed)::int as failed
      from payout_registry_items i join withdrawals w on w.id = i.withdrawal_id
      cross join lateral (select i.outcome = 'paid' as paid, i.outcome = 'failed' as failed) e
      where i.registry_id = r.id) x on true
    where r.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export async function readRegistry(db: Db, id: string): Promise<RegistryRecord> {
  const [record] = await readRegistries(db, [id]);
  if (!record) throw notFound();
  return record;
}

export const registryRow = (r: RegistryRecord, viewer: Pick<Actor, 'id' | 'grants'>): RegistryRow => ({
  id: r.id,
  number: registryNumber(r.number),
  status: r.status,
  count: r.items,
  paidCount: r.paid,
  failedCount: r.failed,
  points: r.totalPoints,
  grossKopecks: r.gross,
  taxKopecks: r.tax,
  netKopecks: r.net,
  createdAt: wireDateTime(r.formedAt),
  createdBy: r.formedByName,
  approvedAt: wireDateTimeOrNull(r.approvedAt),
  approvedBy: r.approvedByName,
  completedAt: wireDateTimeOrNull(r.completedAt),
  canApprove:
    r.status === 'formed' && viewer.grants.has('transactionPage.detailTransaction:update') && r.formedBy !== viewer.id,
  version: r.version,
});

export async function readRegistryCard(db: Db, id: string, viewer: Actor): Promise<RegistryCard> {
  const record = await readRegistry(db, id);
  const settings = await readSettings(db);
  const { rows } = await sql<{ id: string; outcome: 'paid' | 'failed' | null }>`
    select withdrawal_id as id, outcome from payout_registry_items
    where registry_id = ${id} order by position`.execute(db);
  const withdrawals = await readWithdrawals(
    db,
    rows.map((row) => row.id),
  );
  const byId = new Map(withdrawals.map((w) => [w.id, w]));
  return {
    ...registryRow(record, viewer),
    withdrawals: rows.flatMap((row) => {
      const withdrawal = byId.get(row.id);
      return withdrawal ? [{ ...withdrawalRow(withdrawal, viewer, settings), outcome: row.outcome }] : [];
    }),
  };
}
