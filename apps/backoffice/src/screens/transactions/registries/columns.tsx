import type { Output } from '@pribavka/api';
import { formatDate, formatMoney, formatNumber } from '@pribavka/ui';
import { type Column, column } from '@pribavka/ui/table';

import { Status } from '../../../shared/Status.tsx';
import { registryStates } from '../../../shared/states.ts';
import { registriesWords } from '../words.ts';

export type RegistryRow = Output<'registries.list'>['items'][number];

const words = registriesWords.columns;
const define = column<RegistryRow>;

export const registryColumns: readonly Column<RegistryRow>[] = [
  define({
    id: 'number',
    header: words.number,
    minWidth: 120,
    hideable: false,
    pin: 'start',
    value: (row) => row.number,
    cell: (row) => row.number,
    card: 'title',
  }),
  define({
    id: 'createdAt',
    header: words.createdAt,
    width: 148,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => formatDate(row.createdAt, 'dateTime'),
  }),
  define({ id: 'createdBy', header: words.createdBy, minWidth: 160, cell: (row) => row.createdBy }),
  define({
    id: 'count',
    header: words.count,
    width: 92,
    align: 'end',
    value: (row) => row.count,
    cell: (row) => formatNumber(row.count),
    card: 'hidden',
  }),
  define({
    id: 'net',
    header: words.net,
    width: 132,
    align: 'end',
    tone: 'strong',
    value: (row) => row.netKopecks / 100,
    cell: (row) => formatMoney(row.netKopecks),
    card: 'end',
  }),
  define({
    id: 'status',
    header: words.status,
    width: 148,
    value: (row) => registryStates[row.status].word,
    cell: (row) => <Status state={registryStates[row.status]} />,
    card: 'status',
  }),
  define({
    id: 'approvedBy',
    header: words.approvedBy,
    minWidth: 160,
    cell: (row) => row.approvedBy ?? '—',
    card: 'hidden',
  }),
];
