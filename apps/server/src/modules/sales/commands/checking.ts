import { sql } from 'kysely';

import type { SaleStatus } from '@pribavka/api';

import type { Actor } from '../../../http/actor.ts';
import type { Db } from '../../../db/open.ts';
import { problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { lockMember } from '../../ledger/index.ts';
import { hasRefused, isOwnSale, lockedByOther } from '../policy/actions.ts';
import { readRecord, type SaleRecord } from '../repository/records.ts';

/** Who checks, with what and when. `audit`-free, so that a job or the seed may check as well. */
export type Checker = {
  db: Db;
  now: Date;
  actor: Pick<Actor, 'id' | 'kind' | 'storeId' | 'roleCode'>;
  scope: Scope;
  requestId?: string | undefined;
};

/** The sale under the locks everybody takes in one order: account, then sale. 404 outside the scope. */
export async function lockForCheck(checker: Checker, id: string, version: number | undefined): Promise<SaleRecord> {
  const { db, actor } = checker;
  const { memberId } = await readRecord(db, id, checker.scope);
  await lockMember(db, memberId);
  await sql`select 1 from sales where id = ${id} for update`.execute(db);
  const sale = await readRecord(db, id, checker.scope);
  if (isOwnSale(actor, sale)) throw problem('SALE_OWN');
  if (version !== undefined && version !== sale.version) throw problem('VERSION_CONFLICT');
  if (hasRefused(actor, sale)) throw problem('SALE_DISPUTE_OTHER');
  return sale;
}

/** I6 and the ten-minute lock: what is checked by another is not touched. */
export function requireCheckable(checker: Checker, sale: SaleRecord, ...statuses: SaleStatus[]): void {
  if (!statuses.includes(sale.status)) throw problem('SALE_STATUS');
  if (lockedByOther(checker.actor, sale, checker.now)) throw problem('SALE_LOCKED');
}
