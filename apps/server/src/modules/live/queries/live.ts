import type { Grant } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { adjustmentsWaitingFor } from '../../adjustments/index.ts';
import { membersInScope } from '../../members/index.ts';
import { pointsToDecide } from '../../nomenclature/index.ts';
import { countUnread } from '../../notifications/index.ts';
import { registriesWaitingFor } from '../../payouts/index.ts';
import { changesWaitingFor } from '../../points-settings/index.ts';
import { promotionsWaitingFor } from '../../promotions/index.ts';
import { visibleSales } from '../../sales/index.ts';
import { administratorsWaitingFor } from '../../staff/index.ts';
import { visibleRequests } from '../../support/index.ts';
import { overridesWaitingFor } from '../../withdrawals/index.ts';

/** Asked every few seconds by everybody in the office: each count reads its own index and no further than this. */
const most = 1000;

const counted = (from: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select 1 ${from} limit ${most}) c)`;

export async function readLive(ctx: Ctx<'live.get'>): Promise<Output<'live.get'>> {
  const { db, actor, scope } = ctx;
  const sees = (grant: Grant, from: RawBuilder<unknown>) =>
    actor.status === 'confirmed' && actor.grants.has(grant) ? counted(from) : sql<null>`null`;
  /** How many wait for this person in all of these; null for those who decide none of them. */
  const decided = (...queues: readonly { grant: Grant; from: RawBuilder<unknown> }[]) => {
    const own = scope.kind === 'all' ? queues.filter(({ grant }) => actor.grants.has(grant)) : [];
    if (actor.status !== 'confirmed' || own.length === 0) return sql<null>`null`;
    return sql<number>`${sql.join(
      own.map(({ from }) => counted(from)),
      sql` + `,
    )}`;
  };
  const changes = changesWaitingFor(actor);
  const decisions = decided(
    {
      grant: 'transactionPage.detailTransaction:update',
      from: sql`from payout_registries r where ${registriesWaitingFor(actor.id)}`,
    },
    {
      grant: 'transactionPage.detailTransaction:update',
      from: sql`from payout_overrides v where ${overridesWaitingFor(actor.id)}`,
    },
    {
      grant: 'transactionPage.tuningsTransaction:update',
      from: sql`from tunings t where ${adjustmentsWaitingFor(actor.id)}`,
    },
    ...(changes
      ? [
          {
            grant: 'transactionPage.tuningsTransaction:update',
            from: sql`from control_changes c where ${changes}`,
          } as const,
        ]
      : []),
  );
  const promotions = decided({
    grant: 'promotions.promotionDetailAdmin:update',
    from: sql`from promotions p where ${promotionsWaitingFor(actor.id)}`,
  });
  const products = decided({
    grant: 'products.productDetail:update',
    from: sql`from product_points_waiting w join products p on p.id = w.product_id where ${pointsToDecide}`,
  });
  const accounts = administratorsWaitingFor(actor);
  const administrators = accounts
    ? decided({
        grant: 'roleSystem.detailAccessesRole:update',
        from: sql`from administrator_changes c where ${accounts}`,
      })
    : sql<null>`null`;
  const waiting = sql`from withdrawals w where w.status in ('new', 'on_review')`;
  const [unread, { rows }] = await Promise.all([
    countUnread(db, actor.id),
    sql<Omit<Output<'live.get'>, 'unread'>>`select
      ${sees('memberPage.memberList:read', sql`from users u where u.status = 'moderation' and ${membersInScope(scope)}`)} as members,
      ${sees('sales.salesListAdmin:read', sql`from sales s where s.status = 'moderation' and ${visibleSales(scope)}`)} as sales,
      ${scope.kind === 'all' ? sees('transactionPage.transactionListAdmin:read', waiting) : sql`null`} as withdrawals,
      ${decisions} as decisions, ${promotions} as promotions, ${products} as products, ${administrators} as administrators,
      ${sees('technicalSupport.technicalSupportList:read', sql`from support_requests r where r.status in ('new', 'in_progress', 'waiting_author') and ${visibleRequests(scope)}`)} as support,
      ${counted(sql`from processes p where p.started_by = ${actor.id}::uuid and p.status in ('queued', 'running')`)} as processes`.execute(
      db,
    ),
  ]);
  return { unread, ...rows[0]! };
}
