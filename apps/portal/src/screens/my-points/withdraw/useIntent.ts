import { useStableCallback } from '@pribavka/ui';
import { useInvalidate } from '@pribavka/api/react';
import { useEffect, useState } from 'react';

import { keyOf, type MadeWithdrawal, type WithdrawalDraft } from './draft.ts';
import { intentSlot } from './intent-slot.ts';
import { newIntent, openIntent, parseIntent, saveIntent } from './intent.ts';
import type { Stage } from './stage.ts';

/** What a withdrawal changes on the screens around it. */
export const afterWithdrawal = ['withdrawals.*', 'points.*', 'operations.*'] as const;

export interface WithdrawalIntent {
  readonly stage: Stage;
  readonly go: (stage: Stage) => void;
  /** The one idempotency key of this sum to this card, however often and from whichever tab it is sent. */
  readonly keyOf: (draft: WithdrawalDraft) => string;
  /** What was made under the key is over without a payout: the next request needs a key of its own. */
  readonly restart: () => void;
}

/** The address of a withdrawal that is made, so that a reload shows it again. */
export interface ShownIntent {
  readonly shown: string | undefined;
  readonly onMade: (intentId: string) => void;
}

const toMade = ({ number, netKopecks, payoutBy }: MadeWithdrawal): MadeWithdrawal => ({ number, netKopecks, payoutBy });

/** The member's withdrawal as this browser knows it, shared by its tabs (domain 3.23). */
export function useIntent(userId: string, { shown, onMade }: ShownIntent): WithdrawalIntent {
  const [{ intentId, stage }, setOpened] = useState(() => openIntent(localStorage, userId, Date.now(), shown));
  const isMade = stage.kind === 'done';
  const tell = useStableCallback(onMade);
  useEffect(() => {
    if (isMade && shown !== intentId) tell(intentId);
  }, [isMade, shown, intentId, tell]);
  const invalidate = useInvalidate();
  const go = (next: Stage): void => {
    const stored: Stage = next.kind === 'done' ? { kind: 'done', withdrawal: toMade(next.withdrawal) } : next;
    saveIntent(localStorage, userId, intentId, stored, Date.now());
    setOpened({ intentId, stage: stored });
  };
  const hear = useStableCallback((event: StorageEvent) => {
    if (event.key !== intentSlot(userId)) return;
    const other = parseIntent(event.newValue);
    // Another tab has made it: this one must not offer it a second time.
    if (other?.id !== intentId || !other.made || stage.kind === 'done') return;
    invalidate(afterWithdrawal);
    setOpened({ intentId, stage: { kind: 'done', withdrawal: other.made } });
  });
  useEffect(() => {
    globalThis.addEventListener('storage', hear);
    return () => globalThis.removeEventListener('storage', hear);
  }, [hear]);
  return {
    stage,
    go,
    keyOf: (draft) => keyOf(intentId, draft),
    restart: () =>
      setOpened({
        intentId: newIntent(localStorage, userId),
        stage: { kind: 'amount', draft: 'draft' in stage ? stage.draft : undefined },
      }),
  };
}
