import { canGrant, decide, type Decision, screens } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { ErrorState } from '@pribavka/ui';
import { type ReactElement, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { NotFound } from '../errors/NotFound.tsx';
import { appMessages } from '../messages.ts';
import { leaveToLogin } from '../session/leave.ts';
import { portalDashboardUrl } from '../urls.ts';
import { Opening } from './Opening.tsx';
import { usePlace } from './usePlace.ts';

/** Leaves the app once; nothing is drawn meanwhile. */
function Leave({ to }: { to: () => void }): ReactElement {
  useEffect(to, [to]);
  return <Opening />;
}

const toLogin = (): void => leaveToLogin();
const toPortal = (): void => globalThis.location.assign(portalDashboardUrl());

/** Lets a person into the screen of the address, or sends them where specification §2 says. */
export function Guard(): ReactElement {
  const session = useSession();
  const { screen, grant } = usePlace();
  useEffect(() => {
    document.title = [screens[screen].title, appMessages.product].filter(Boolean).join(' · ');
  }, [screen]);
  if (session.status === 'loading') return <Opening />;
  if (session.status === 'failed') {
    return (
      <ErrorState
        title={appMessages.serverError.title}
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
      return <Outlet />;
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
      return <NotFound />;
  }
}
