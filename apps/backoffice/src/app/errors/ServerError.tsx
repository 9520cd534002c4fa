import { LinkButton } from '@pribavka/ui';
import { ServerErrorScreen } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { basename } from '../urls.ts';
import { appMessages } from '../messages.ts';

/** `/500`. The way home is a full navigation: what fell may be the router. */
export function Component(): ReactElement {
  return (
    <ServerErrorScreen
      onRetry={() => globalThis.location.reload()}
      actions={<LinkButton href={basename + dashboardUrl()}>{appMessages.serverError.home}</LinkButton>}
    />
  );
}
