import { useSession } from '@pribavka/api/react';
import { scrollKey } from '@pribavka/api/start';
import { Banner, ConfirmHost, GlobalLoader, useOnline } from '@pribavka/ui';
import { BackofficeShell, useCommandKey } from '@pribavka/ui/shell';
import { lazy, type ReactElement, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { KeysHelp } from '../../shared/keys/KeysHelp.tsx';
import { LeaveGuard } from '../guard/LeaveGuard.tsx';
import { usePlace } from '../guard/usePlace.ts';
import { appMessages } from '../messages.ts';
import { accountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { HomeLink } from './HomeLink.tsx';
import { loader } from './loader.ts';
import { breadcrumbsOf, navigationOf } from './navigation.ts';
import { Release } from './release/Release.tsx';
import { routerLink } from './RouterLink.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useFinishedProcesses } from './useFinishedProcesses.ts';
import { useImportSweep } from './useImportSweep.ts';
import { useProgrammeZone } from './useProgrammeZone.ts';
import { useQueueCounts } from './useQueueCounts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/Palette.tsx')).Palette }));

/** The frame around every screen of the back-office. */
export function Shell(): ReactElement {
  const { access, profile } = useSession();
  const isMember = access?.roleCode === 'member';
  const place = usePlace();
  const navigating = useNavigation().state !== 'idle';
  const online = useOnline();
  const counts = useQueueCounts();
  useFinishedProcesses();
  useImportSweep();
  useProgrammeZone();
  const [searching, setSearching] = useState(false);
  const held = useSyncExternalStore(loader.subscribe, loader.current, () => undefined);
  // The palette stays after its first use, so that closing it is animated.
  const [palette, setPalette] = useState(false);
  const openPalette = (): void => {
    if (isMember) return;
    setPalette(true);
    setSearching(true);
  };
  useCommandKey(openPalette);
  const groups = navigationOf(access, counts);
  return (
    <>
      <BackofficeShell
        groups={groups}
        currentId={place.section}
        breadcrumbs={breadcrumbsOf(place)}
        renderLink={routerLink}
        brand={<HomeLink />}
        flush={place.flush ?? false}
        account={profile && { name: `${profile.firstName} ${profile.lastName}`, detail: profile.roleName }}
        accountMenu={accountMenu}
        onSearch={isMember ? undefined : openPalette}
        searchLabel={appMessages.palette.search}
        tools={
          <>
            {!isMember && <Bell />}
            <ThemeMenu />
          </>
        }
        loader={<GlobalLoader active={navigating || held !== undefined} label={held ?? appMessages.opening} />}
      >
        {!online && <Banner tone="warning" title={appMessages.offline} style={{ marginBottom: 16 }} />}
        <Release />
        <Outlet />
      </BackofficeShell>
      {palette && (
        <Suspense>
          <Palette open={searching} onClose={() => setSearching(false)} groups={groups} />
        </Suspense>
      )}
      <ConfirmHost />
      <KeysHelp />
      <LeaveGuard />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
