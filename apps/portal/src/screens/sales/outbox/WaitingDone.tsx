import { Banner, Button, ButtonGroup } from '@pribavka/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { saleFormMessages } from '../form/messages.ts';
import { outboxMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & h3 {
    font: var(--pb-type-h2);
    letter-spacing: var(--pb-type-h2-spacing);
  }
  & h3:focus {
    outline: none;
  }
`;

export interface WaitingDoneProps {
  onMore?: (() => void) | undefined;
  onList: () => void;
}

/** What the person sees when the sale could not be sent: it is not lost, and nothing is left to do. */
export function WaitingDone({ onMore, onList }: WaitingDoneProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root>
      <h3 ref={heading} tabIndex={-1}>
        {messages.doneTitle}
      </h3>
      <Banner tone="info" title={messages.doneText} />
      <ButtonGroup stack>
        {onMore && (
          <Button variant="primary" onClick={onMore}>
            {saleFormMessages.more}
          </Button>
        )}
        <Button onClick={onList}>{saleFormMessages.toList}</Button>
      </ButtonGroup>
    </Root>
  );
}
