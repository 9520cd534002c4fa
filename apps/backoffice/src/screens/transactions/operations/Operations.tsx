import { usePagedList, useQuery } from '@pribavka/api/react';
import { EmptyState, Stack } from '@pribavka/ui';
import { useTableState } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { named } from '../../../shared/list/filters.ts';
import { ListTable } from '../../../shared/list/ListTable.tsx';
import { useNeighbours } from '../../../shared/list/useNeighbours.ts';
import { listBody } from '../../../shared/list/request.ts';
import { useAddress } from '../../../shared/list/useAddress.ts';
import { operationUrl, transactionsUrl } from '../urls.ts';
import { operationsWords as words } from '../words.ts';
import { operationColumns } from './columns.tsx';
import { operationFilters, operationsFilters, operationsModel, typeFilter } from './model.ts';
import { OperationSheet } from './OperationSheet.tsx';

/** «Операции»: every movement of points with its reason. */
export function Operations(): ReactElement {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const table = useTableState(useAddress(), operationsModel);
  const { state } = table;
  const types = useQuery('dictionary.get').data?.operationTypes;
  const list = usePagedList('operations.adminList', listBody<'operations.adminList'>(state, operationFilters(state)));
  const neighbours = useNeighbours(
    list.items.map((row) => row.id),
    id,
  );
  const open = (next: string): void => void navigate(operationUrl(next, search));
  return (
    <Stack gap={16}>
      <ListTable
        name="operations"
        caption={words.caption}
        columns={operationColumns}
        list={list}
        table={table}
        filters={operationsFilters.map((filter) => (filter === typeFilter ? named(filter, types) : filter))}
        searchLabel={words.search}
        getRowLabel={(row) => row.number}
        getRowHref={(row) => operationUrl(row.id, search)}
        empty={<EmptyState title={words.empty.title} description={words.empty.text} />}
        openId={id}
        onOpen={open}
      />
      {id !== undefined && (
        <OperationSheet
          id={id}
          neighbours={neighbours}
          onOpen={open}
          onClose={() => void navigate(transactionsUrl('operations', search))}
        />
      )}
    </Stack>
  );
}
