import { exportPromotions } from './exports/promotions.ts';
import { exportPromotionAccruals } from './exports/accruals.ts';
import type { PromotionStatus } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Work } from '../../http/context.ts';
import { programmeZone } from '../../http/wire-date.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { promotionNumber } from '../../core/numbers.ts';
import { endOfPeriod } from '../promotion-rules/index.ts';
import { announcePromotion } from './commands/announce.ts';
import { isBudgetSpent } from './repository/budget.ts';

interface Transition {
  action: 'activate' | 'finish' | 'pause';
  to: PromotionStatus;
  comment: string | null;
  /** Of `promotions p`. */
  when: (now: Date) => RawBuilder<unknown>;
}

/** The clock of the westernmost shop, where a day of the programme ends last: a promotion runs until it has ended there. */
const lastClock = (now: Date) =>
  sql`(select least(${now} at time zone ${programmeZone()}, min(${now} at time zone s.timezone)) from stores s where s.status = 'active')`;

/** What becomes of promotions by themselves, in this order (domain 3.8). */
const transitions: readonly Transition[] = [
  {
    action: 'activate',
    to: 'active',
    comment: null,
    when: (now) => sql`p.status = 'scheduled' and p.starts_at <= ${now}`,
  },
  {
    action: 'finish',
    to: 'finished',
    comment: null,
    when: (now) =>
      sql`p.status in ('active', 'paused') and greatest(${endOfPeriod(sql`p.ends_at`)}, ${endOfPeriod(sql`p.submit_until`)}) at time zone ${programmeZone()} <= ${lastClock(now)}`,
  },
  // What is only reserved may come back with a refused sale: until then the promotion goes on.
  {
    action: 'pause',
    to: 'paused',
    comment: 'Бюджет израсходован',
    when: () => sql`p.status = 'active' and ${isBudgetSpent}`,
  },
];

type Advanced = { id: string; number: number; was: PromotionStatus };

async function advance(work: Work, { action, to, comment, when }: Transition): Promise<void> {
  const now = work.now();
  const { rows } = await sql<Advanced>`
    with due as materialized (
      select p.id, p.status as was from promotions p where ${when(now)} order by p.id for update of p),
    turned as (
      update promotions p set status = ${to}, updated_at = ${now}, updated_by = null, version = p.version + 1
      from due where p.id = due.id returning p.id, p.number, due.was),
    told as (
      insert into promotion_events (id, promotion_id, at, action, from_status, to_status, comment)
      select ledger_id(), id, ${now}, ${action}, was, ${to}, ${comment} from turned)
    select id, number, was from turned order by number`.execute(work.db);
  for (const { id, number, was } of rows) {
    if (to === 'active') await work.jobs.send(announcePromotion, { id }, { key: id });
    work.audit({
      entityType: 'promotion',
      entityId: id,
      entityLabel: promotionNumber(number),
      action: 'status',
      before: { status: was },
      after: { status: to },
      ...(comment === null ? {} : { reason: comment }),
    });
  }
}

/** Promotions start and finish by the clock, and stop when their budget is spent. */
export const advanceStatuses = defineJob({
  name: 'promotions.turn',
  cron: '*/5 * * * *',
  handle: async (ctx) => {
    for (const transition of transitions) await ctx.transaction((work) => advance(work, transition));
  },
});

export const promotionsJobs: readonly Job[] = [
  advanceStatuses,
  announcePromotion,
  exportPromotions,
  exportPromotionAccruals,
] as Job[];
