import { sql } from 'kysely';

import { addDays } from '../../core/calendar.ts';
import { createNotify } from '../../core/notices/notify.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { changeAccount } from '../../modules/accounts/index.ts';
import { notifyLapsing, readLapsing } from '../../modules/ledger/index.ts';
import { addCard } from '../../modules/payout-cards/index.ts';
import { daysAgo } from '../context.ts';
import { card } from '../numbers.ts';
import { createAdjustment } from '../parts/adjustments.ts';
import type { SeededMember } from '../parts/members.ts';
import { payOut, type PayoutOutcome } from '../payouts/run.ts';
import { bringBack } from '../sales/run.ts';
import type { StatesRun } from './index.ts';

// Above the cards of the other members.
const firstCard = 1_200_000;

/** A card of one's own, and payouts to it. */
export async function planPayoutsOf(
  run: StatesRun,
  member: SeededMember,
  payouts: readonly { day: number; points: number; outcome: PayoutOutcome }[],
): Promise<void> {
  const { db, ctx, timeline } = run;
  const { vault, ring } = ctx;
  const now = new Date((member.confirmedAt ?? ctx.end).getTime() + 8 * 86_400_000);
  const number = card(firstCard + member.index * 4_839);
  const { id } = await addCard({ db, vault, ring, now, memberId: member.id, number, isDefault: true });
  for (const { day, points, outcome } of payouts) {
    timeline.add(daysAgo(ctx.end, day, 9, 40), (at) =>
      payOut({ ...run, notifies: true }, { memberId: member.id, cardId: id, points, at, outcome }),
    );
  }
}

/** Points that lapse in a few days, and the notice of it. */
export function planGift({ db, ctx, timeline, financeIds }: StatesRun, member: SeededMember): void {
  const [by, second] = financeIds;
  timeline.add(daysAgo(ctx.end, 20, 15, 40), (at) =>
    createAdjustment(db, {
      memberId: member.id,
      points: 340,
      reasonCode: 'contest',
      comment: 'Приз за витрину недели, действует недолго',
      expiresOn: addDays(programmeDay(ctx.end), 5),
      status: 'applied',
      by,
      second,
      at,
    }),
  );
  timeline.add(daysAgo(ctx.end, 1, 10, 5), async (at) => {
    const today = programmeDay(at);
    const lots = await readLapsing(db, today, undefined, 5000);
    const own = lots.filter(({ memberId }) => memberId === member.id);
    await notifyLapsing({ db, notify: createNotify(db, () => at) }, today, own);
  });
}

/** The day a moderator stops the payouts of a member. */
export function planRestriction({ db, ctx, timeline, moderators }: StatesRun, { id, reason }: SeededMember): void {
  timeline.add(daysAgo(ctx.end, 6, 14, 15), (at) =>
    changeAccount(db, id, { spendBlocked: true, spendBlockReason: reason ?? '' }, { at, by: moderators[0] ?? '' }),
  );
}

/** The buyer brings back what the member has had points for. */
export function planReturn(run: StatesRun, member: SeededMember): void {
  const { db, ctx, timeline } = run;
  timeline.add(daysAgo(ctx.end, 4, 12, 30), async (at) => {
    const { rows } = await sql<{ id: string }>`
      select id from sales where member_id = ${member.id} and status = 'confirmed' order by number limit 1`.execute(db);
    if (rows[0]) await bringBack(run, rows[0].id, at);
  });
}
