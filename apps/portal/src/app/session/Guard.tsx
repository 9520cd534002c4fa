import { decide, type Decision, type ScreenName, screens } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { Suspense, useEffect, useEffectEvent, useReducer, type ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { isBackoffice, loginUrl, returnAddress } from '../../screens/login/urls.ts';
import { profileUrl } from '../../screens/profile/urls.ts';
import { useKept } from '../../offline/Strip.tsx';
import { optional } from '../../shared/optional.ts';
import { NotFound } from '../errors/NotFound.tsx';
import { Failure } from '../errors/Failure.tsx';
import { appMessages } from '../messages.ts';
import { useFirstLoad } from '../shell/loader.ts';
import { adminDashboardUrl } from '../urls.ts';
import { usePlace } from '../usePlace.ts';
import { useTitle } from '../useTitle.ts';
import { cameFrom, enterScreen, forgetPrevious } from './previous.ts';

const ProfileAway = optional(async () => ({ default: (await import('../../offline/parts.ts')).ProfileAway }));

/** These do not wait for the session: they work while the server thinks. */
const openScreens: ReadonlySet<string> = new Set(['registration', 'restore-password', 'email-confirm']);

/** Lets a person into the screen of the address, or sends them where specification §2 and §6 say. */
export function Guard(): ReactElement | null {
  const { screen } = usePlace();
  const { status, state, problem, reload } = useSession();
  const { isProfileKept } = useKept();
  const [, decideAgain] = useReducer((times: number) => times + 1, 0);
  const known = status === 'anonymous' || status === 'authorised';
  const isOpen = openScreens.has(screen);
  useTitle(screens[screen].title);
  useFirstLoad(status === 'loading', appMessages.opening);
  const decision: Decision = known ? decide({ screen, session: state, from: cameFrom(screen) }) : { kind: 'allow' };
  // An open screen is entered before the session is known: the way from it must not be forgotten.
  const entered = decision.kind === 'allow' && (known || isOpen);
  useEffect(() => {
    if (entered) enterScreen(screen);
  }, [entered, screen]);

  if (!known && !isOpen) {
    if (status !== 'failed') return null;
    return <Failure problem={problem} lost={problem?.kind === 'network'} onRetry={() => void reload()} />;
  }
  switch (decision.kind) {
    case 'allow':
      // What is personal is not kept on the device.
      if (screen === 'profile' && isProfileKept) {
        return (
          <Suspense fallback={null}>
            <ProfileAway onRetry={() => void reload()} />
          </Suspense>
        );
      }
      return <Outlet />;
    case 'toLogin':
      return <ToLogin />;
    case 'clearTokensAndLogin':
      return <ClearTokens screen={screen} onDone={decideAgain} />;
    case 'toProfile':
      return <Navigate to={profileUrl()} replace />;
    case 'toMain':
      return <ToMain page={decision.page} />;
    case 'notFound':
      return <NotFound />;
  }
}

function ToLogin(): ReactElement {
  const { pathname, search } = useLocation();
  return <Navigate to={loginUrl(`${pathname}${search}`)} replace />;
}

/** Drops the tokens of somebody who is not let in yet; the guard decides again when they are gone. */
function ClearTokens({ screen, onDone }: { screen: ScreenName; onDone: () => void }): ReactElement | null {
  const { forget } = useSession();
  const clear = useEffectEvent(() => {
    forgetPrevious(screen);
    forget();
    // Without tokens there is nothing to forget, and nothing else would make the guard decide again.
    onDone();
  });
  useEffect(() => clear(), []);
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
