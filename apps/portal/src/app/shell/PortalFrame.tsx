import type { ScreenName } from '@pribavka/api';
import { useAllowed, useQuery, useSession } from '@pribavka/api/react';
import { GlobalLoader, LogoMark } from '@pribavka/ui';
import { PortalShell, type RenderLink } from '@pribavka/ui/shell';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { profileUrl } from '../../screens/profile/urls.ts';
import { useLoaderLabel } from '../loader.ts';

import { appWords } from '../words.ts';
import { Bell } from './Bell.tsx';
import { navigationOf, sectionOf } from './items.ts';
import { LateAccountMenu } from './LateAccountMenu.tsx';

const Brand = styled(Link)`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  color: inherit;
  font: 600 1.0625rem/1.5rem var(--pb-font-text);
  text-decoration: none;
`;

const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

const accountMenu = (trigger: ReactElement): ReactElement => <LateAccountMenu trigger={trigger} />;

/** Navigation, account and bell around every screen behind the guard. */
export function PortalFrame({ screen, children }: { screen: ScreenName; children: ReactNode }): ReactElement {
  const { access, profile } = useSession();
  const label = useLoaderLabel();
  const seesSales = useAllowed('sales.salesListMember:read');
  const sales = useQuery('sales.list', { body: { size: 1 } }, { enabled: seesSales, quiet: 'all' });
  const items = useMemo(() => navigationOf(access, sales.data?.totals?.pending), [access, sales.data]);
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return (
    <PortalShell
      items={items}
      currentId={sectionOf(screen)}
      renderLink={renderLink}
      brand={
        <Brand to={dashboardUrl()} aria-label={appWords.product}>
          <LogoMark size={32} />
          <span data-word="">{appWords.product}</span>
        </Brand>
      }
      account={
        profile && {
          name,
          detail: profile.store?.name ?? profile.partner?.name,
          avatarUrl: profile.avatarUrl ?? undefined,
        }
      }
      accountHref={profileUrl()}
      accountMenu={accountMenu}
      tools={<Bell />}
      loader={<GlobalLoader active={label !== undefined} label={label} />}
    >
      {children}
    </PortalShell>
  );
}
