import type { Db } from '../../db/open.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { createMembers, type MemberParts, type SeededMember } from '../parts/members.ts';
import { fillPassports } from '../parts/passports.ts';
import { createPromotions, type PromotionParts } from '../parts/promotions.ts';
import { createRandom } from '../random.ts';
import { runSales } from '../sales/run.ts';
import type { Timeline } from '../timeline.ts';
import { statePeople } from './people.ts';
import { planGift, planPayoutsOf, planRestriction, planReturn } from './points.ts';
import { statePromotions } from './promotions.ts';
import { createSell } from './sales.ts';

export interface StatesRun {
  db: Db;
  ctx: SeedContext;
  timeline: Timeline;
  moderators: readonly string[];
  financeIds: readonly [string, string];
}

// With random numbers of their own these members leave those of the rest as they were.
const withOwnRandom = (ctx: SeedContext): SeedContext => ({ ...ctx, random: createRandom(40_004) });

/** Members for the states the other members do not show. */
export async function createStateMembers(db: Db, ctx: SeedContext, parts: MemberParts): Promise<SeededMember[]> {
  const own = withOwnRandom(ctx);
  const members = await createMembers(db, own, statePeople, parts);
  await fillPassports(db, own, members, parts.moderatorId);
  return members;
}

interface Parts extends Pick<StatesRun, 'db' | 'ctx' | 'timeline'> {
  members: readonly SeededMember[];
  promotionParts: PromotionParts;
  staff: ReadonlyMap<string, string>;
}

/** Plays the stories of those members along with everybody's. */
export async function planStates({ db, ctx: shared, timeline, members, promotionParts, staff }: Parts): Promise<void> {
  const [promoted, restricted, indebted] = members;
  if (!promoted || !restricted || !indebted) throw new Error('a member of the states is missing');
  const id = (key: string): string => staff.get(key) ?? '';
  const ctx = withOwnRandom(shared);
  const moderators = [id('moderator'), id('moderator2')];
  const run: StatesRun = { db, ctx, timeline, moderators, financeIds: [id('finance'), id('finance2')] };
  // Made on their first day: a rule that looks back costs every sale registered after it.
  for (const seed of statePromotions(promotionParts, promoted.place.partnerId)) {
    timeline.add(daysAgo(ctx.end, seed.from, 0), () => createPromotions(db, ctx, promotionParts, [seed]));
  }
  const sell = createSell(ctx, promotionParts.products);
  const sales = [
    sell(promoted, 92, { 'ЯР-40016': 4 }),
    sell(promoted, 1, { 'ЯР-30012': 3, 'ЯР-10001': 2, 'ЯР-00060': 9, 'ЯР-20008': 3 }),
    // What a question holds is reserved: the budget is spent, and the promotion still runs.
    sell(promoted, 1, { 'ЯР-10001': 1 }, 'Приложите фото чека: без него не видно, где куплен дальномер.'),
    sell(restricted, 80, { 'ЯР-40016': 2 }),
    sell(indebted, 70, { 'ЯР-40016': 1 }),
  ];
  for (const { id: demoMemberId } of members) {
    const own = sales.filter(({ member }) => member.id === demoMemberId);
    runSales({ db, ctx, timeline, photos: new Map(), moderators, demoMemberId }, own);
  }
  await planPayoutsOf(run, promoted, [
    { day: 34, points: 1500, outcome: 'paid' },
    { day: 11, points: 800, outcome: 'returned' },
  ]);
  planGift(run, promoted);
  await planPayoutsOf(run, restricted, []);
  planRestriction(run, restricted);
  await planPayoutsOf(run, indebted, [{ day: 40, points: 600, outcome: 'paid' }]);
  planReturn(run, indebted);
}
