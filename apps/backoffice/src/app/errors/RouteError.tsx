import { isProblem } from '@pribavka/api';
import { reloadOnChunkError } from '@pribavka/api/start';
import { ErrorState } from '@pribavka/ui';
import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { appMessages } from '../messages.ts';

const reload = (): void => globalThis.location.reload();

/** A screen that failed, or whose code did not come; the shell around it stays. */
export function RouteError(): ReactElement {
  const error = useRouteError();
  useEffect(() => void reloadOnChunkError(error), [error]);
  return (
    <ErrorState
      title={appMessages.serverError.title}
      requestId={isProblem(error) ? error.requestId : undefined}
      // The page is loaded again: what the screen failed over is still in the cache.
      onRetry={reload}
    />
  );
}
