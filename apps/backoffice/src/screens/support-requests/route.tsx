import { useQuery } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { CalendarDays, CircleDot } from 'lucide-react';
import { lazy, type ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { useFirstScreenUp } from '../../shared/first-screen.ts';
import { choiceFilter } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { supportStates } from '../../shared/states.ts';
import { requestColumns, type RequestRow } from './columns.tsx';
import { supportMessages as messages } from './messages.ts';
import { supportList } from './query.ts';
import { supportPath, supportSettingsUrl, supportUrl } from './urls.ts';
import { useQueueTotals } from './useQueueTotals.ts';

// The rows do not wait for the card.
const SupportSheet = lazy(async () => ({ default: (await import('./card/SupportSheet.tsx')).SupportSheet }));

const labelOf = ({ number, subject }: RequestRow): string => `${number} ${subject}`;

/** Requests to support: queues, search, filters, the card with its thread over the list. */
export function Component(): ReactElement {
  const { columns } = messages;
  const counts = useQueueTotals();
  const later = { enabled: useFirstScreenUp(), quiet: 'all' } as const;
  const assignees = useQuery('support.assignees', {}, later).data;
  const categories = useQuery('support.categories', {}, later).data;
  return (
    <ListScreen
      query={supportList}
      name="support"
      texts={messages}
      path={supportPath}
      columns={requestColumns}
      rowLabel={labelOf}
      viewCounts={() => counts}
      refreshInterval={15_000}
      filters={{
        status: {
          label: columns.status,
          icon: CircleDot,
          always: true,
          anyLabel: 'любой',
          name: (value) => supportStates[value as keyof typeof supportStates].word,
        },
        category: choiceFilter(
          columns.category,
          categories?.map(({ code, name }) => ({ id: code, name })),
        ),
        assignee: choiceFilter(columns.assignee, assignees),
        priority: {
          label: columns.priority,
          name: (value) => messages.priorities[value as keyof typeof messages.priorities],
        },
        created: { label: columns.createdAt, icon: CalendarDays },
        partner: usePartnerFilter(columns.partner),
      }}
      actions={
        <LinkButton variant="secondary" render={<Link to={supportSettingsUrl()} />}>
          {messages.settings}
        </LinkButton>
      }
      renderTools={(list) => <ExportAction route="support.exportList" list={list} />}
      emptyAction={
        <LinkButton variant="secondary" render={<Link to={supportUrl('closed')} />}>
          {messages.showClosed}
        </LinkButton>
      }
      emptyViews={messages.emptyViews}
      opens="technicalSupport.detailRequestTechnicalSupport:read"
      renderSheet={(place) => <SupportSheet key={place.id} place={place} />}
    />
  );
}
