import type { Output } from '@pribavka/api';
import { formatMoney, formatNumber } from '@pribavka/ui';
import { type DrawingName, ProductPicture } from '@pribavka/ui/loyalty';
import type { Column } from '@pribavka/ui/table';
import type { ReactNode } from 'react';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  room,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { drawCell } from '../../shared/list/draw-cell.tsx';
import { productStates } from '../../shared/states.ts';
import { nomenclatureMessages } from './messages.ts';

export type ProductRow = Output<'products.adminList'>['items'][number];

const messages = nomenclatureMessages.columns;

const pointsText = (points: number): string => (points === 0 ? '—' : formatNumber(points));

/** Points in force, and under them those that wait for the programme. */
function pointsCell({ basePoints, pointsWaiting }: ProductRow): ReactNode {
  const text = pointsText(basePoints);
  if (!pointsWaiting) return text;
  const { points } = pointsWaiting;
  const { row, badge } = nomenclatureMessages.waiting;
  return <span title={badge(points)}>{drawCell({ text: `${text},`, second: row(points) })}</span>;
}

export const productColumns: readonly Column<ProductRow>[] = [
  {
    id: 'photo',
    header: messages.photo,
    width: 64,
    pin: 'start',
    cell: ({ name, imageUrl, drawing }) => (
      <ProductPicture
        name={name}
        src={imageUrl ?? undefined}
        drawing={(drawing ?? undefined) as DrawingName | undefined}
        size={32}
        style={{ verticalAlign: 'middle' }}
      />
    ),
    card: 'hidden',
  },
  nameColumn({ header: messages.name, ...room(1, 180, 340), pin: 'start' }),
  textColumn({
    id: 'article',
    header: messages.article,
    ...room(2, 108, 116),
    sortable: true,
    text: (row) => row.article,
    card: 'meta',
  }),
  textColumn({ id: 'gtin', header: messages.gtin, width: 140, hiddenByDefault: true, text: (row) => row.gtin }),
  textColumn({
    id: 'brand',
    header: messages.brand,
    ...room(2, 104, 150),
    text: (row) => row.brand?.name,
    card: 'meta',
  }),
  amountColumn({
    id: 'basePoints',
    header: messages.basePoints,
    ...room(1, 132),
    ...latestFirst,
    tone: 'strong',
    amount: (row) => row.basePoints,
    cell: pointsCell,
    card: 'end',
  }),
  textColumn({
    id: 'manufacturer',
    header: messages.manufacturer,
    width: 140,
    text: (row) => row.manufacturer?.name,
  }),
  textColumn({ id: 'category', header: messages.category, width: 150, text: (row) => row.category?.name }),
  {
    id: 'rrpKopecks',
    header: messages.rrp,
    width: 116,
    align: 'end',
    ...latestFirst,
    value: ({ rrpKopecks }) => (rrpKopecks === null ? null : rrpKopecks / 100),
    cell: ({ rrpKopecks }) => (rrpKopecks === null ? '—' : formatMoney(rrpKopecks)),
    card: 'hidden',
  },
  textColumn({
    id: 'serial',
    header: messages.serial,
    width: 110,
    text: (row) => (row.serialRequired ? nomenclatureMessages.serialRequired : null),
  }),
  statusColumn({
    header: messages.status,
    width: 128,
    pin: 'end',
    sortable: true,
    state: (row) => productStates[row.status],
  }),
  momentColumn({
    id: 'updatedAt',
    header: messages.updatedAt,
    format: 'date',
    at: (row) => row.updatedAt,
    card: 'hidden',
  }),
];
