import type { Problem } from '@pribavka/api';
import { useOnline } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { Offline } from './Offline.tsx';
import { ServerError } from './ServerError.tsx';

export interface FailureProps {
  problem: Problem | undefined;
  /** Something the page waits for has not come, an answer or a part of the application. */
  lost: boolean;
  /** Default: reloads the page. */
  onRetry?: (() => void) | undefined;
}

/** Without a network nothing is broken, and the page says so; a server that is away is an error of ours. */
export function Failure({ problem, lost, onRetry }: FailureProps): ReactElement {
  const online = useOnline();
  // Known when it happened: the page is opened again when the network is back, and must not say «500» meanwhile.
  const [away] = useState(!online);
  return lost && away ? (
    <Offline onRetry={onRetry} />
  ) : (
    <ServerError requestId={problem?.requestId} onRetry={onRetry} />
  );
}
