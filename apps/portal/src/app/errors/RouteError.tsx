import { reloadOnChunkError } from '@pribavka/api/start';
import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { ServerError } from './ServerError.tsx';

/** A screen that failed, or whose code did not come: after a release the page is loaded again by itself. */
export function RouteError(): ReactElement {
  const error = useRouteError();
  useEffect(() => void reloadOnChunkError(error), [error]);
  return <ServerError />;
}
