import { isProblem } from '@pribavka/api';
import { isChunkError, reloadOnChunkError } from '@pribavka/api/start';
import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { Failure } from './Failure.tsx';

/** A screen that failed, or whose code did not come: after a release the page is loaded again by itself. */
export function RouteError(): ReactElement {
  const error = useRouteError();
  useEffect(() => void reloadOnChunkError(error), [error]);
  const problem = isProblem(error) ? error : undefined;
  return <Failure problem={problem} lost={problem?.kind === 'network' || isChunkError(error)} />;
}
