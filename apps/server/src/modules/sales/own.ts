import { sql } from 'kysely';

import type { SaleStatus } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import { notFound, problem } from '../../http/problem.ts';
import { lockMember } from '../ledger/writer.ts';

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
};

/**
 * The person's own sale, locked for the rest of the transaction: first the account, then the sale,
 * the order everybody keeps. 404 for anybody else's.
 */
export async function lockOwnSale(db: Db, id: string, memberId: string, version?: number): Promise<OwnSale> {
  await lockMember(db, memberId);
  const { rows } = await sql<OwnSale>`
    select id, number, status, version, store_id, partner_id, sale_date, submitted_at, dispute_count, dispute_until
    from sales where id = ${id} and member_id = ${memberId} for update`.execute(db);
  const sale = rows[0];
  if (!sale) throw notFound();
  if (version !== undefined && version !== sale.version) throw problem('VERSION_CONFLICT');
  return sale;
}

export function requireStatus(sale: Pick<OwnSale, 'status'>, ...allowed: SaleStatus[]): void {
  if (!allowed.includes(sale.status)) throw problem('SALE_STATUS');
}
