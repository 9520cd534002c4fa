import type { Grant } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { membersInScope } from '../../members/index.ts';
import { countUnread } from '../../notifications/index.ts';
import { visibleSales } from '../../sales/index.ts';
import { visibleRequests } from '../../support/index.ts';

/** Asked every few seconds by everybody in the office: each count reads its own index and no further than this. */
const most = 1000;

const counted = (from: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select 1 ${from} limit ${most}) c)`;

export async function readLive(ctx: Ctx<'live.get'>): Promise<Output<'live.get'>> {
  const { db, actor, scope } = ctx;
  const sees = (grant: Grant, from: RawBuilder<unknown>) =>
    actor.status === 'confirmed' && actor.grants.has(grant) ? counted(from) : sql<null>`null`;
  const waiting = sql`from withdrawals w where w.status in ('new', 'on_review')`;
  const [unread, { rows }] = await Promise.all([
    countUnread(db, actor.id),
    sql<Omit<Output<'live.get'>, 'unread'>>`select
      ${sees('memberPage.memberList:read', sql`from users u where u.status = 'moderation' and ${membersInScope(scope)}`)} as members,
      ${sees('sales.salesListAdmin:read', sql`from sales s where s.status = 'moderation' and ${visibleSales(scope)}`)} as sales,
      ${scope.kind === 'all' ? sees('transactionPage.transactionListAdmin:read', waiting) : sql`null`} as withdrawals,
      ${sees('technicalSupport.technicalSupportList:read', sql`from support_requests r where r.status in ('new', 'in_progress', 'waiting_author') and ${visibleRequests(scope)}`)} as support,
      ${counted(sql`from processes p where p.started_by = ${actor.id}::uuid and p.status in ('queued', 'running')`)} as processes`.execute(
      db,
    ),
  ]);
  return { unread, ...rows[0]! };
}
