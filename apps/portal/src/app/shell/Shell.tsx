import { useAllowed, useFileUrl, useQuery, useSession } from '@pribavka/api/react';
import { GlobalLoader, LogoMark, type MenuProps } from '@pribavka/ui';
import { PortalShell, type RenderLink } from '@pribavka/ui/shell';
import { useMemo, type ReactElement } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { styled } from 'styled-components';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { profileUrl } from '../../screens/profile/urls.ts';
import { latestSales } from '../../shared/latest-sales.ts';
import { OfflineHost } from '../../offline/OfflineHost.tsx';
import { appMessages } from '../messages.ts';
import { usePlace } from '../usePlace.ts';
import { Bell } from './Bell.tsx';
import { LazyAccountMenu } from './LazyAccountMenu.tsx';
import { useLoaderLabel } from './loader.ts';
import { navigationOf } from './navigation.ts';
import { Standalone } from './Standalone.tsx';
import { useFeedSheet } from './useFeedSheet.tsx';

const Brand = styled(Link)`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  color: inherit;
  font: 600 1.0625rem/1.5rem var(--pb-font-text);
  text-decoration: none;
`;

const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

const accountMenu = (trigger: MenuProps['trigger']): ReactElement => <LazyAccountMenu trigger={trigger} />;

/** Navigation, account and bell; nobody who is not signed in sees them while the guard sends them to Login. */
export function Shell(): ReactElement {
  const { status } = useSession();
  if (status !== 'authorised' && status !== 'loading') return <Standalone />;
  return (
    <>
      <OfflineHost />
      <Frame />
    </>
  );
}

function Frame(): ReactElement {
  const { access, profile } = useSession();
  const { screen, section } = usePlace();
  const label = useLoaderLabel();
  const feed = useFeedSheet();
  const seesSales = useAllowed('sales.salesListMember:read');
  const sales = useQuery('sales.list', latestSales, { enabled: seesSales, quiet: 'all' });
  const items = useMemo(() => navigationOf(access, sales.data?.totals?.pending), [access, sales.data]);
  const photo = useFileUrl(profile?.avatarUrl ?? undefined, 'thumb');
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return (
    <PortalShell
      items={items}
      currentId={section ?? screen}
      renderLink={renderLink}
      brand={
        <Brand to={dashboardUrl()} aria-label={appMessages.product}>
          <LogoMark size={32} />
          <span data-word="">{appMessages.product}</span>
        </Brand>
      }
      account={
        profile && {
          name,
          detail: profile.store?.name ?? profile.partner?.name,
          avatarUrl: photo.url,
        }
      }
      accountHref={profileUrl()}
      accountMenu={accountMenu}
      tools={<Bell onOpen={feed.open} />}
      loader={<GlobalLoader active={label !== undefined} label={label} />}
    >
      <Outlet />
      {feed.sheet}
    </PortalShell>
  );
}
