import { useHydrated } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { devMailboxUrl } from '../../app/urls.ts';
import { config } from '../../config.ts';
import { Note } from './Note.ts';
import { loginMessages as messages } from './messages.ts';

// Only the page that is served knows what stand it is on: a script of the page says so before the first paint.
const DemoOnly = styled(Note)`
  :root:not([data-demo]) & {
    display: none;
  }
`;

/** Where the codes of the demo stand are read; the page is built with it, and a real stand takes it away. */
export function DemoNote(): ReactElement | null {
  const hydrated = useHydrated();
  if (hydrated && !config.demo) return null;
  return (
    <DemoOnly>
      {messages.demo} <a href={devMailboxUrl()}>{messages.mailbox}</a>
    </DemoOnly>
  );
}
