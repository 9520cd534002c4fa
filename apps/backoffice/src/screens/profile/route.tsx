import { useSession } from '@pribavka/api/react';
import { PageHeader, Skeleton, Stack, TabPanel, Tabs } from '@pribavka/ui';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { profileMessages as messages } from './messages.ts';
import { profileTabUrl, profileUrl } from './urls.ts';

type Tab = keyof typeof messages.tabs;

const contents: Readonly<Record<Tab, ComponentType>> = {
  me: lazy(async () => ({ default: (await import('./Me.tsx')).Me })),
  security: lazy(async () => ({ default: (await import('./security/Security.tsx')).Security })),
  sessions: lazy(async () => ({ default: (await import('./security/Sessions.tsx')).Sessions })),
  documents: lazy(async () => ({ default: (await import('./documents/Documents.tsx')).Documents })),
  socials: lazy(async () => ({ default: (await import('./socials/Socials.tsx')).Socials })),
};

const own: readonly Tab[] = ['me', 'security', 'sessions'];
/** What the programme tells everybody is an administrator's. */
const all: readonly Tab[] = [...own, 'documents', 'socials'];

/** AdminProfile: one's own data, password and sessions; for an administrator the documents and links of the programme. */
export function Component(): ReactElement {
  const { profile } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tabs = profile?.roleCode === 'admin' ? all : own;
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'me';
  const Content = contents[tab];
  return (
    <Stack gap={20}>
      <PageHeader style={{ marginBottom: 4 }} title={messages.title} inBar />
      <Tabs
        label={messages.tabsLabel}
        idPrefix="profile"
        automatic={false}
        value={tab}
        onValueChange={(next) => void navigate(next === 'me' ? profileUrl() : profileTabUrl(next))}
        tabs={tabs.map((value) => ({ value, label: messages.tabs[value] }))}
      />
      <TabPanel value={tab} idPrefix="profile">
        <Suspense fallback={<Skeleton label={messages.tabs[tab]} />}>
          <Content />
        </Suspense>
      </TabPanel>
    </Stack>
  );
}
