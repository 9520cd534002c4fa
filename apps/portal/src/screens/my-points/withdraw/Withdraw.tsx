import { useQuery } from '@pribavka/api/react';
import { Sheet, Skeleton } from '@pribavka/ui';
import { useEffect, useState, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { useMember } from '../../../app/session/useMember.ts';
import { withdrawMessages as messages } from './messages.ts';
import { AmountStep } from './AmountStep.tsx';
import { Blockers } from './Blockers.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { LostAnswer } from './LostAnswer.tsx';
import { reasonBlockers } from './blockers.ts';
import { confirmStage, keptStage, saveStage, type MadeWithdrawal, type Stage } from './stage.ts';

export interface WithdrawProps {
  onClose: () => void;
  onDone: () => void;
}

/** Points to a card: what is in the way, the sum, the code, the number of the request. */
export default function Withdraw({ onClose, onDone }: WithdrawProps): ReactElement {
  const { id } = useMember();
  const [stage, setStage] = useState<Stage>(() => keptStage(sessionStorage, id, Date.now()));
  useEffect(() => saveStage(sessionStorage, id, stage, Date.now()), [id, stage]);
  const start = useQuery('withdrawals.quote', { body: { points: 0 } });
  const cards = useQuery('cards.list');
  const blockers = start.data ? reasonBlockers(start.data) : [];
  const onMade = (withdrawal: MadeWithdrawal): void => setStage({ kind: 'done', withdrawal });
  return (
    <Sheet
      open
      title={messages.title}
      onClose={stage.kind === 'done' ? onDone : onClose}
      dirty={stage.kind === 'confirm'}
    >
      {!start.data && !start.problem && <Skeleton shape="text" rows={6} label={messages.loading} />}
      {start.problem && !start.data && (
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
          onNext={(draft, sent) => setStage(confirmStage(draft, sent))}
        />
      )}
      {stage.kind === 'confirm' && (
        <LostAnswer stage={stage} onMade={onMade}>
          <ConfirmStep
            draft={stage.draft}
            sent={stage.sent}
            codeRequired={stage.codeRequired}
            onBack={() => setStage({ kind: 'amount', draft: stage.draft })}
            onDone={onMade}
          />
        </LostAnswer>
      )}
      {stage.kind === 'done' && <DoneStep withdrawal={stage.withdrawal} onLeave={onDone} />}
    </Sheet>
  );
}
