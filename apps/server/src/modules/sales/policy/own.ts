import { sql } from 'kysely';

import type { SaleStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { lockMember } from '../../ledger/index.ts';
import { readRecord } from '../repository/records.ts';
import type { SaleCtx } from './member.ts';

export type OwnSale = {
  id: string;
  number: number;
  status: SaleStatus;
  version: number;
  storeId: string | null;
  partnerId: string | null;
  saleDate: string | null;
  submittedAt: Date | null;
  disputeCount: number;
  disputeUntil: Date | null;
  isPartlyDecided: boolean;
};

/**
 * The person's own sale, locked for the rest of the transaction: first the account, then the sale,
 * the order everybody keeps. 404 for anybody else's.
 */
export async function lockOwnSale(db: Db, id: string, memberId: string, version?: number): Promise<OwnSale> {
  await lockMember(db, memberId);
  const { rows } = await sql<OwnSale>`
    select id, number, status, version, store_id, partner_id, sale_date, submitted_at, dispute_count, dispute_until,
      dispute_count > 0 and exists (select from sale_items i where i.sale_id = sales.id and i.removed_at is null
        and i.status <> 'pending') as is_partly_decided
    from sales where id = ${id} and member_id = ${memberId} for update`.execute(db);
  const sale = rows[0];
  if (!sale) throw notFound();
  if (version !== undefined && version !== sale.version) throw problem('VERSION_CONFLICT');
  return sale;
}

/**
 * Whose the sale is that somebody is about to change: a person's is his own, an external system keeps those it (or
 * another system) has brought in of the sellers of its owner. 404 for any other.
 */
export async function ownerOf(
  { db, actor, scope }: Pick<SaleCtx, 'db' | 'actor' | 'scope'>,
  id: string,
): Promise<string> {
  if (actor.kind !== 'technical') return actor.id;
  const { memberId, source } = await readRecord(db, id, scope);
  if (source !== 'api' || !scope.people.names) throw notFound();
  return memberId;
}

export function requireStatus(sale: Pick<OwnSale, 'status'>, ...allowed: SaleStatus[]): void {
  if (!allowed.includes(sale.status)) throw problem('SALE_STATUS');
}
