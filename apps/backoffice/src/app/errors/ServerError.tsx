import { LinkButton } from '@pribavka/ui';
import { ServerErrorScreen } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { basename } from '../urls.ts';
import { appMessages } from '../messages.ts';

export interface ServerErrorProps {
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const reload = (): void => globalThis.location.reload();

/** `/500` and a screen that fell over. The way home is a full navigation: what fell may be the router. */
export function ServerError({ requestId, onRetry = reload }: ServerErrorProps): ReactElement {
  return (
    <ServerErrorScreen
      requestId={requestId}
      onRetry={onRetry}
      actions={<LinkButton href={basename + dashboardUrl()}>{appMessages.serverError.home}</LinkButton>}
    />
  );
}
