import type { SeededMember } from '../parts/members.ts';
import type { SeedContext } from '../context.ts';
import type { PlannedLine, PlannedSale } from './plan.ts';
import { soldOn } from './till.ts';

const day = 86_400_000;

// Days ago: the dispute is over, so the receipt is free, and the sale may still be registered.
const longest = 38;
const latest = 10;

/**
 * What a moderator has to look at twice, the newest of the queue: the receipt of a refused sale in the hands of a
 * colleague, photographed once more or with the very same photo, and a sale from a colleague's phone. It draws no random
 * numbers, so the rest of the demo is the same with it and without it.
 */
export function planSuspicious(
  { end }: SeedContext,
  { sales, sellers, line }: { sales: readonly PlannedSale[]; sellers: readonly SeededMember[]; line: PlannedLine },
): PlannedSale[] {
  const daysBefore = (at: Date): number => (end.getTime() - at.getTime()) / day;
  const colleaguesOf = ({ member }: Pick<PlannedSale, 'member'>): SeededMember[] =>
    sellers.filter(
      ({ id, place, confirmedAt }) =>
        id !== member.id && place.partnerId === member.place.partnerId && confirmedAt && daysBefore(confirmedAt) > 60,
    );
  const shared = { outcome: 'wait', decideAfterHours: 2, photo: true } as const;
  const minutesAgo = (minutes: number) => new Date(end.getTime() - minutes * 60_000);
  const [first, second] = sales
    .filter(({ outcome, photo }) => outcome === 'reject' && photo)
    .filter(({ at }) => daysBefore(at) > latest && daysBefore(at) < longest)
    .filter((sale) => colleaguesOf(sale).length > 0)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const copies = [first, second].flatMap((sale, index): PlannedSale[] => {
    const member = sale && colleaguesOf(sale).at(-index);
    if (!member) return [];
    const { saleDate, lines, receipt } = sale;
    const at = minutesAgo(50 - 40 * index);
    return [{ ...shared, member, at, saleDate, lines, receipt, copyOf: sale, samePhoto: index === 1 }];
  });
  const lender = copies[0]?.member;
  const member = lender && colleaguesOf({ member: lender }).at(-1);
  if (!member) return copies;
  const at = minutesAgo(25);
  const receipt = { fn: '9999078900417305', fd: '90417', fpd: '314159265', number: 417 };
  return [...copies, { ...shared, member, at, saleDate: soldOn(at), lines: [line], receipt, phoneOf: lender }];
}
