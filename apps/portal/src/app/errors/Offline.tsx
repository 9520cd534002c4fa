import { Button, useOnline } from '@pribavka/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';

import { useTitle } from '../useTitle.ts';
import { appMessages } from '../messages.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** What needs the network and did not come: nothing is broken, and it opens by itself when the network is back. */
export function Offline({ onRetry }: { onRetry?: (() => void) | undefined }): ReactElement {
  const messages = appMessages.noNetwork;
  const online = useOnline();
  const wasAway = useRef(!online);
  const retry = onRetry ?? (() => globalThis.location.reload());
  useTitle(messages.title);
  useEffect(() => {
    if (!online) wasAway.current = true;
    else if (wasAway.current) {
      // Once for each return of the network: what fails again waits for a press.
      wasAway.current = false;
      retry();
    }
  });
  return (
    <ErrorPage
      code={messages.code}
      title={messages.title}
      text={messages.text}
      stone="not-found"
      actions={
        <Button variant="primary" icon={RefreshCw} onClick={retry}>
          {messages.retry}
        </Button>
      }
    />
  );
}
