import { usePagedList } from '@pribavka/api/react';
import { EmptyState, Stack } from '@pribavka/ui';
import { type TableStateModel, useTableState } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { ListTable } from '../../../shared/list/ListTable.tsx';
import { useNeighbours } from '../../../shared/list/useNeighbours.ts';
import { listBody } from '../../../shared/list/request.ts';
import { useAddress } from '../../../shared/list/useAddress.ts';
import { registryUrl, transactionsUrl } from '../urls.ts';
import { registriesWords as words } from '../words.ts';
import { registryColumns } from './columns.tsx';
import { RegistrySheet } from './RegistrySheet.tsx';

const model = {
  sortable: ['createdAt'],
  defaults: { sort: [{ id: 'createdAt', desc: true }] },
} as const satisfies TableStateModel;

/** «Реестры»: files for the bank, who formed and who approved them. */
export function Registries(): ReactElement {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const table = useTableState(useAddress(), model);
  const list = usePagedList('registries.list', listBody<'registries.list'>(table.state, undefined));
  const neighbours = useNeighbours(
    list.items.map((row) => row.id),
    id,
  );
  const open = (next: string): void => void navigate(registryUrl(next, search));
  return (
    <Stack gap={16}>
      <ListTable
        name="registries"
        caption={words.caption}
        columns={registryColumns}
        list={list}
        table={table}
        getRowLabel={(row) => row.number}
        getRowHref={(row) => registryUrl(row.id, search)}
        empty={<EmptyState title={words.empty.title} description={words.empty.text} />}
        openId={id}
        onOpen={open}
      />
      {id !== undefined && (
        <RegistrySheet
          id={id}
          neighbours={neighbours}
          onOpen={open}
          onClose={() => void navigate(transactionsUrl('registries', search))}
        />
      )}
    </Stack>
  );
}
