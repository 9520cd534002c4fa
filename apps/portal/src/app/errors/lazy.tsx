import { lazy, Suspense, type ReactElement } from 'react';

import { BareError } from './BareError.tsx';
import type { ServerErrorProps } from './ServerError.tsx';

const NotFoundScreen = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));

/** Rarely seen, so the first screen does not carry it. */
export const NotFound = (): ReactElement => (
  <Suspense fallback={null}>
    <NotFoundScreen />
  </Suspense>
);

const loadServerError = async (): Promise<typeof import('./ServerError.tsx')> => import('./ServerError.tsx');

const ServerErrorScreen = lazy(async () => {
  try {
    return { default: (await loadServerError()).ServerError };
  } catch {
    // A page about a failure must stand even when its own file does not come.
    return { default: BareError };
  }
});

/** ErrorPage500, fetched once the first screen stands. */
export const ServerError = (props: ServerErrorProps): ReactElement => (
  <Suspense fallback={null}>
    <ServerErrorScreen {...props} />
  </Suspense>
);

/** Fetches the page of failures beforehand: when one comes, there may be no connection left. */
export const preloadServerError = (): void => void loadServerError().catch(() => undefined);
