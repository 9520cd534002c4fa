import { Button, ErrorState } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { appMessages } from '../app/messages.ts';
import { useLeave } from '../app/session/useLeave.ts';

/** Stands in for the profile, of which nothing personal is kept on the device; the way out stays. */
export function ProfileAway({ onRetry }: { onRetry: () => void }): ReactElement {
  const leave = useLeave();
  return (
    <ErrorState
      title={appMessages.noNetwork.title}
      description={appMessages.noNetwork.text}
      onRetry={onRetry}
      actions={<Button onClick={() => void leave()}>{appMessages.logout}</Button>}
    />
  );
}
