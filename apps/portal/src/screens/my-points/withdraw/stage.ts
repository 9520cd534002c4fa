import { isUnpaid } from '@pribavka/api';

import type { CodeSent, Withdrawal } from '../../../shared/contract.ts';
import type { WithdrawalDraft } from './AmountStep.tsx';

/** How far the withdrawal has come. */
export type Stage =
  | { readonly kind: 'amount'; readonly draft: WithdrawalDraft | undefined }
  | {
      readonly kind: 'confirm';
      readonly draft: WithdrawalDraft;
      /** Undefined after a reload: the form asks how the code stands. */
      readonly sent: CodeSent | undefined;
      readonly codeRequired: boolean;
      /** By the server's clock, milliseconds; undefined where no code is asked for. */
      readonly codeMadeAt: number | undefined;
    }
  | { readonly kind: 'done'; readonly withdrawal: MadeWithdrawal };

/** What is said of a request that is made. */
export type MadeWithdrawal = Pick<Withdrawal, 'number' | 'netKopecks' | 'payoutBy'>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'pb-withdrawal';

/** As long as the code lives, milliseconds: a sum without one is asked for from the beginning. */
const LIFE = 10 * 60_000;

interface Kept {
  readonly memberId: string;
  readonly until: number;
  readonly draft: WithdrawalDraft;
  readonly codeMadeAt: number | undefined;
}

/** Moments of the server are all of one zone, so among themselves they are compared as if of UTC. */
const momentOf = (wire: string): number => Date.parse(`${wire.replace(' ', 'T')}Z`);

/** The stage after the amount. */
export const confirmStage = (draft: WithdrawalDraft, sent: CodeSent | undefined): Stage => ({
  kind: 'confirm',
  draft,
  sent,
  codeRequired: sent !== undefined,
  codeMadeAt: sent && momentOf(sent.expiresAt) - LIFE,
});

type Row = Pick<Withdrawal, 'points' | 'requestedAt' | 'status'> & { readonly card: Pick<Withdrawal['card'], 'id'> };

/** The request of this sum and card that came after its code: it was made, and only its answer was lost. */
export const requestOf = <R extends Row>(
  rows: readonly R[],
  draft: WithdrawalDraft,
  codeMadeAt: number,
): R | undefined =>
  rows.find(
    ({ points, card, status, requestedAt }) =>
      points === draft.points && card.id === draft.cardId && !isUnpaid(status) && momentOf(requestedAt) >= codeMadeAt,
  );

function readKept(storage: Store, memberId: string, now: number): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.memberId === memberId && kept.until > now ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The sum that waits for its code, over a reload and a closed sheet of the same member. */
export function keptStage(storage: Store, memberId: string, now: number): Stage {
  const kept = readKept(storage, memberId, now);
  return kept
    ? { kind: 'confirm', draft: kept.draft, sent: undefined, codeRequired: true, codeMadeAt: kept.codeMadeAt }
    : { kind: 'amount', draft: undefined };
}

export function saveStage(storage: Store, memberId: string, stage: Stage, now: number): void {
  try {
    if (stage.kind !== 'confirm' || !stage.codeRequired) return storage.removeItem(KEY);
    const { draft, codeMadeAt } = stage;
    const until = stage.sent ? now + LIFE : (readKept(storage, memberId, now)?.until ?? now + LIFE);
    return storage.setItem(KEY, JSON.stringify({ memberId, until, draft, codeMadeAt } satisfies Kept));
  } catch {
    // A full or forbidden storage only costs the survival of a reload.
    return undefined;
  }
}
