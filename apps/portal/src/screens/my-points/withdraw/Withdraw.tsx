import { Sheet } from '@pribavka/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { useMember } from '../../../app/session/useMember.ts';
import { SheetFoot } from '../../../shared/SheetFoot.tsx';
import { withdrawMessages as messages } from './messages.ts';
import { Begin } from './Begin.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { LookStep } from './LookStep.tsx';
import type { MadeWithdrawal } from './draft.ts';
import { afterLook } from './stage.ts';
import { type ShownIntent, useIntent } from './useIntent.ts';

export interface WithdrawProps extends ShownIntent {
  onClose: () => void;
  onDone: () => void;
}

/** Points to a card: what is in the way, the sum, the code, the number of the request. */
export default function Withdraw({ onClose, onDone, ...address }: WithdrawProps): ReactElement {
  const { id } = useMember();
  const { stage, go, keyOf, restart } = useIntent(id, address);
  const sheet = useRef<HTMLDivElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // The button that led on is gone with its step: the keyboard must not fall back behind the sheet.
  useEffect(() => {
    if (document.activeElement === document.body) sheet.current?.focus();
  });
  const finish = (withdrawal: MadeWithdrawal): void => go({ kind: 'done', withdrawal });
  return (
    <Sheet
      ref={sheet}
      open
      title={messages.title}
      onClose={stage.kind === 'done' ? onDone : onClose}
      dirty={stage.kind === 'confirm'}
      footer={<SheetFoot ref={setFoot} />}
    >
      {stage.kind === 'amount' && (
        <Begin
          foot={foot}
          draft={stage.draft}
          onNext={(draft, sent) => go({ kind: 'confirm', draft, sent, codeRequired: sent !== undefined })}
          onLeave={onClose}
        />
      )}
      {stage.kind === 'look' && (
        <LookStep
          key={keyOf(stage.draft)}
          idempotencyKey={keyOf(stage.draft)}
          onMade={finish}
          onSpent={restart}
          onNone={() => go(afterLook(stage))}
        />
      )}
      {stage.kind === 'confirm' && (
        <ConfirmStep
          foot={foot}
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
          onDone={finish}
        />
      )}
      {stage.kind === 'done' && <DoneStep foot={foot} withdrawal={stage.withdrawal} onLeave={onDone} />}
    </Sheet>
  );
}
