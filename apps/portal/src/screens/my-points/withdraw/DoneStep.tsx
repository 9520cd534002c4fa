import { Button, formatDate, formatMoney, Glyph } from '@pribavka/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

import { withdrawMessages as messages } from './messages.ts';
import type { MadeWithdrawal } from './draft.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  & > h3 {
    font: var(--pb-type-h2);
  }
  & > h3:focus {
    outline: none;
  }
`;

export interface DoneStepProps {
  /** Of the sheet: the way on stands there. */
  foot: HTMLElement | null;
  withdrawal: MadeWithdrawal;
  onLeave: () => void;
}

/** The request is in: its number and when the money comes. */
export function DoneStep({ foot, withdrawal, onLeave }: DoneStepProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root>
      <Glyph name="ok" size={40} />
      <h3 ref={heading} tabIndex={-1}>
        {messages.doneTitle}
      </h3>
      <p>
        {messages.doneText(withdrawal.number, formatMoney(withdrawal.netKopecks))}{' '}
        {withdrawal.payoutBy && messages.doneDate(formatDate(withdrawal.payoutBy, 'listDay'))}
      </p>
      {foot &&
        createPortal(
          <Button variant="primary" onClick={onLeave}>
            {messages.toPayouts}
          </Button>,
          foot,
        )}
    </Root>
  );
}
