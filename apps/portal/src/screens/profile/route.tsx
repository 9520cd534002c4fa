import { useQuery } from '@pribavka/api/react';
import { Button, formatDate, formatNumber, Skeleton, StatusLabel, TabPanel, Tabs, useAtLeast } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useLeave } from '../../app/session/useLeave.ts';
import { useMember } from '../../app/session/useMember.ts';
import { settling } from '../../shared/settling.ts';
import { memberStates } from '../../shared/states.ts';
import { StepsStrip } from './aside/Steps.tsx';
import { Avatar } from './avatar/Avatar.tsx';
import { Personal } from './personal/Personal.tsx';
import { profileTabs, profileUrl, type ProfileTab } from './urls.ts';
import { profileMessages as messages } from './messages.ts';

const Aside = lazy(() => import('./aside/Aside.tsx'));
const Cards = lazy(() => import('./cards/Cards.tsx'));
const Notices = lazy(() => import('./notices/Notices.tsx'));
const Documents = lazy(() => import('./documents/Documents.tsx'));
const Passport = lazy(() => import('./passport/Passport.tsx'));

const Support = lazy(() => import('./support/Support.tsx'));
const Security = lazy(() => import('./security/Security.tsx'));

const Head = styled.div`
  display: flex;
  gap: 20px;
  align-items: center;
  margin-bottom: 20px;
  & > div:last-child {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  & h2 {
    font: var(--pb-type-h2);
    overflow-wrap: anywhere;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  /* Letters twice as large leave a surname no room next to the portrait. */
  @media (max-width: 17em) {
    flex-direction: column;
    gap: 12px;
    align-items: flex-start;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
  min-width: 0;
  max-width: 784px;
  ${settling}
`;

const Place = styled.div`
  ${settling}
`;

/** The right column of the widest screens; under the tab on the others. */
const Columns = styled.div`
  display: grid;
  gap: 24px;
  padding-top: 20px;
  & > aside {
    max-width: 784px;
  }
  @media (max-width: 89.99em) {
    ${settling}
  }
  @media (min-width: 90em) {
    grid-template-columns: minmax(0, 1fr) 328px;
  }
`;

const Strip = styled.div`
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
  @media (min-width: 90em) {
    display: none;
  }
`;

const isTab = (value: string | null): value is ProfileTab => profileTabs.some((tab) => tab === value);

/** A number made of digits is read by threes; an id of another system stands as it is. */
const shortNumber = (id: string): string => (/^\d{1,15}$/.test(id) ? formatNumber(Number(id)) : id);

/** Tabs of somebody who is no member: an admin sees his own data, but has no passport, cards or payouts here. */
const staffTabs: readonly ProfileTab[] = ['personal', 'security'];

/** Own data, papers, cards, security and consents; the tab is part of the address. */
function Profile(): ReactElement {
  const user = useMember();
  const leave = useLeave();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const tabs = user.roleCode === 'member' ? profileTabs : staffTabs;
  const asked = query.get('tab');
  const tab = isTab(asked) && tabs.includes(asked) ? asked : 'personal';
  const state = memberStates[user.status];
  const isWide = useAtLeast('xl');
  // The bell asks for it on and on; here it is only read.
  const { data: unread } = useQuery('notifications.unread', {}, { quiet: 'all' });
  const answers = unread?.support ?? 0;
  return (
    <Place>
      <PortalHeader
        title={messages.title}
        actions={
          <Button variant="text" icon={LogOut} onClick={() => void leave()}>
            {messages.logout}
          </Button>
        }
      />
      <Head>
        <Avatar user={user} />
        <div>
          <h2>{[user.lastName, user.firstName, user.middleName].filter(Boolean).join(' ')}</h2>
          <p>
            {user.roleCode === 'member' && <StatusLabel status={state.glyph}>{state.word}</StatusLabel>}
            {user.userExternalId && <span>{messages.externalId(shortNumber(user.userExternalId))}</span>}
            <span>{messages.since(formatDate(user.registeredAt, 'listDayYear'))}</span>
          </p>
        </div>
      </Head>
      {user.roleCode === 'member' && (
        <Strip>
          <StepsStrip user={user} />
        </Strip>
      )}
      <Tabs
        label={messages.tabsLabel}
        idPrefix="profile"
        automatic={false}
        value={tab}
        onValueChange={(next) => void navigate(profileUrl(next), { preventScrollReset: true })}
        tabs={tabs.map((value) => ({
          value,
          label: messages.tabs[value],
          ...(value === 'support' && answers > 0
            ? { count: formatNumber(answers), text: messages.newAnswers(formatNumber(answers)) }
            : {}),
        }))}
      />
      <TabPanel value={tab} idPrefix="profile">
        <Columns>
          <Body>
            <Suspense fallback={<Skeleton shape="text" rows={6} />}>
              {tab === 'personal' && <Personal user={user} />}
              {tab === 'passport' && <Passport user={user} />}
              {tab === 'cards' && <Cards />}
              {tab === 'security' && <Security />}
              {tab === 'documents' && <Documents user={user} />}
              {tab === 'notices' && <Notices />}
              {tab === 'support' && <Support />}
            </Suspense>
          </Body>
          <Suspense fallback={null}>{(tab === 'personal' || isWide) && <Aside user={user} />}</Suspense>
        </Columns>
      </TabPanel>
      <SignOut>
        <Button icon={LogOut} wide onClick={() => void leave()}>
          {messages.logout}
        </Button>
      </SignOut>
    </Place>
  );
}

const SignOut = styled.div`
  margin-top: 32px;
  @media (min-width: 48em) {
    display: none;
  }
`;

export { Profile as Component };
