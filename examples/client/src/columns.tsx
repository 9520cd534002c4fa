import type { Row } from '@pribavka/api/react';
import { DateText, StatusLabel } from '@pribavka/ui';
import { formatNumber } from '@pribavka/ui/format';
import { en } from '@pribavka/ui/locales/en';
import { column, type Filter } from '@pribavka/ui/table';

import { statuses } from './statuses';

export type Sale = Row<'sales.list'>;

export const columns = [
  column<Sale>({ id: 'number', header: 'Number', cell: (sale) => sale.number, sortable: true, card: 'title' }),
  column<Sale>({
    id: 'saleDate',
    header: 'Day',
    cell: (sale) => sale.saleDate && <DateText value={sale.saleDate} />,
    sortable: true,
  }),
  column<Sale>({
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusLabel status={statuses[status].glyph}>{statuses[status].word}</StatusLabel>,
    card: 'status',
  }),
  column<Sale>({
    id: 'points',
    header: 'Points',
    cell: (sale) => formatNumber(sale.points, { locale: en }),
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    card: 'end',
  }),
];

export const filters: readonly Filter[] = [
  {
    id: 'status',
    label: 'Status',
    type: 'options',
    always: true,
    anyLabel: 'any',
    options: Object.entries(statuses).map(([value, { word }]) => ({ value, label: word })),
  },
];
