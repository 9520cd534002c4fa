import { Banner, Button, ButtonGroup } from '@pribavka/ui';
import { useEffect, useRef, type ReactElement } from 'react';

import { Ending } from '../form/Ending.ts';
import { saleFormMessages } from '../form/messages.ts';
import { outboxMessages as messages } from './messages.ts';

export interface WaitingDoneProps {
  onMore?: (() => void) | undefined;
  onList: () => void;
}

/** What the person sees when the sale could not be sent: it is not lost, and nothing is left to do. */
export function WaitingDone({ onMore, onList }: WaitingDoneProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Ending>
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
    </Ending>
  );
}
