import { sql } from 'kysely';

import type { RegistryStatus } from '@pribavka/api';

import { secondPersonRefusal } from '../../../core/second-person.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { registryNumber } from '../../../core/numbers.ts';
import { readSettings } from '../../points-settings/index.ts';
import { readWithdrawals, withdrawalRow } from '../../withdrawals/index.ts';
import { approvalOf, rightsOf } from '../domain/rights.ts';

export type RegistryCard = Output<'registries.get'>;
export type RegistryRow = Output<'registries.list'>['items'][number];

export type RegistryRecord = {
  id: string;
  number: number;
  status: RegistryStatus;
  items: number;
  totalPoints: number;
  grossKopecks: number;
  netKopecks: number;
  paid: number;
  failed: number;
  formedAt: Date;
  formedBy: string;
  formedByName: string;
  approvedAt: Date | null;
  approvedByName: string | null;
  completedAt: Date | null;
  fileTakenAt: Date | null;
  closedAt: Date | null;
  closedByName: string | null;
  closeReason: string | null;
  version: number;
};

const name = (alias: string) =>
  sql`trim(concat_ws(' ', ${sql.ref(`${alias}.last_name`)}, ${sql.ref(`${alias}.first_name`)}))`;

/**
 * Sums stay those of the day it was formed, less what was removed before the second signature, whatever became of the
 * single payouts since.
 */
export async function readRegistries(db: Db, ids: readonly string[]): Promise<RegistryRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RegistryRecord>`
    select r.*, ${name('f')} as formed_by_name, nullif(${name('a')}, '') as approved_by_name,
      nullif(${name('c')}, '') as closed_by_name, r.total_net_kopecks as net_kopecks,
      coalesce(r.total_gross_kopecks, x.gross) as gross_kopecks, x.paid, x.failed
    from payout_registries r join users f on f.id = r.formed_by left join users a on a.id = r.approved_by
    left join users c on c.id = r.closed_by
    left join lateral (select coalesce(sum(w.gross_kopecks) filter (where i.outcome is distinct from 'removed'), 0)::bigint
          as gross,
        count(*) filter (where i.outcome = 'paid')::int as paid,
        count(*) filter (where i.outcome = 'failed')::int as failed
      from payout_registry_items i join withdrawals w on w.id = i.withdrawal_id where i.registry_id = r.id) x on true
    where r.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export async function readRegistry(db: Db, id: string): Promise<RegistryRecord> {
  const [record] = await readRegistries(db, [id]);
  if (!record) throw notFound();
  return record;
}

/** The file for the bank was downloaded for the first time. */
export async function noteFileTaken(db: Db, id: string, at: Date): Promise<void> {
  await sql`update payout_registries set file_taken_at = ${at}
    where id = ${id} and file_taken_at is null`.execute(db);
}

export const registryRow = (r: RegistryRecord, viewer: Pick<Actor, 'id' | 'grants'>): RegistryRow => ({
  id: r.id,
  number: registryNumber(r.number),
  status: r.status,
  count: r.items,
  paidCount: r.paid,
  failedCount: r.failed,
  points: r.totalPoints,
  grossKopecks: r.grossKopecks,
  taxKopecks: r.grossKopecks - r.netKopecks,
  netKopecks: r.netKopecks,
  createdAt: wireDateTime(r.formedAt),
  createdBy: r.formedByName,
  approvedAt: wireDateTimeOrNull(r.approvedAt),
  approvedBy: r.approvedByName,
  completedAt: wireDateTimeOrNull(r.completedAt),
  fileTakenAt: wireDateTimeOrNull(r.fileTakenAt),
  closed: r.closedAt && { at: wireDateTime(r.closedAt), by: r.closedByName ?? '', reason: r.closeReason ?? '' },
  ...rightsOf(r, viewer),
  version: r.version,
});

export async function readRegistryCard(db: Db, id: string, viewer: Actor, now: Date): Promise<RegistryCard> {
  const record = await readRegistry(db, id);
  const settings = await readSettings(db);
  const { rows } = await sql<{ id: string; outcome: 'paid' | 'failed' | 'removed' | null }>`
    select withdrawal_id as id, outcome from payout_registry_items
    where registry_id = ${id} order by outcome is not distinct from 'removed', position`.execute(db);
  const withdrawals = await readWithdrawals(
    db,
    rows.map((row) => row.id),
  );
  const byId = new Map(withdrawals.map((w) => [w.id, w]));
  const row = registryRow(record, viewer);
  const refusal = row.canApprove
    ? await secondPersonRefusal(db, approvalOf(record, viewer.id, now), 'REGISTRY_SAME_PERSON')
    : null;
  return {
    ...row,
    decisionRefusal: refusal?.message ?? null,
    withdrawals: rows.flatMap((row) => {
      const withdrawal = byId.get(row.id);
      return withdrawal ? [{ ...withdrawalRow(withdrawal, viewer, settings), outcome: row.outcome }] : [];
    }),
  };
}
