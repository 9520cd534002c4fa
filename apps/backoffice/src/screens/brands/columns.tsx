import type { Output } from '@pribavka/api';
import { Avatar } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { amountColumn, latestFirst, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { brandsMessages, stateOf } from './messages.ts';

export type BrandRow = Output<'brands.list'>['items'][number];

const messages = brandsMessages.columns;

export const brandColumns: readonly Column<BrandRow>[] = [
  {
    id: 'logo',
    header: messages.logo,
    width: 76,
    cell: ({ name, logoUrl }) => (
      <Avatar
        name={name}
        src={logoUrl ?? undefined}
        size={32}
        role="img"
        aria-hidden={undefined}
        aria-label={name}
        style={{ verticalAlign: 'middle' }}
      />
    ),
    card: 'hidden',
  },
  textColumn({
    id: 'name',
    header: messages.name,
    sortable: true,
    hideable: false,
    text: (row) => row.name,
    card: 'title',
  }),
  textColumn({
    id: 'manufacturer',
    header: messages.manufacturer,
    text: (row) => row.manufacturer?.name,
    card: 'meta',
  }),
  amountColumn({ id: 'productsCount', header: messages.products, ...latestFirst, amount: (row) => row.productsCount }),
  amountColumn({ id: 'promotions', header: messages.promotions, amount: (row) => row.promotionsCount }),
  statusColumn({ header: messages.active, width: 156, state: stateOf }),
];
