import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds, where } from '../../../core/lists/list-ids.ts';
import { readPromotions } from '../../promotion-rules/index.ts';
import { promotionCards } from './cards.ts';
import { type Condition, ends, ofBrands, openTo, orderOf, searchOf, withVersion } from './list.ts';
import { ownClock } from './own-store.ts';

type Tab = NonNullable<Body<'promotions.list'>['tab']>;

/** What is paused once it has begun stays where its members look for it: a spent budget pauses by itself. */
const tabs: Record<Tab, (clock: Date) => Condition> = {
  active: (clock) =>
    sql`(p.status in ('active', 'scheduled', 'paused') and p.starts_at <= ${clock} and ${ends()} > ${clock})`,
  soon: (clock) => sql`(p.status in ('active', 'scheduled') and p.starts_at > ${clock})`,
  finished: (clock) => sql`(p.status = 'finished' or (p.status in ('active', 'paused') and ${ends()} <= ${clock}))`,
};

/** How many promotions each tab holds, in one pass over those the seller may see. */
async function countTabs(
  db: Db,
  conditions: readonly Condition[],
  clock: Date,
): Promise<NonNullable<Output<'promotions.list'>['totals']>> {
  const count = (tab: Tab): Condition => sql`count(*) filter (where ${tabs[tab](clock)})::int`;
  const { rows } = await sql<Record<Tab, number>>`
    select ${count('active')} as active, ${count('soon')} as soon, ${count('finished')} as finished
    from promotions p ${where(conditions)}`.execute(db);
  return rows[0]!;
}

/** Promotions of one tab a seller may see, and how many each tab holds. */
export async function listOwnPromotions(ctx: Ctx<'promotions.list'>): Promise<Output<'promotions.list'>> {
  const { body, db } = ctx;
  const clock = await ownClock(ctx);
  const filters = body.filters ?? {};
  const conditions = [
    openTo(ctx.actor),
    ...ofBrands(filters.brandIds),
    ...(filters.mechanics?.length ? [withVersion(sql`v.mechanic = any(${[...filters.mechanics]}::text[])`)] : []),
    ...searchOf(body.search),
  ];
  const found = await listIds(db, {
    from: sql`from promotions p`,
    where: [tabs[body.tab ?? 'active'](clock), ...conditions],
    id: sql`p.id`,
    order: orderOf(body.sort, 'endsAt', body.tab === 'finished' ? 'desc' : 'asc'),
    ...askedPage(body),
  });
  const records = found.ids.length > 0 ? await readPromotions(db, sql`p.id = any(${[...found.ids]}::uuid[])`) : [];
  return {
    ...listAnswer(
      body,
      found,
      await promotionCards(db, inOrder(found.ids, records), ctx.actor, { now: ctx.now(), clock }),
    ),
    totals: await countTabs(db, conditions, clock),
  };
}
