import type { Output, SerialState } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { DescriptionList, formatDate, SearchInput, SegmentedControl, Stack } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { Status } from '../../../shared/Status.tsx';
import { serialStates } from '../../../shared/states.ts';
import { saleUrl } from '../../sales/urls.ts';
import { productCardMessages } from './messages.ts';
import { PatternTester } from './PatternTester.tsx';
import type { Product } from './ProductSheet.tsx';

const messages = productCardMessages.serials;
const { columns: names } = messages;
const pageSize = 20;

type Serial = Output<'serials.list'>['items'][number];
type View = 'all' | SerialState;

const columns: readonly Column<Serial>[] = [
  { id: 'number', header: names.number, minWidth: 140, cell: (row) => row.serialNumber, card: 'title' },
  {
    id: 'state',
    header: names.state,
    width: 150,
    cell: (row) => <Status state={serialStates[row.state]} />,
    card: 'status',
  },
  { id: 'partner', header: names.partner, minWidth: 130, cell: (row) => row.partner?.name ?? '—', card: 'meta' },
  {
    id: 'shippedAt',
    header: names.shippedAt,
    width: 104,
    cell: (row) => (row.shippedAt ? formatDate(row.shippedAt, 'date') : '—'),
    card: 'hidden',
  },
  {
    id: 'sale',
    header: names.sale,
    width: 110,
    cell: ({ sale }) => (sale ? <Link to={saleUrl(sale.id)}>{sale.name}</Link> : '—'),
    card: 'meta',
  },
];

/** How a number is checked, a field to try one, and the registry. */
export function Serials({ product }: { product: Product }): ReactElement {
  const [view, setView] = useState<View>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { admin } = product;
  const asked = {
    ...(search === '' ? {} : { search }),
    ...(view === 'all' ? {} : { filters: { states: [view] } }),
  };
  const list = useQuery(
    'serials.list',
    { params: { id: product.id }, body: { page, size: pageSize, ...asked } },
    { keepPreviousData: true, quiet: 'all' },
  );
  return (
    <Stack gap={20}>
      <DescriptionList
        termWidth={140}
        items={[
          { term: messages.source, value: messages.sources[admin?.serialSource ?? 'none'] },
          { term: messages.marks, value: admin?.isMarked ? messages.marked : messages.plain },
          { term: messages.pattern, value: admin?.serialPattern ?? messages.noPattern },
          { term: messages.example, value: product.serialExample },
          { term: messages.hint, value: product.serialHint },
        ]}
      />
      {admin?.serialPattern && <PatternTester pattern={admin.serialPattern} />}
      <Stack direction="row" gap={12} wrap>
        <SegmentedControl<View>
          size="sm"
          aria-label={messages.view}
          value={view}
          onValueChange={(next) => {
            setView(next);
            setPage(1);
          }}
          options={(Object.keys(messages.states) as View[]).map((value) => ({ value, label: messages.states[value] }))}
        />
        <SearchInput
          aria-label={messages.search}
          placeholder={messages.search}
          value={search}
          onValueChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
        />
        <ExportAction route="serials.export" params={{ id: product.id }} list={asked} />
      </Stack>
      <CardTable<Serial>
        caption={messages.caption}
        columns={columns}
        query={{ ...list, data: list.data?.items }}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.serialNumber}
        empty={messages.empty}
        filtered={search !== '' || view !== 'all'}
        paging={{ page, pageSize, total: list.data?.total ?? 0, onChange: (next) => setPage(next.page) }}
      />
    </Stack>
  );
}
