import { useOwnSessions } from '@pribavka/api/react';
import { SessionsPanel } from '@pribavka/forms/account';
import type { ReactElement } from 'react';

/** «Сессии»: where one is signed in. */
export function Sessions(): ReactElement {
  return <SessionsPanel {...useOwnSessions()} />;
}
