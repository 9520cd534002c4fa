import type { WithdrawalBlocker } from '@pribavka/api';

import { pointsText } from '../../../core/money.ts';
import type { Output } from '../../../http/contract.ts';
import type { OverrideRecord } from '../repository/overrides.ts';
import type { WithdrawalRecord } from '../repository/records.ts';

/** A condition of the payout that no longer holds. */
export type Obstacle = Output<'withdrawals.get'>['obstacles'][number];

/** As finance reads it. */
const texts: Partial<Record<WithdrawalBlocker, string>> = {
  status_not_confirmed: 'участник заблокирован или не подтверждён',
  phone_not_verified: 'телефон участника не подтверждён',
  spend_blocked: 'вывод баллов участнику приостановлен',
  passport_required: 'паспортные данные не заполнены или устарели',
  passport_on_check: 'паспортные данные на проверке',
  passport_declined: 'паспортные данные отклонены',
  card_required: 'карты, на которую просили выплату, больше нет',
};

/** Nothing allows a payout that has nowhere to go. */
export const isFinal = (code: WithdrawalBlocker): boolean => code === 'card_required';

/** Until the money sets off: then nothing is stopped any more. */
export function isWithFinance({ status, registryApprovedAt }: Pick<WithdrawalRecord, 'status' | 'registryApprovedAt'>) {
  if (status === 'in_registry') return registryApprovedAt === null;
  return status === 'new' || status === 'on_review' || status === 'approved' || status === 'failed';
}

/** With what the member owes, points. */
export const obstaclesOf = (codes: readonly WithdrawalBlocker[], debt: number): Obstacle[] =>
  codes.map((code) => ({
    code,
    text: code === 'debt' ? `у участника задолженность ${pointsText(debt)}` : (texts[code] ?? code),
  }));

/** All of them in one line, for a refusal. */
export const obstaclesText = (codes: readonly WithdrawalBlocker[], debt: number): string =>
  obstaclesOf(codes, debt)
    .map(({ text }) => text)
    .join(', ');

/** What two people have allowed, for the file of finance: which conditions, who and why. */
export const overriddenText = (overrides: readonly OverrideRecord[]): string | null =>
  overrides
    .filter(({ status }) => status === 'approved')
    .map(({ obstacles, debt, reason, askedByName, decidedByName }) =>
      [`${obstaclesText(obstacles, debt)}: ${reason}`, `${askedByName}, ${decidedByName ?? ''}`].join('. '),
    )
    .join('; ') || null;
