import type { Output } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  nameColumn,
  pictureColumn,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { brandsMessages, stateOf } from './messages.ts';

const { logo, name, manufacturer, products, promotions, active } = brandsMessages.columns;

export const brandColumns: readonly Column<Output<'brands.list'>['items'][number]>[] = [
  pictureColumn({ id: 'logo', header: logo, url: (row) => row.logoUrl }),
  nameColumn({ header: name }),
  textColumn({ id: 'manufacturer', header: manufacturer, text: (row) => row.manufacturer?.name, card: 'meta' }),
  amountColumn({ id: 'productsCount', header: products, ...latestFirst, amount: (row) => row.productsCount }),
  amountColumn({ id: 'promotions', header: promotions, amount: (row) => row.promotionsCount }),
  statusColumn({ header: active, width: 156, state: stateOf }),
];
