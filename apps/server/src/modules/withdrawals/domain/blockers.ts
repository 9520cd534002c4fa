import type { ProblemCode, WithdrawalBlocker } from '@pribavka/api';

import { type CodedMessage, textOf } from '../../../http/problem.ts';
import type { Output } from '../../../http/contract.ts';
import type { WithdrawalFacts } from '../repository/facts.ts';

type Link = NonNullable<Output<'withdrawals.quote'>['blockers'][number]['link']>;
/** One reason: its message with the problem code for programs, its sentence, and the place where it can be fixed. */
export type Blocker = {
  code: WithdrawalBlocker;
  message: CodedMessage<ProblemCode>;
  text: string;
  link: Link | null;
};

const blocker = (code: WithdrawalBlocker, message: CodedMessage<ProblemCode>, link: Link | null): Blocker => ({
  code,
  message,
  text: textOf(message),
  link,
});

const passports: Record<string, (facts: WithdrawalFacts) => Blocker[]> = {
  verified: () => [],
  on_check: () => [blocker('passport_on_check', { code: 'PASSPORT_ON_CHECK' }, 'passport')],
  declined: (facts) => [
    blocker(
      'passport_declined',
      {
        code: 'PASSPORT_DECLINED',
        params: {
          reason: facts.declineReason ?? 'проверьте данные',
        },
      },
      'passport',
    ),
  ],
};

/** Who the person is and what he has: independent of the sum. */
function standing(facts: WithdrawalFacts): Blocker[] {
  const passport =
    passports[facts.passportStatus] ??
    (() => [blocker('passport_required', { code: 'PASSPORT_REQUIRED' }, 'passport')]);
  return [
    ...(facts.isPhoneVerified ? [] : [blocker('phone_not_verified', { code: 'PHONE_NOT_VERIFIED' }, 'phone')]),
    ...(facts.status === 'confirmed' ? [] : [blocker('status_not_confirmed', { code: 'MEMBER_NOT_CONFIRMED' }, null)]),
    ...passport(facts),
    ...(facts.cards > 0 ? [] : [blocker('card_required', { code: 'CARD_REQUIRED' }, 'cards')]),
    ...(facts.spendBlocked
      ? [
          blocker(
            'spend_blocked',
            {
              code: 'POINTS_BLOCKED',
              params: {
                reason: facts.spendBlockReason ?? 'обратитесь в поддержку',
              },
            },
            'support',
          ),
        ]
      : []),
    ...(facts.debt > 0 ? [blocker('debt', { code: 'POINTS_DEBT', params: { n: facts.debt } }, 'points')] : []),
  ];
}

function amount(facts: WithdrawalFacts, points: number): Blocker[] {
  const s = facts.settings;
  const wanted = points === 0 ? s.withdrawalMin : points;
  const monthLeft = Math.max(0, s.withdrawalPerMonth - facts.monthPoints);
  return [
    ...(facts.active < wanted ? [blocker('not_enough', { code: 'POINTS_NOT_ENOUGH' }, 'points')] : []),
    ...(points > 0 && points < s.withdrawalMin
      ? [blocker('below_minimum', { code: 'WITHDRAW_MIN', params: { n: s.withdrawalMin } }, null)]
      : []),
    ...(points > s.withdrawalMax
      ? [blocker('above_maximum', { code: 'WITHDRAW_MAX', params: { n: s.withdrawalMax } }, null)]
      : []),
    ...(points % s.withdrawalStep === 0
      ? []
      : [blocker('wrong_step', { code: 'WITHDRAW_STEP', params: { n: s.withdrawalStep } }, null)]),
    ...(facts.dayRequests >= s.withdrawalPerDay
      ? [blocker('daily_limit', { code: 'WITHDRAW_DAILY', params: { n: s.withdrawalPerDay } }, null)]
      : []),
    ...(monthLeft < wanted
      ? [blocker('monthly_limit', { code: 'WITHDRAW_MONTHLY', params: { n: monthLeft } }, null)]
      : []),
  ];
}

/** Everything in the way, in the order of domain 3.10. Zero points ask whether any withdrawal is possible. */
export const blockersOf = (facts: WithdrawalFacts, points: number): Blocker[] => [
  ...standing(facts),
  ...amount(facts, points),
];
