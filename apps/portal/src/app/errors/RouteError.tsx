import { isProblem } from '@pribavka/api';
import { isChunkError, reloadOnChunkError } from '@pribavka/api/start';
import { useOnline } from '@pribavka/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';

import { Offline } from './Offline.tsx';
import { ServerError } from './ServerError.tsx';

/**
 * A screen that failed, or whose code did not come. After a release the page is loaded again by itself; without a
 * network nothing is broken, and the screen says so.
 */
export function RouteError(): ReactElement {
  const error = useRouteError();
  const online = useOnline();
  // Known when it happened: the page is opened again when the network is back, and must not say «500» meanwhile.
  const [away] = useState(!online);
  useEffect(() => void reloadOnChunkError(error), [error]);
  const isNetwork = isProblem(error) && error.kind === 'network';
  if (isNetwork || (isChunkError(error) && away)) return <Offline />;
  return <ServerError requestId={isProblem(error) ? error.requestId : undefined} />;
}
