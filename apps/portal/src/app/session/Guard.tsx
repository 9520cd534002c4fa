import { decide, type Decision, type ScreenName } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { useEffect, useReducer, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { isBackoffice, loginUrl, returnAddress } from '../../screens/login/urls.ts';
import { profileUrl } from '../../screens/profile/urls.ts';
import { NotFound, ServerError } from '../errors/lazy.tsx';
import { useFirstLoad } from '../loader.ts';
import { adminDashboardUrl } from '../urls.ts';
import { appWords } from '../words.ts';
import { cameFrom, enterScreen, forgetPrevious } from './previous.ts';

/** Lets a navigation through, or takes it where specification §2 and §6 say. */
export function Guard({ screen, children }: { screen: ScreenName; children: ReactNode }): ReactElement | null {
  const { status, state, problem, reload } = useSession();
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const known = status === 'anonymous' || status === 'authorised';
  useFirstLoad(status === 'loading', appWords.opening);
  const decision: Decision = known ? decide({ screen, session: state, from: cameFrom(screen) }) : { kind: 'allow' };
  // An open screen is entered before the session is known: the way from it must not be forgotten.
  const entered = decision.kind === 'allow' && (known || isOpen(screen));
  useEffect(() => {
    if (entered) enterScreen(screen);
  }, [entered, screen]);

  if (!known && !isOpen(screen)) {
    return status === 'failed' ? <ServerError requestId={problem?.requestId} onRetry={() => reload()} /> : null;
  }
  switch (decision.kind) {
    case 'allow':
      return <>{children}</>;
    case 'toLogin':
      return <ToLogin />;
    case 'clearTokensAndLogin':
      return <Forget screen={screen} onDone={lookAgain} />;
    case 'toProfile':
      return <Navigate to={profileUrl()} replace />;
    case 'toMain':
      return <ToMain page={decision.page} />;
    case 'notFound':
      return <NotFound />;
  }
}

/** Public screens do not wait for the session: Login must paint at once and work while the server thinks. */
const isOpen = (screen: ScreenName): boolean =>
  ['registration', 'restore-password', 'email-confirm', 'error-500', 'not-found'].includes(screen);

function ToLogin(): ReactElement {
  const { pathname, search } = useLocation();
  return <Navigate to={loginUrl(`${pathname}${search}`)} replace />;
}

/** Drops the tokens of somebody who is not let in yet; the guard looks again when they are gone. */
function Forget({ screen, onDone }: { screen: ScreenName; onDone: () => void }): ReactElement | null {
  const { forget } = useSession();
  useEffect(() => {
    forgetPrevious(screen);
    forget();
    // Without tokens there is nothing to forget, and nobody else would ask the guard again.
    onDone();
  }, [forget, screen, onDone]);
  return null;
}

function ToMain({ page }: { page: 'dashboard' | 'admin-dashboard' }): ReactElement | null {
  const { search } = useLocation();
  const asked = returnAddress(search);
  const foreign = asked === undefined ? page === 'admin-dashboard' : isBackoffice(asked);
  useEffect(() => {
    if (foreign) globalThis.location.replace(asked ?? adminDashboardUrl());
  }, [foreign, asked]);
  return foreign ? null : <Navigate to={asked ?? dashboardUrl()} replace />;
}
