import { canGrant, decide, type Decision, type Grant, type ScreenName } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { ErrorState } from '@pribavka/ui';
import { type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';

import { dashboardUrl } from '../screens/dashboard/urls.ts';
import { NotFound } from './errors/lazy.ts';
import { ScreenBoundary } from './errors/ScreenBoundary.tsx';
import { leaveToLogin } from './leave.ts';
import { Opening } from './Opening.tsx';
import { portalDashboardUrl } from './urls.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { appWords } from './words.ts';

/** Leaves the app once, with nothing drawn meanwhile. */
function Leave({ to }: { to: () => void }): ReactElement {
  useEffect(to, [to]);
  return <Opening />;
}

const toLogin = (): void => leaveToLogin();
const toPortal = (): void => globalThis.location.assign(portalDashboardUrl());

export interface GuardProps {
  screen: ScreenName;
  /** A right the address needs beside the screen's own: a place of work of those who may do it. */
  grant?: Grant | undefined;
  children: ReactNode;
}

/** Lets the person into a screen, or sends him where specification §2 says. */
export function Guard({ screen, grant, children }: GuardProps): ReactElement {
  const session = useSession();
  useNavigationEffects(screen);
  if (session.status === 'loading') return <Opening />;
  if (session.status === 'failed') {
    return (
      <ErrorState
        title={appWords.serverError.title}
        requestId={session.problem?.requestId}
        onRetry={() => void session.reload()}
      />
    );
  }
  const asked = decide({ screen, session: session.state });
  const forbidden = asked.kind === 'allow' && grant !== undefined && !canGrant(session.access, grant);
  const decision: Decision = forbidden ? { kind: 'notFound' } : asked;
  switch (decision.kind) {
    case 'allow':
      return (
        <ScreenBoundary key={screen}>
          <Suspense fallback={<Opening />}>{children}</Suspense>
        </ScreenBoundary>
      );
    case 'toLogin':
      return <Leave to={toLogin} />;
    case 'clearTokensAndLogin':
      return (
        <Leave
          to={() => {
            session.forget();
            leaveToLogin({ remember: false });
          }}
        />
      );
    case 'toMain':
      return decision.page === 'dashboard' ? <Leave to={toPortal} /> : <Navigate to={dashboardUrl()} replace />;
    case 'toProfile':
    case 'notFound':
      return (
        <Suspense fallback={<Opening />}>
          <NotFound />
        </Suspense>
      );
  }
}
