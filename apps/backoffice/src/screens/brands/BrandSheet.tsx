import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { Avatar, Banner, DescriptionList, formatDate, formatNumber, Stack } from '@pribavka/ui';
import { lazy, type ReactElement, useState } from 'react';

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
  const [form, setForm] = useState<'edit' | 'move'>();
  const close = (): void => setForm(undefined);

  const setActive =
    ({ name, version }: Brand, isActive: boolean) =>
    async (): Promise<string> => {
      await update.run({ params, body: { name, version, isActive } });
      return isActive ? messages.activated(name) : messages.deactivated(name);
    };
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
      actions={(brand) => [
        mayUpdate && { label: messages.edit, tone: 'main', onAction: () => setForm('edit') },
        mayUpdate && brand.isActive
          ? { label: messages.deactivate, ask: messages.deactivation(brand), run: setActive(brand, false) }
          : mayUpdate && { label: messages.activate, run: setActive(brand, true) },
        mayUpdate && brand.allProductsCount > 0 && { label: messages.move, onAction: () => setForm('move') },
        mayDelete && {
          label: messages.delete,
          tone: 'danger',
          disabledReason: brand.allProductsCount > 0 ? messages.blocked(brand.allProductsCount) : undefined,
          ask: messages.deletion(brand.name),
          run: () => remove.run({ params }).then(() => messages.deleted(brand.name)),
          closes: true,
        },
      ]}
      render={(brand) => (
        <Stack gap={20}>
          {mayDelete && brand.allProductsCount > 0 && (
            <Banner tone="info" title={messages.blocked(brand.allProductsCount)} />
          )}
          <DescriptionList
            termWidth={140}
            items={[
              { term: messages.columns.manufacturer, value: brand.manufacturer?.name },
              { term: messages.columns.products, value: formatNumber(brand.productsCount) },
              { term: messages.columns.promotions, value: formatNumber(brand.promotionsCount) },
              { term: messages.description, value: brand.description },
              { term: messages.changed, value: formatDate(brand.updatedAt, 'dayMonthYearTime') },
              { term: messages.changedBy, value: brand.updatedBy },
            ]}
          />
        </Stack>
      )}
      renderOver={(brand) => (
        <>
          {form === 'edit' && <BrandForm query={query} onClose={close} onSaved={close} />}
          {form === 'move' && <MoveProducts brand={brand} onClose={close} />}
        </>
      )}
    />
  );
}
