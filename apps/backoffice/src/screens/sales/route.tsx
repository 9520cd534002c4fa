import { useAllowed } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { CalendarDays, TriangleAlert } from 'lucide-react';
import { lazy, type ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { saleStates } from '../../shared/states.ts';
import { saleColumns } from './columns.tsx';
import { salesMessages as messages } from './messages.ts';
import { salesList } from './query.ts';
import { salesPath, salesQueueUrl, salesUrl } from './urls.ts';

// The rows do not wait for the card.
const SaleSheet = lazy(async () => ({ default: (await import('./card/SaleSheet.tsx')).SaleSheet }));

/** Every sale that was sent, with the way into the queue. */
export function Component(): ReactElement {
  const mayCheck = useAllowed('sales.sale:update');
  const { columns, done } = messages;
  return (
    <ListScreen
      query={salesList}
      name="sales"
      texts={messages}
      path={salesPath}
      actions={
        mayCheck && (
          <LinkButton variant="primary" render={<Link to={salesQueueUrl()} />}>
            {messages.queue}
          </LinkButton>
        )
      }
      columns={saleColumns}
      filters={{
        partner: usePartnerFilter(columns.partner),
        submitted: { label: columns.submittedAt, icon: CalendarDays, always: true },
        flags: { label: columns.flagged, icon: TriangleAlert, always: true },
        overdue: { label: columns.overdue, always: true },
        sold: { label: columns.saleDate },
        status: { label: columns.status, name: (value) => saleStates[value as keyof typeof saleStates].word },
      }}
      viewCounts={({ totals }) =>
        Object.fromEntries((totals?.statuses ?? []).map(({ status, count }) => [status, count]))
      }
      rowLabel={(row) => row.number}
      emptyViews={{
        moderation: {
          title: done.title,
          text: done.text,
          action: <Link to={salesUrl('confirmed')}>{done.action}</Link>,
        },
      }}
      tools={<ExportAction route="sales.export" />}
      renderSheet={(place) => <SaleSheet key={place.id} place={place} />}
    />
  );
}
