import type { Grant } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
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

const payouts = ['transactionPage.transactionListAdmin:read', 'transactionPage.detailTransaction:update'] as const;
const requests = [
  'technicalSupport.technicalSupportList:read',
  'technicalSupport.detailRequestTechnicalSupport:update',
] as const;

/** Milliseconds a finished process is said to the pages of its starter: a tab that was away for a while learns of it. */
const saidFor = 15 * 60_000;

async function readFinished({ db, actor, now }: Ctx<'live.get'>): Promise<Output<'live.get'>['finished']> {
  const since = new Date(now().getTime() - saidFor);
  // By the index of the starter, a day of it: what takes longer is looked for in the list.
  const { rows } = await sql<{ id: string; title: string; finishedAt: Date }>`
    select id, title, finished_at from processes where started_by = ${actor.id}::uuid and status = 'completed'
      and queued_at > ${new Date(since.getTime() - 86_400_000)} and finished_at > ${since}
    order by finished_at desc limit 5`.execute(db);
  return rows.map((row) => ({ ...row, finishedAt: wireDateTime(row.finishedAt) }));
}

export async function readLive(ctx: Ctx<'live.get'>): Promise<Output<'live.get'>> {
  const { db, actor, scope } = ctx;
  /** How many wait in a list for those who see it and may act in it; null for the rest. */
  const acts = (grants: readonly [sees: Grant, acts: Grant], from: RawBuilder<unknown>) =>
    actor.status === 'confirmed' && grants.every((grant) => actor.grants.has(grant)) ? counted(from) : sql<null>`null`;
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
  const [unread, finished, { rows }] = await Promise.all([
    countUnread(db, actor.id),
    readFinished(ctx),
    sql<Omit<Output<'live.get'>, 'unread' | 'finished'>>`select
      ${acts(['memberPage.memberList:read', 'memberPage.memberCard:update'], sql`from users u where u.status = 'moderation' and ${membersInScope(scope)}`)} as members,
      ${acts(['sales.salesListAdmin:read', 'sales.sale:update'], sql`from sales s where s.status = 'moderation' and ${visibleSales(scope)}`)} as sales,
      ${scope.kind === 'all' ? acts(payouts, waiting) : sql`null`} as withdrawals,
      ${decisions} as decisions, ${promotions} as promotions, ${products} as products, ${administrators} as administrators,
      ${acts(requests, sql`from support_requests r where r.status in ('new', 'in_progress', 'waiting_author') and ${visibleRequests(scope)}`)} as support,
      ${counted(sql`from processes p where p.started_by = ${actor.id}::uuid and p.status in ('queued', 'running')`)} as processes`.execute(
      db,
    ),
  ]);
  return { unread, finished, ...rows[0]! };
}
