import { Button, Glyph } from '@pribavka/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { registrationMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  & > p {
    color: var(--pb-text-secondary);
  }
  & > h2:focus {
    outline: none;
  }
`;

/** The end of the application: what happens next. */
export function Sent({ onLeave }: { onLeave: () => void }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root>
      <Glyph name="ok" size={40} />
      <h2 ref={heading} tabIndex={-1}>
        {messages.doneTitle}
      </h2>
      <p>{messages.doneText}</p>
      <Button variant="primary" onClick={onLeave}>
        {messages.toLogin}
      </Button>
    </Root>
  );
}
