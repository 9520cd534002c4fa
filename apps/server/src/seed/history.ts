import type { Db } from '../db/open.ts';
import { programmeDay } from '../http/wire-date.ts';
import { activateDue, expireDue } from '../modules/ledger/index.ts';
import { daysAgo, type SeedContext } from './context.ts';
import { adjustSome } from './parts/adjustments.ts';
import type { SeededProduct } from './parts/products.ts';
import { blockMember, type SeededMember } from './parts/members.ts';
import { planPayouts } from './payouts/plan.ts';
import { photographAll } from './sales/photos.ts';
import { planSales } from './sales/plan.ts';
import { runSales } from './sales/run.ts';
import { Timeline } from './timeline.ts';

export interface HistoryParts {
  members: readonly SeededMember[];
  products: readonly SeededProduct[];
  staff: ReadonlyMap<string, string>;
  demoMemberId: string;
  /** What is planned for people with a story of their own, in the same order of time. */
  planMore: (timeline: Timeline) => Promise<void>;
}

// Members served by one call: a smaller answer says that nobody is left, so it is not asked again.
const portion = 200;

// Days ago: points of the first sales are on hold, and those of the two gifts that lapse do it on the last days.
const firstActivation = 172;
const firstLapse = 8;

// What the nightly jobs would have done: points that came due live, points that lapsed are gone.
function planNights(db: Db, ctx: SeedContext, timeline: Timeline): void {
  for (let day = firstActivation; day >= 0; day -= 1) {
    timeline.add(daysAgo(ctx.end, day, 3, 10), async (at) => {
      while ((await activateDue(db, at, portion)) === portion);
      if (day > firstLapse) return;
      while ((await expireDue(db, programmeDay(at), at, portion)) === portion);
    });
  }
}

/** Plays half a year of the programme in the order of time, through the functions the server works by. */
export async function playHistory(db: Db, ctx: SeedContext, parts: HistoryParts): Promise<void> {
  const { members, products, staff, demoMemberId } = parts;
  const id = (key: string): string => staff.get(key) ?? '';
  const timeline = new Timeline();
  const plan = planSales(ctx, members, products, demoMemberId);
  const photos = await photographAll(plan);
  planNights(db, ctx, timeline);
  runSales({ db, ctx, timeline, photos, moderators: [id('moderator'), id('moderator2')], demoMemberId }, plan);
  for (const member of members.filter((one) => one.status === 'blocked')) {
    timeline.add(daysAgo(ctx.end, 12, 16, 5), (at) => blockMember(db, member, id('moderator'), at));
  }
  const financeIds = [id('finance'), id('finance2')] as const;
  adjustSome({ db, ctx, timeline, members, demoMemberId, financeIds });
  await planPayouts({ db, ctx, timeline, members, demoMemberId, financeIds });
  await parts.planMore(timeline);
  await timeline.runUntil(ctx.end);
}
