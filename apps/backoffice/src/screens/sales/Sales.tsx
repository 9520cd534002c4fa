import { useAllowed, usePagedList } from '@pribavka/api/react';
import { EmptyState, LinkButton, PageHeader, Stack } from '@pribavka/ui';
import { useTableState } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';

import { ListTable } from '../../shared/list/ListTable.tsx';
import { useNeighbours } from '../../shared/list/useNeighbours.ts';
import { listBody } from '../../shared/list/request.ts';
import { useAddress } from '../../shared/list/useAddress.ts';
import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { ListViews } from '../../shared/list/views/ListViews.tsx';
import { SaleSheet } from './card/SaleSheet.tsx';
import { saleColumns } from './list/columns.tsx';
import { partnerFilter, plainFilters, saleFilters, salesModel, salesViews, viewOf } from './list/model.ts';
import { salesQueueUrl, salesUrl, saleUrl } from './urls.ts';
import { salesWords as words } from './words.ts';

/** Every sale that was sent, with the way into the queue. */
export function Sales(): ReactElement {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const table = useTableState(useAddress(), salesModel);
  const { state, patch } = table;
  const view = viewOf(state.view);
  const list = usePagedList('sales.adminList', listBody<'sales.adminList'>(state, saleFilters(state)));
  const neighbours = useNeighbours(
    list.items.map((row) => row.id),
    id,
  );
  const mayCheck = useAllowed('sales.sale:update');
  const countOf = (name: string): number | undefined => list.totals?.statuses.find((row) => row.status === name)?.count;
  const open = (next: string): void => void navigate(saleUrl(next, search));
  const partners = usePartnerFilter(partnerFilter);
  return (
    <Stack gap={16}>
      <PageHeader
        style={{ marginBottom: 4 }}
        title={words.title}
        inBar
        actions={
          mayCheck && (
            <LinkButton variant="primary" render={<Link to={salesQueueUrl()} />}>
              {words.queue}
            </LinkButton>
          )
        }
      />
      <ListViews
        name="sales"
        current={view}
        onChange={(next) => patch({ view: next === 'all' ? undefined : next })}
        views={salesViews.map((id) => ({ id, label: words.views[id], count: countOf(id) }))}
      />
      <ListTable
        name="sales"
        caption={words.caption}
        columns={saleColumns}
        list={list}
        table={table}
        filters={[...partners, ...plainFilters]}
        searchLabel={words.search}
        getRowLabel={(row) => row.number}
        getRowHref={(row) => saleUrl(row.id, search)}
        narrowed={view !== 'all' && view !== 'moderation'}
        empty={
          view === 'moderation' ? (
            <EmptyState
              title={words.done.title}
              description={words.done.text}
              actions={<Link to={salesUrl('confirmed')}>{words.done.action}</Link>}
            />
          ) : (
            <EmptyState title={words.empty.title} description={words.empty.text} />
          )
        }
        openId={id}
        onOpen={open}
      />
      {id !== undefined && (
        <SaleSheet
          id={id}
          neighbours={neighbours}
          onOpen={open}
          onClose={() => void navigate(`${salesUrl()}${search}`)}
        />
      )}
    </Stack>
  );
}
