import type { Output } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { formatNumber } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import { deletion, editing, switching } from '../../shared/sheet/record-actions.ts';
import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { brandsMessages as messages, stateOf } from './messages.ts';

const BrandForm = lazyOf(() => import('./BrandForm.tsx'), 'BrandForm');
const MoveProducts = lazyOf(() => import('./BrandForm.tsx'), 'MoveProducts');

export type Brand = Output<'brands.get'>;

const grant = 'brands.brands:update';
const { columns } = messages;

export function BrandSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('brands.get', { params }, { quiet: 'all' });
  const update = useCommand('brands.update', { invalidates: ['brands.*', 'products.*'] });
  const remove = useCommand('brands.delete', { invalidates: ['brands.list', 'brands.shortList'] });
  return (
    <Sheet<Brand>
      place={place}
      query={query}
      {...messages.card}
      size="lg"
      state={stateOf}
      picture={({ logoUrl }) => logoUrl}
      facts={(brand) => [
        { term: columns.manufacturer, value: brand.manufacturer?.name },
        { term: columns.products, value: formatNumber(brand.productsCount) },
        { term: columns.promotions, value: formatNumber(brand.promotionsCount) },
        { term: messages.description, value: brand.description },
      ]}
      actions={(brand) => [
        editing(grant, (onClose) => <BrandForm query={query} onClose={onClose} />),
        switching(messages, brand, {
          grant,
          run: (isActive) => update.run({ params, body: { name: brand.name, version: brand.version, isActive } }),
        }),
        brand.allProductsCount > 0 && {
          label: messages.move,
          grant,
          renderForm: (onClose) => <MoveProducts brand={brand} onClose={onClose} />,
        },
        deletion(messages, brand.name, {
          grant: 'brands.brands:delete',
          disabledReason: brand.allProductsCount > 0 ? messages.blocked(brand.allProductsCount) : undefined,
          run: () => remove.run({ params }),
        }),
      ]}
    />
  );
}
