import { Button, formatDate, Skeleton, StatusLabel, TabPanel, Tabs } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useLeave } from '../../app/session/useLeave.ts';
import { useMember } from '../../app/session/useMember.ts';
import { memberStates } from '../../shared/states.ts';
import { Avatar } from './avatar/Avatar.tsx';
import { Personal } from './personal/Personal.tsx';
import { profileTabs, profileUrl, type ProfileTab } from './urls.ts';
import { profileMessages as messages } from './messages.ts';

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
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

const Body = styled.div`
  display: grid;
  gap: 24px;
  max-width: 760px;
  padding-top: 20px;
`;

const isTab = (value: string | null): value is ProfileTab => profileTabs.some((tab) => tab === value);

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
  return (
    <>
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
            {user.userExternalId && <span>{messages.externalId(user.userExternalId)}</span>}
            <span>{messages.since(formatDate(user.registeredAt, 'listDayYear'))}</span>
          </p>
        </div>
      </Head>
      <Tabs
        label={messages.tabsLabel}
        idPrefix="profile"
        automatic={false}
        value={tab}
        onValueChange={(next) => void navigate(profileUrl(next), { preventScrollReset: true })}
        tabs={tabs.map((value) => ({ value, label: messages.tabs[value] }))}
      />
      <TabPanel value={tab} idPrefix="profile">
        <Body>
          <Suspense fallback={<Skeleton shape="text" rows={6} />}>
            {tab === 'personal' && <Personal user={user} />}
            {tab === 'passport' && <Passport user={user} />}
            {tab === 'cards' && <Cards />}
            {tab === 'security' && <Security />}
            {tab === 'documents' && <Documents />}
            {tab === 'notices' && <Notices />}
            {tab === 'support' && <Support />}
          </Suspense>
        </Body>
      </TabPanel>
      <SignOut>
        <Button icon={LogOut} wide onClick={() => void leave()}>
          {messages.logout}
        </Button>
      </SignOut>
    </>
  );
}

const SignOut = styled.div`
  margin-top: 32px;
  @media (min-width: 48em) {
    display: none;
  }
`;

export { Profile as Component };
