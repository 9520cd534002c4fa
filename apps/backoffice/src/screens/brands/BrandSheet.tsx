import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { Avatar, Banner, confirm, DescriptionList, formatDate, formatNumber, Stack } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { useAct } from '../../shared/sheet/useAct.ts';
import { Status } from '../../shared/Status.tsx';
import { brandsMessages as messages, stateOf } from './messages.ts';

const EditBrand = lazy(async () => ({ default: (await import('./BrandForm.tsx')).EditBrand }));
const MoveProducts = lazy(async () => ({ default: (await import('./BrandForm.tsx')).MoveProducts }));

export type Brand = Output<'brands.get'>;
export const brandQueries = ['brands.*', 'products.*', 'logs.*'] as const;

export function BrandSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('brands.get', { params });
  const update = useCommand('brands.update', { invalidates: brandQueries });
  const remove = useCommand('brands.delete', { invalidates: ['brands.list', 'brands.shortList', 'logs.*'] });
  const { act } = useAct(query);
  const mayUpdate = useAllowed('brands.brands:update');
  const mayDelete = useAllowed('brands.brands:delete');
  const [form, setForm] = useState<'edit' | 'move'>();

  const switchTo = async ({ name, version, productsCount }: Brand, isActive: boolean): Promise<void> => {
    const question = { title: messages.deactivateTitle(name), body: messages.deactivateText(productsCount) };
    if (!isActive && !(await confirm({ ...question, confirmLabel: messages.deactivate }))) return;
    const said = isActive ? messages.activated(name) : messages.deactivated(name);
    await act(
      () => update.run({ params, body: { name, version, isActive } }),
      () => said,
    );
  };
  const destroy = async ({ name }: Brand): Promise<void> => {
    const question = { title: messages.deleteTitle(name), body: messages.deleteText, danger: true };
    if (!(await confirm({ ...question, confirmLabel: messages.delete }))) return;
    if (
      await act(
        () => remove.run({ params }),
        () => messages.deleted(name),
      )
    )
      place.onClose();
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
        mayUpdate && {
          label: brand.isActive ? messages.deactivate : messages.activate,
          pending: update.pending,
          onAction: () => void switchTo(brand, !brand.isActive),
        },
        mayUpdate && brand.allProductsCount > 0 && { label: messages.move, onAction: () => setForm('move') },
        mayDelete && {
          label: messages.delete,
          tone: 'danger',
          disabledReason: brand.allProductsCount > 0 ? messages.blocked(brand.allProductsCount) : undefined,
          onAction: () => void destroy(brand),
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
              {
                term: messages.changed,
                value: [formatDate(brand.updatedAt, 'dayMonthYearTime'), brand.updatedBy].filter(Boolean).join(', '),
              },
            ]}
          />
          <Suspense>
            {form === 'edit' && <EditBrand query={query} onClose={() => setForm(undefined)} />}
            {form === 'move' && <MoveProducts brand={brand} onClose={() => setForm(undefined)} />}
          </Suspense>
        </Stack>
      )}
    />
  );
}
