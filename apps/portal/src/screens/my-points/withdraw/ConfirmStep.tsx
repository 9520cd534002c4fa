import { useApi, useCommand } from '@pribavka/api/react';
import { CodeForm } from '@pribavka/forms/account';
import { Button, formatMoney } from '@pribavka/ui';
import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { CodeSent, Withdrawal } from '../../../shared/contract.ts';
import { withdrawMessages as messages } from './messages.ts';
import type { WithdrawalDraft } from './AmountStep.tsx';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > h3 {
    font: var(--pb-type-h2);
  }
`;

export interface ConfirmStepProps {
  draft: WithdrawalDraft;
  /** What is known of the code; undefined after a reload. */
  sent: CodeSent | undefined;
  codeRequired: boolean;
  onBack: () => void;
  onDone: (withdrawal: Withdrawal) => void;
}

/** The last word: the sum by name and the code. One idempotency key for all presses of this step. */
export function ConfirmStep({ draft, sent, codeRequired, onBack, onDone }: ConfirmStepProps): ReactElement {
  const api = useApi();
  const made = useRef<Withdrawal>(undefined);
  const create = useCommand('withdrawals.create', {
    invalidates: ['withdrawals.*', 'points.*', 'operations.*'],
    quiet: 'all',
  });
  const body = { points: draft.points, cardId: draft.cardId };
  const run = async (code?: string): Promise<void> => {
    made.current = await create.run({ body: { ...body, ...(code === undefined ? {} : { code }) } });
  };
  const finish = (): void => {
    if (made.current) onDone(made.current);
  };
  return (
    <Root>
      <h3>{messages.codeTitle}</h3>
      {codeRequired ? (
        <CodeForm
          to={sent?.sentTo ?? messages.yourPhone}
          sent={sent}
          send={async (reuse) => api.call('withdrawals.sendCode', { body: { ...body, reuse } }, { quiet: 'all' })}
          confirm={run}
          onDone={finish}
          submitLabel={messages.confirm(formatMoney(draft.netKopecks))}
        />
      ) : (
        <Button
          variant="primary"
          wide
          loading={create.pending}
          onClick={() => {
            void run().then(finish, () => undefined);
          }}
        >
          {messages.confirm(formatMoney(draft.netKopecks))}
        </Button>
      )}
      <Button variant="text" onClick={onBack}>
        {messages.back}
      </Button>
    </Root>
  );
}
