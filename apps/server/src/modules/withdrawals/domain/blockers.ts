import type { ProblemCode, WithdrawalBlocker } from '@pribavka/api';

import { type ProblemValues, textOf } from '../../../http/problem.ts';
import type { Output } from '../../../http/contract.ts';
import type { WithdrawalFacts } from '../repository/facts.ts';

type Link = NonNullable<Output<'withdrawals.quote'>['blockers'][number]['link']>;
/** One reason with its sentence, the problem code for programs and the place where it can be fixed. */
export type Blocker = {
  code: WithdrawalBlocker;
  problem: ProblemCode;
  params: ProblemValues;
  text: string;
  link: Link | null;
};

const blocker = (
  code: WithdrawalBlocker,
  name: ProblemCode,
  link: Link | null,
  params: ProblemValues = {},
): Blocker => ({ code, problem: name, params, text: textOf({ code: name, params }), link });

const passports: Record<string, (facts: WithdrawalFacts) => Blocker[]> = {
  verified: () => [],
  on_check: () => [blocker('passport_on_check', 'PASSPORT_ON_CHECK', 'passport')],
  declined: (facts) => [
    blocker('passport_declined', 'PASSPORT_DECLINED', 'passport', {
      reason: facts.declineReason ?? 'проверьте данные',
    }),
  ],
};

/** Who the person is and what he has: independent of the sum. */
function standing(facts: WithdrawalFacts): Blocker[] {
  const passport =
    passports[facts.passportStatus] ?? (() => [blocker('passport_required', 'PASSPORT_REQUIRED', 'passport')]);
  return [
    ...(facts.isPhoneVerified ? [] : [blocker('phone_not_verified', 'PHONE_NOT_VERIFIED', 'phone')]),
    ...(facts.status === 'confirmed' ? [] : [blocker('status_not_confirmed', 'MEMBER_NOT_CONFIRMED', null)]),
    ...passport(facts),
    ...(facts.cards > 0 ? [] : [blocker('card_required', 'CARD_REQUIRED', 'cards')]),
    ...(facts.spendBlocked
      ? [
          blocker('spend_blocked', 'POINTS_BLOCKED', 'support', {
            reason: facts.spendBlockReason ?? 'обратитесь в поддержку',
          }),
        ]
      : []),
    ...(facts.debt > 0 ? [blocker('debt', 'POINTS_DEBT', 'points', { n: facts.debt })] : []),
  ];
}

function amount(facts: WithdrawalFacts, points: number): Blocker[] {
  const s = facts.settings;
  const wanted = points === 0 ? s.withdrawalMin : points;
  const monthLeft = Math.max(0, s.withdrawalPerMonth - facts.monthPoints);
  return [
    ...(facts.active < wanted ? [blocker('not_enough', 'POINTS_NOT_ENOUGH', 'points')] : []),
    ...(points > 0 && points < s.withdrawalMin
      ? [blocker('below_minimum', 'WITHDRAW_MIN', null, { n: s.withdrawalMin })]
      : []),
    ...(points > s.withdrawalMax ? [blocker('above_maximum', 'WITHDRAW_MAX', null, { n: s.withdrawalMax })] : []),
    ...(points % s.withdrawalStep === 0 ? [] : [blocker('wrong_step', 'WITHDRAW_STEP', null, { n: s.withdrawalStep })]),
    ...(facts.dayRequests >= s.withdrawalPerDay
      ? [blocker('daily_limit', 'WITHDRAW_DAILY', null, { n: s.withdrawalPerDay })]
      : []),
    ...(monthLeft < wanted ? [blocker('monthly_limit', 'WITHDRAW_MONTHLY', null, { n: monthLeft })] : []),
  ];
}

/** Everything in the way, in the order of domain 3.10. Zero points ask whether any withdrawal is possible. */
export const blockersOf = (facts: WithdrawalFacts, points: number): Blocker[] => [
  ...standing(facts),
  ...amount(facts, points),
];
