import type { Output } from '@pribavka/api';
import { formatDate } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { Status } from '../Status.tsx';
import { promotionStates } from '../states.ts';
import { CardTable, type CardTableProps } from './CardTable.tsx';

export type PromotionLine = Output<'products.promotions'>[number];

const messages = {
  caption: 'Акции',
  columns: { number: '№', name: 'Название', benefit: 'Выгода', period: 'Период', status: 'Статус' },
} as const;
const { columns: names } = messages;
const day = (value: string): string => formatDate(value, 'date');

const columns: readonly Column<PromotionLine>[] = [
  { id: 'number', header: names.number, width: 96, cell: (row) => row.number, card: 'meta' },
  { id: 'name', header: names.name, minWidth: 150, cell: (row) => row.name, card: 'title' },
  { id: 'benefit', header: names.benefit, minWidth: 140, cell: (row) => row.benefit, card: 'meta' },
  {
    id: 'period',
    header: names.period,
    width: 180,
    cell: ({ startsAt, endsAt }) => `${day(startsAt)} — ${day(endsAt)}`,
    card: 'meta',
  },
  {
    id: 'status',
    header: names.status,
    width: 140,
    cell: (row) => <Status state={promotionStates[row.status]} />,
    card: 'status',
  },
];

/** Promotions of a product or of a manufacturer, live ones first. */
export function PromotionLines(
  props: Pick<CardTableProps<PromotionLine>, 'query' | 'empty' | 'recordUrl'>,
): ReactElement {
  return (
    <CardTable<PromotionLine>
      {...props}
      caption={messages.caption}
      columns={columns}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
    />
  );
}
