import { useSession } from '@pribavka/api/react';
import { Banner, ConfirmHost, GlobalLoader, useOnline } from '@pribavka/ui';
import { BackofficeShell, useCommandKey } from '@pribavka/ui/shell';
import { lazy, type ReactElement, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { profilePath } from '../../screens/profile/urls.ts';
import { salesQueuePath } from '../../screens/sales/urls.ts';
import { loader } from '../loader.ts';
import { navigationOf } from '../nav.ts';
import { appWords } from '../words.ts';
import { accountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Brand } from './Brand.tsx';
import { placeOf } from './places.ts';
import { routerLink } from './RouterLink.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useQueueCounts } from './useQueueCounts.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** The frame round every screen of the back-office. */
export function Frame({ children }: { children: ReactNode }): ReactElement {
  const { access, profile } = useSession();
  const { pathname } = useLocation();
  const online = useOnline();
  const counts = useQueueCounts();
  const [searching, setSearching] = useState(false);
  const label = useSyncExternalStore(loader.subscribe, loader.current, () => undefined);
  // The palette comes with its first use and stays, so that closing it is animated.
  const [sought, setSought] = useState(false);
  const seek = (): void => {
    setSought(true);
    setSearching(true);
  };
  useCommandKey(seek);
  const groups = navigationOf(access, counts);
  const place = placeOf(pathname, groups, pathname.startsWith(profilePath) ? appWords.sections.profile : undefined);
  return (
    <>
      <BackofficeShell
        groups={groups}
        currentId={place.currentId}
        breadcrumbs={place.breadcrumbs}
        renderLink={routerLink}
        brand={<Brand />}
        flush={pathname.startsWith(salesQueuePath)}
        account={profile && { name: `${profile.firstName} ${profile.lastName}`, detail: profile.roleName }}
        accountMenu={accountMenu}
        onSearch={seek}
        tools={
          <>
            <Bell />
            <ThemeMenu />
          </>
        }
        loader={<GlobalLoader active={label !== undefined} label={label ?? appWords.opening} />}
      >
        {!online && <Banner tone="warning" title={appWords.offline} />}
        {children}
      </BackofficeShell>
      {sought && (
        <Suspense>
          <Palette open={searching} onClose={() => setSearching(false)} groups={groups} />
        </Suspense>
      )}
      <ConfirmHost />
    </>
  );
}
