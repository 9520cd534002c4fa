import type { Db } from '../../db/open.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { addDays } from '../../core/calendar.ts';
import { addCard } from '../../modules/payout-cards/index.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { card } from '../numbers.ts';
import { createAdjustment } from '../parts/adjustments.ts';
import type { SeededMember } from '../parts/members.ts';
import type { Timeline } from '../timeline.ts';
import { payOut, type PayoutOutcome } from './run.ts';

export interface PayoutParts {
  db: Db;
  ctx: SeedContext;
  timeline: Timeline;
  members: readonly SeededMember[];
  demoMemberId: string;
  /** Who forms a registry and who approves it. */
  financeIds: readonly [string, string];
}

const smallest = 500;
const largest = 15_000;

async function activePoints(db: Db, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('wallets')
    .select(['active', 'debt'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row && row.debt === 0 ? row.active : 0;
}

const lastDayOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** The number everybody sees first, with a part of it that lapses at the end of the month. */
const shown = { total: 12_480, lapsing: 820 };

/**
 * On the last morning the member of the pictures takes out what is above the number shown, or wins
 * what is missing: her balance is a result of operations like everyone's.
 */
async function settleDemoMember(parts: PayoutParts, cardId: string, at: Date): Promise<void> {
  const { db, demoMemberId, financeIds } = parts;
  const target = shown.total - shown.lapsing;
  const spare = (await activePoints(db, demoMemberId)) - target;
  const [by, second] = financeIds;
  if (spare >= smallest)
    await payOut(parts, { memberId: demoMemberId, cardId, points: Math.min(spare, largest), at, outcome: 'paid' });
  const left = (await activePoints(db, demoMemberId)) - target;
  const adjustment = { memberId: demoMemberId, by, second, at, status: 'applied' as const };
  if (left !== 0) {
    const comment = left < 0 ? 'Приз осеннего конкурса продавцов' : 'Возврат лишнего начисления по акции';
    const expiresOn = addDays(programmeDay(at), 365);
    await createAdjustment(db, {
      ...adjustment,
      points: -left,
      reasonCode: left < 0 ? 'contest' : 'error',
      comment,
      expiresOn,
    });
  }
  const expiresOn = lastDayOfMonth(programmeDay(at));
  await createAdjustment(db, {
    ...adjustment,
    points: shown.lapsing,
    reasonCode: 'contest',
    comment: 'Подарок ко дню продавца, действует до конца месяца',
    expiresOn,
  });
}

function outcomeOf(ctx: SeedContext, day: number): PayoutOutcome {
  if (day <= 1) return 'new';
  if (day <= 3) return 'approved';
  if (day <= 5) {
    const goesOn = ctx.random.chance(0.6);
    // Whatever the day, a demo has payouts the bank has refused.
    return day < 5 && goesOn ? 'in_registry' : 'failed';
  }
  const roll = ctx.random.next();
  return roll < 0.06 ? 'rejected' : roll < 0.1 ? 'cancelled' : 'paid';
}

/** Cards of those whose data are verified, and a payout now and then. */
export async function planPayouts(parts: PayoutParts): Promise<void> {
  const { db, ctx, timeline, members, demoMemberId } = parts;
  const payable = members.filter(
    (member) => member.passport === 'verified' && member.status === 'confirmed' && member.pace > 0,
  );
  for (const [index, member] of payable.entries()) {
    const mine = member.id === demoMemberId;
    const now = new Date((member.confirmedAt ?? ctx.end).getTime() + 8 * 86_400_000);
    const made = await addCard({
      db,
      vault: ctx.vault,
      ring: ctx.ring,
      now,
      memberId: member.id,
      number: card(700_000 + index * 4_839),
      isDefault: true,
    });
    const days = mine ? [92, 61, 33] : [70 - (index % 9), 40 - (index % 11), index % 7];
    for (const day of days) {
      timeline.add(daysAgo(ctx.end, day, 8, 55 - (index % 40)), async (at) => {
        const active = await activePoints(db, member.id);
        const points = Math.min(largest, mine ? Math.floor(active * 0.6) : active - (active % 50));
        if (points < smallest || at < now) return;
        await payOut(parts, {
          memberId: member.id,
          cardId: made.id,
          points,
          at,
          outcome: mine ? 'paid' : outcomeOf(ctx, day),
        });
      });
    }
    if (mine) timeline.add(daysAgo(ctx.end, 1, 8, 55), (at) => settleDemoMember(parts, made.id, at));
  }
}
