import { useAllowed, useSession } from '@pribavka/api/react';
import { LinkButton } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { numberOf } from '../../shared/list/list-parts.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { saleColumns } from './columns.tsx';
import { salesMessages as messages } from './messages.ts';
import { salesList } from './query.ts';
import { useBulkActs } from './useBulkActs.ts';
import { useSaleFilters } from './useSaleFilters.ts';
import { salesPath, salesQueueUrl, salesUrl } from './urls.ts';

// The rows do not wait for the card.
const SaleSheet = lazy(async () => ({ default: (await import('./card/SaleSheet.tsx')).SaleSheet }));

const uncheckedColumns = saleColumns.filter(({ id }) => id !== 'flags');

/** Every sale that was sent, with the way into the queue. */
export function Component(): ReactElement {
  const mayCheck = useAllowed('sales.sale:update');
  // Nothing of how a sale is checked is answered to a manufacturer.
  const checks = useSession().profile?.roleCode !== 'manufacturer';
  const { done } = messages;
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
      columns={checks ? saleColumns : uncheckedColumns}
      filters={useSaleFilters()}
      rowLabel={numberOf}
      emptyViews={{
        moderation: {
          title: done.title,
          text: done.text,
          action: <Link to={salesUrl('confirmed')}>{done.action}</Link>,
        },
      }}
      bulk={useBulkActs()}
      renderTools={(list) => <ExportAction route="sales.exportList" list={list} />}
      renderSheet={(place) => <SaleSheet key={place.id} place={place} />}
    />
  );
}
