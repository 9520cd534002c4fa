import { isProblem } from '@pribavka/api';
import { outcomeUnknown, useApi, useCommand, useQuery } from '@pribavka/api/react';
import { Form, FormStrip, SubmitError } from '@pribavka/forms';
import { CodeForm } from '@pribavka/forms/account';
import { Button, formatMoney } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

import { cardName } from '../../../shared/cards.ts';
import type { CodeSent, Quote, Withdrawal } from '../../../shared/contract.ts';
import { FootButtons } from '../../../shared/SheetFoot.tsx';
import { ChangedTerms } from './ChangedTerms.tsx';
import { requoted, type WithdrawalDraft } from './draft.ts';
import { withdrawMessages as messages } from './messages.ts';
import { afterWithdrawal } from './useIntent.ts';

/** The cells of a code shrink with the narrowest phone. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > h3 {
    font: var(--pb-type-h2);
  }
  & > h3:focus {
    outline: none;
  }
`;

export interface ConfirmStepProps {
  /** Of the sheet: the main act stands there. */
  foot: HTMLElement | null;
  draft: WithdrawalDraft;
  /** What is known of the code; undefined after a reload. */
  sent: CodeSent | undefined;
  codeRequired: boolean;
  /** Of the intent: the same for every press, reload and tab. */
  idempotencyKey: string;
  /** `isUnknown`: a request was sent, and what became of it is not known here. */
  onBack: (isUnknown: boolean) => void;
  /** The rate or the tax is another by now: nothing was made. */
  onChanged: (draft: WithdrawalDraft) => void;
  onDone: (withdrawal: Withdrawal) => void;
}

/** The last word: the sum by name and the code. */
export function ConfirmStep(props: ConfirmStepProps): ReactElement {
  const { foot, draft, sent, codeRequired, idempotencyKey, onBack, onChanged, onDone } = props;
  const api = useApi();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of the step before is gone; the field of the code takes the focus by itself.
  useEffect(() => {
    if (!codeRequired) heading.current?.focus();
  }, [codeRequired]);
  const cards = useQuery('cards.list', {}, { quiet: 'all' });
  const card = cards.data?.find(({ id }) => id === draft.cardId);
  const create = useCommand('withdrawals.create', { invalidates: afterWithdrawal, quiet: 'all' });
  const isLost = create.problem !== undefined && outcomeUnknown(create.problem);
  const wanted = { points: draft.points, cardId: draft.cardId };
  const made = useRef<Withdrawal>(undefined);
  const run = async (code?: string): Promise<void> => {
    const body = { ...wanted, quoteVersion: draft.terms.version, ...(code === undefined ? {} : { code }) };
    try {
      made.current = await create.run({ body }, { idempotencyKey });
    } catch (error) {
      if (!isProblem(error, 'WITHDRAW_QUOTE_CHANGED') || !error.current) throw error;
      onChanged(requoted(draft, error.current as Quote));
      // Both sums stand in the banner.
      throw new SubmitError({});
    }
  };
  const finish = (): void => {
    if (made.current) onDone(made.current);
  };
  const label = messages.confirm(formatMoney(draft.terms.netKopecks));
  return (
    <Root>
      <h3 ref={heading} tabIndex={-1}>
        {messages.codeTitle}
      </h3>
      <p>
        {messages.takes(formatPoints(draft.points))} {card && messages.goesTo(cardName(card))}
      </p>
      {draft.before && <ChangedTerms before={draft.before} terms={draft.terms} />}
      {codeRequired ? (
        <CodeForm
          to={sent?.sentTo ?? messages.yourPhone}
          sent={sent}
          send={async (reuse) => api.call('withdrawals.sendCode', { body: { ...wanted, reuse } }, { quiet: 'all' })}
          confirm={run}
          onDone={finish}
          submitLabel={label}
          renderSubmit={(button) => foot && createPortal(button, foot)}
        />
      ) : (
        <Form id={id} onSubmit={async () => run()} onSuccess={finish}>
          <FormStrip />
          <FootButtons foot={foot} form={id} send={label} />
        </Form>
      )}
      <Button variant="text" onClick={() => onBack(create.pending || isLost)}>
        {messages.back}
      </Button>
    </Root>
  );
}
