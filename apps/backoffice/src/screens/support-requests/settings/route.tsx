import { useAllowed } from '@pribavka/api/react';
import { LinkButton, PageHeader, Stack, Tabs } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';

import { supportSettingsUrl, type SupportSettingsTab, supportUrl } from '../urls.ts';
import { Categories } from './Categories.tsx';
import { settingsMessages as messages } from './messages.ts';
import type { SettingsPlace } from './place.ts';
import { Templates } from './Templates.tsx';

// A form and no list: the lists do not wait for its engine.
const Deadlines = lazy(async () => ({ default: (await import('./Deadlines.tsx')).Deadlines }));

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));

const names = Object.keys(messages.tabs) as SupportSettingsTab[];

/** What support keeps itself: templates of answers, categories, deadlines. */
export function Component(): ReactElement {
  const { tab, id } = useParams();
  const navigate = useNavigate();
  const may = useAllowed('technicalSupport.detailRequestTechnicalSupport:update');
  const current = names.find((name) => name === tab);
  if (!current || (current === 'notices' && !may)) return <Navigate to={supportSettingsUrl()} replace />;
  const place: SettingsPlace = {
    record: id,
    may,
    onOpen: (record) => void navigate(supportSettingsUrl(current, record)),
    onClose: () => void navigate(supportSettingsUrl(current)),
  };
  return (
    <Stack gap={16}>
      <PageHeader
        style={{ marginBottom: 4 }}
        title={messages.title}
        inBar
        actions={
          <LinkButton variant="secondary" render={<Link to={supportUrl()} />}>
            {messages.back}
          </LinkButton>
        }
      />
      <Tabs
        label={messages.title}
        automatic={false}
        value={current}
        onValueChange={(next) => void navigate(supportSettingsUrl(next))}
        tabs={names
          .filter((name) => may || name !== 'notices')
          .map((value) => ({ value, label: messages.tabs[value] }))}
      />
      <Suspense>
        {current === 'templates' && <Templates place={place} />}
        {current === 'categories' && <Categories place={place} />}
        {current === 'deadlines' && <Deadlines />}
        {current === 'notices' && <Notices place={place} />}
      </Suspense>
    </Stack>
  );
}
