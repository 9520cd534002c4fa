import { intentKey } from '@pribavka/api';

import type { Quote, Withdrawal } from '../../../shared/contract.ts';

/** What a person agrees to; `version` goes with the request. */
export type Terms = Pick<Quote, 'version' | 'rateKopecks' | 'netKopecks' | 'taxNote'>;

/** A sum on its way to a card. */
export interface WithdrawalDraft {
  readonly points: number;
  readonly cardId: string;
  readonly terms: Terms;
  /** What was shown before the terms changed; the person has not agreed to the new ones yet. */
  readonly before?: Terms | undefined;
}

/** What is said of a request that is made. */
export type MadeWithdrawal = Pick<Withdrawal, 'number' | 'netKopecks' | 'payoutBy'>;

type Wanted = Pick<WithdrawalDraft, 'points' | 'cardId'>;

export const isSameWithdrawal = (one: Wanted, other: Wanted): boolean =>
  one.points === other.points && one.cardId === other.cardId;

/** The key of the request: of the sum and the card, whatever the code and the rate. */
export const keyOf = (intentId: string, { points, cardId }: Wanted): string => intentKey(intentId, [points, cardId]);

export const termsOf = ({ version, rateKopecks, netKopecks, taxNote }: Quote): Terms => ({
  version,
  rateKopecks,
  netKopecks,
  taxNote,
});

/** The draft by another quote, with what it was by the one that was shown. */
export function requoted(draft: WithdrawalDraft, quote: Quote): WithdrawalDraft {
  const terms = termsOf(quote);
  return terms.version === draft.terms.version ? draft : { ...draft, terms, before: draft.terms };
}
