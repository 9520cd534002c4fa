import { useAllowed, usePagedList } from '@pribavka/api/react';
import { EmptyState, LinkButton, Stack } from '@pribavka/ui';
import { type Filter, type TableStateModel, useTableState } from '@pribavka/ui/table';
import { CalendarDays, CircleDot } from 'lucide-react';
import type { ListBody } from '@pribavka/api/react';
import { tuningStatuses } from '@pribavka/api';
import type { ReactElement } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';

import { listFilter } from '../../../shared/list/filters.ts';
import { ListTable } from '../../../shared/list/ListTable.tsx';
import { useNeighbours } from '../../../shared/list/useNeighbours.ts';
import { compact, listBody, optionsOf, periodOf } from '../../../shared/list/request.ts';
import { useAddress } from '../../../shared/list/useAddress.ts';
import { tuningStates } from '../../../shared/states.ts';
import { newTuningUrl, transactionsUrl, tuningUrl } from '../urls.ts';
import { tuningsWords as words } from '../words.ts';
import { tuningColumns } from './columns.tsx';
import { NewTuning } from './NewTuning.tsx';
import { TuningSheet } from './TuningSheet.tsx';

const filters = [
  listFilter('status', words.columns.status, {
    icon: CircleDot,
    always: true,
    anyLabel: 'любой',
    options: tuningStatuses.map((value) => ({ value, label: tuningStates[value].word })),
  }),
  { id: 'created', label: words.columns.createdAt, type: 'dates', icon: CalendarDays, always: true },
] as const satisfies readonly Filter[];

type TuningFilters = NonNullable<ListBody<'tunings.list'>['filters']>;

const model = {
  filters,
  sortable: ['createdAt', 'points', 'status'],
  defaults: { sort: [{ id: 'createdAt', desc: true }] },
} as const satisfies TableStateModel;

/** «Корректировки»: points moved by hand, above the threshold by two people. */
export function Tunings(): ReactElement {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const table = useTableState(useAddress(), model);
  const { state } = table;
  const asked = compact<TuningFilters>({
    statuses: optionsOf(state.filters['status']),
    createdAt: periodOf(state.filters['created']),
  });
  const list = usePagedList('tunings.list', listBody<'tunings.list'>(state, asked));
  const neighbours = useNeighbours(
    list.items.map((row) => row.id),
    id,
  );
  const mayCreate = useAllowed('transactionPage.tuningsTransaction:create');
  const open = (next: string): void => void navigate(tuningUrl(next, search));
  const close = (): void => void navigate(transactionsUrl('tunings', search));
  const fresh = id === 'new';
  return (
    <Stack gap={16}>
      {mayCreate && (
        <div style={{ justifySelf: 'end' }}>
          <LinkButton variant="primary" render={<Link to={newTuningUrl()} />}>
            {words.add}
          </LinkButton>
        </div>
      )}
      <ListTable
        name="tunings"
        caption={words.caption}
        columns={tuningColumns}
        list={list}
        table={table}
        filters={filters}
        searchLabel={words.search}
        getRowLabel={(row) => row.number}
        getRowHref={(row) => tuningUrl(row.id, search)}
        empty={<EmptyState title={words.empty.title} description={words.empty.text} />}
        openId={id}
        onOpen={open}
      />
      {fresh && mayCreate && <NewTuning onClose={close} />}
      {id !== undefined && !fresh && <TuningSheet id={id} neighbours={neighbours} onOpen={open} onClose={close} />}
    </Stack>
  );
}
