import { useQuery } from '@pribavka/api/react';
import { Sheet, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { useMember } from '../../../app/session/useMember.ts';
import { withdrawMessages as messages } from './messages.ts';
import { AmountStep } from './AmountStep.tsx';
import { Blockers } from './Blockers.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { LookStep } from './LookStep.tsx';
import { reasonBlockers } from './blockers.ts';
import type { MadeWithdrawal } from './draft.ts';
import { afterLook } from './stage.ts';
import { useIntent } from './useIntent.ts';

export interface WithdrawProps {
  onClose: () => void;
  onDone: () => void;
}

/** Points to a card: what is in the way, the sum, the code, the number of the request. */
export default function Withdraw({ onClose, onDone }: WithdrawProps): ReactElement {
  const { id } = useMember();
  const { stage, go, keyOf, restart } = useIntent(id);
  const start = useQuery('withdrawals.quote', { body: { points: 0 } });
  const cards = useQuery('cards.list');
  const blockers = start.data ? reasonBlockers(start.data) : [];
  const onMade = (withdrawal: MadeWithdrawal): void => go({ kind: 'done', withdrawal });
  return (
    <Sheet
      open
      title={messages.title}
      onClose={stage.kind === 'done' ? onDone : onClose}
      dirty={stage.kind === 'confirm'}
    >
      {stage.kind === 'amount' && !start.data && !start.problem && (
        <Skeleton shape="text" rows={6} label={messages.loading} />
      )}
      {stage.kind === 'amount' && start.problem && !start.data && (
        <SectionError level={3} title={messages.quoteFailed} problem={start.problem} onRetry={start.reload} />
      )}
      {start.data && stage.kind === 'amount' && blockers.length > 0 && (
        <Blockers blockers={blockers} onLeave={onClose} />
      )}
      {start.data && blockers.length === 0 && stage.kind === 'amount' && cards.data && (
        <AmountStep
          terms={start.data}
          cards={cards.data}
          draft={stage.draft}
          onNext={(draft, sent) => go({ kind: 'confirm', draft, sent, codeRequired: sent !== undefined })}
        />
      )}
      {stage.kind === 'look' && (
        <LookStep
          key={keyOf(stage.draft)}
          idempotencyKey={keyOf(stage.draft)}
          onMade={onMade}
          onSpent={restart}
          onNone={() => go(afterLook(stage))}
        />
      )}
      {stage.kind === 'confirm' && (
        <ConfirmStep
          draft={stage.draft}
          sent={stage.sent}
          codeRequired={stage.codeRequired}
          idempotencyKey={keyOf(stage.draft)}
          onBack={(isUnknown) =>
            go(
              isUnknown
                ? { kind: 'look', draft: stage.draft, codeRequired: stage.codeRequired, next: 'amount' }
                : { kind: 'amount', draft: stage.draft },
            )
          }
          onChanged={(draft) => go({ ...stage, draft })}
          onDone={onMade}
        />
      )}
      {stage.kind === 'done' && <DoneStep withdrawal={stage.withdrawal} onLeave={onDone} />}
    </Sheet>
  );
}
