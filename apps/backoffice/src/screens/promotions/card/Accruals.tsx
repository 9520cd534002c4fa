import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { formatNumber, SearchInput, SegmentedControl, Stack, useDebouncedValue } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import { type ReactElement, useState } from 'react';

import { momentColumn } from '../../../shared/list/columns.tsx';
import { ExportAction } from '../../../shared/process/ExportAction.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { Status } from '../../../shared/Status.tsx';
import type { State } from '../../../shared/states.ts';
import { useOpensCard } from '../../../shared/useOpensCard.ts';
import { saleUrl } from '../../sales/urls.ts';
import { cardMessages } from './messages.ts';

type Row = Output<'promotions.accruals'>['items'][number];
type AccrualState = Row['state'];

const messages = cardMessages.accruals;
const { columns: names, states } = messages;
const pageSize = 20;
const glyphs: Readonly<Record<AccrualState, State['glyph']>> = {
  pending: 'wait',
  active: 'ok',
  returned: 'stop',
  cancelled: 'bad',
};

const columns: readonly Column<Row>[] = [
  { id: 'sale', header: names.sale, width: 112, cell: (row) => row.sale.number, card: 'meta' },
  momentColumn({ id: 'at', header: names.at, sortable: false, at: (row) => row.at, card: 'meta' }),
  { id: 'member', header: names.member, minWidth: 150, cell: (row) => row.member.name, card: 'title' },
  { id: 'product', header: names.product, minWidth: 150, cell: (row) => row.product.name, card: 'meta' },
  { id: 'units', header: names.units, width: 56, align: 'end', cell: (row) => formatNumber(row.units), card: 'hidden' },
  {
    id: 'points',
    header: names.points,
    width: 84,
    align: 'end',
    tone: 'strong',
    cell: (row) => formatNumber(row.points - row.returned),
    card: 'end',
  },
  {
    id: 'state',
    header: names.state,
    // «Ждёт проверки»
    width: 140,
    cell: (row) => <Status state={{ glyph: glyphs[row.state], word: messages.states[row.state] }} />,
    card: 'status',
  },
  {
    id: 'version',
    header: names.version,
    width: 76,
    align: 'end',
    cell: (row) => String(row.ruleVersion),
    card: 'hidden',
  },
];

/** «Начисления»: every line the promotion has paid for, by the version it was counted with. */
export function Accruals({ id }: { id: string }): ReactElement {
  const opensSales = useOpensCard('sale');
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [state, setState] = useState<AccrualState | 'any'>('any');
  const asked = useDebouncedValue(search, 300).trim();
  const list = { ...(asked && { search: asked }), ...(state !== 'any' && { filters: { states: [state] } }) };
  const query = useQuery(
    'promotions.accruals',
    { params: { id }, body: { page, size: pageSize, ...list } },
    { keepPreviousData: true, quiet: 'all' },
  );
  const counts = new Map(query.data?.totals?.states.map(({ status, count }) => [status, count]));
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={8} wrap align="center" justify="between">
        <SearchInput
          size="sm"
          style={{ flex: '0 1 300px' }}
          value={search}
          aria-label={messages.search}
          placeholder={messages.search}
          onValueChange={(text) => {
            setPage(1);
            setSearch(text);
          }}
        />
        <ExportAction route="promotions.exportAccruals" params={{ id }} list={list} />
      </Stack>
      <SegmentedControl<AccrualState | 'any'>
        size="sm"
        aria-label={messages.state}
        value={state}
        onValueChange={(next) => {
          setPage(1);
          setState(next);
        }}
        options={[
          { value: 'any' as const, label: messages.any },
          ...(Object.keys(states) as AccrualState[]).map((value) => ({
            value,
            label: `${states[value]} ${formatNumber(counts.get(value) ?? 0)}`,
          })),
        ]}
      />
      <CardTable<Row>
        caption={messages.caption}
        columns={columns}
        query={{ ...query, data: query.data?.items }}
        getRowId={(row) => row.id}
        rowLabel={(row) => `${row.sale.number}, ${row.product.name}`}
        empty={messages.empty}
        filtered={asked !== '' || state !== 'any'}
        recordUrl={opensSales ? (row) => saleUrl(row.sale.id) : undefined}
        paging={{
          page,
          pageSize,
          total: query.data?.total ?? 0,
          onChange: (next) => setPage(next.page),
        }}
      />
    </Stack>
  );
}
