import { decide, screens } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { ErrorState } from '@pribavka/ui';
import { type ReactElement, Suspense, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { lazyOf } from '../../shared/lazy-of.ts';
import { appMessages } from '../messages.ts';
import { leaveToLogin } from '../session/leave.ts';
import { portalDashboardUrl } from '../urls.ts';
import { Opening } from './Opening.tsx';
import { usePlace } from './usePlace.ts';

// Few people meet it, and it brings a drawing.
const NotFound = lazyOf(() => import('../errors/NotFound.tsx'), 'NotFound');

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
  const { screen } = usePlace();
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
  const decision = decide({ screen, session: session.state });
  switch (decision.kind) {
    case 'allow':
      if (screen !== 'admin-not-found') return <Outlet />;
      break;
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
  }
  return (
    <Suspense fallback={<Opening />}>
      <NotFound />
    </Suspense>
  );
}
