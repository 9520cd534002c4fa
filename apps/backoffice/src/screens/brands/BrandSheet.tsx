import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { Avatar, formatNumber } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';

import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { Status } from '../../shared/Status.tsx';
import { brandsMessages as messages, stateOf } from './messages.ts';

const BrandForm = lazy(async () => ({ default: (await import('./BrandForm.tsx')).BrandForm }));
const MoveProducts = lazy(async () => ({ default: (await import('./BrandForm.tsx')).MoveProducts }));

export type Brand = Output<'brands.get'>;

export function BrandSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('brands.get', { params });
  const update = useCommand('brands.update', { invalidates: ['brands.*', 'products.*'] });
  const remove = useCommand('brands.delete', { invalidates: ['brands.list', 'brands.shortList'] });
  const mayUpdate = useAllowed('brands.brands:update');
  const mayDelete = useAllowed('brands.brands:delete');
  const setActive = async ({ name, version }: Brand, isActive: boolean): Promise<string> => {
    await update.run({ params, body: { name, version, isActive } });
    return isActive ? messages.activated(name) : messages.deactivated(name);
  };
  const blockedBy = ({ allProductsCount: count }: Brand) => (count > 0 ? messages.blocked(count) : undefined);
  return (
    <Sheet<Brand>
      place={place}
      query={query}
      name={messages.title}
      title={(brand) => brand.name}
      renderLead={(brand) => <Avatar name={brand.name} src={brand.logoUrl ?? undefined} size={48} />}
      renderMeta={(brand) => <Status state={stateOf(brand)} />}
      previous={messages.previous}
      next={messages.next}
      notice={(brand) => mayDelete && blockedBy(brand)}
      facts={(brand) => [
        { term: messages.columns.manufacturer, value: brand.manufacturer?.name },
        { term: messages.columns.products, value: formatNumber(brand.productsCount) },
        { term: messages.columns.promotions, value: formatNumber(brand.promotionsCount) },
        { term: messages.description, value: brand.description },
      ]}
      actions={(brand) => [
        mayUpdate && {
          label: messages.edit,
          tone: 'main',
          renderForm: (close) => <BrandForm query={query} onClose={close} onSaved={close} />,
        },
        mayUpdate && brand.isActive
          ? { label: messages.deactivate, ask: messages.deactivation(brand), run: () => setActive(brand, false) }
          : mayUpdate && { label: messages.activate, run: () => setActive(brand, true) },
        mayUpdate &&
          brand.allProductsCount > 0 && {
            label: messages.move,
            renderForm: (close) => <MoveProducts brand={brand} onClose={close} />,
          },
        mayDelete && {
          label: messages.delete,
          tone: 'danger',
          disabledReason: blockedBy(brand),
          ask: messages.deletion(brand.name),
          run: () => remove.run({ params }).then(() => messages.deleted(brand.name)),
          closes: true,
        },
      ]}
    />
  );
}
