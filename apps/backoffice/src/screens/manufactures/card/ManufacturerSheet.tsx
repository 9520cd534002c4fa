import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery, useSession } from '@pribavka/api/react';
import { Avatar, DescriptionList, formatDate, formatPhone } from '@pribavka/ui';
import { lazy, type ReactElement, useState } from 'react';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { accountStates } from '../../../shared/states.ts';
import { manufacturersMessages as messages } from '../messages.ts';

const ManufacturerForm = lazy(async () => ({ default: (await import('../ManufacturerForm.tsx')).ManufacturerForm }));
const SuspendForm = lazy(async () => ({ default: (await import('../SuspendForm.tsx')).SuspendForm }));
const Brands = lazy(async () => ({ default: (await import('./ProductTabs.tsx')).Brands }));
const Products = lazy(async () => ({ default: (await import('./ProductTabs.tsx')).Products }));
const Promotions = lazy(async () => ({ default: (await import('./Statistics.tsx')).Promotions }));
const Statistics = lazy(async () => ({ default: (await import('./Statistics.tsx')).Statistics }));

export type Manufacturer = Output<'manufacturers.get'>;

const { tabs, details } = messages;

function Details({ manufacturer }: { manufacturer: Manufacturer }): ReactElement {
  const { login } = manufacturer;
  return (
    <DescriptionList
      termWidth={140}
      items={[
        { term: details.legalName, value: manufacturer.legalName },
        { term: details.inn, value: manufacturer.inn },
        { term: details.kpp, value: manufacturer.kpp },
        { term: details.contactName, value: manufacturer.contactName },
        { term: details.phone, value: manufacturer.phone && formatPhone(manufacturer.phone) },
        { term: details.email, value: manufacturer.email },
        { term: details.login, value: login?.login },
        {
          term: details.lastLoginAt,
          value: login && (login.lastLoginAt ? formatDate(login.lastLoginAt, 'dayMonthYearTime') : details.never),
        },
        { term: details.createdAt, value: formatDate(manufacturer.createdAt, 'dayMonthYearTime') },
        { term: details.changed, value: formatDate(manufacturer.updatedAt, 'dayMonthYearTime') },
        { term: details.changedBy, value: manufacturer.updatedBy },
      ]}
    />
  );
}

/** The card of a manufacturer: requisites, brands, goods, promotions, figures. */
export function ManufacturerSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('manufacturers.get', { params });
  const update = useCommand('manufacturers.update', { invalidates: ['manufacturers.*', 'products.*'] });
  const mayUpdate = useAllowed('manufacturer.manufacturerDetail:update');
  const seesBrands = useAllowed('brands.brandsList:read');
  const seesProducts = useAllowed('products.productList:read');
  // A manufacturer does not suspend itself.
  const decides = useSession().profile?.roleCode !== 'manufacturer' && mayUpdate;
  const [form, setForm] = useState<'edit' | 'suspend'>();
  const close = (): void => setForm(undefined);
  const activate = async ({ name, legalName, inn, version }: Manufacturer): Promise<string> => {
    await update.run({ params, body: { name, legalName, inn, version, status: 'active' } });
    return messages.activated(name);
  };
  return (
    <Sheet<Manufacturer>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      title={({ name }) => name}
      renderLead={({ name, logoUrl }) => <Avatar name={name} src={logoUrl ?? undefined} size={48} />}
      renderMeta={({ status }) => <Status state={accountStates[status]} />}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        { id: 'details', label: tabs.details, render: (manufacturer) => <Details manufacturer={manufacturer} /> },
        ...(seesBrands
          ? [{ id: 'brands', label: tabs.brands, render: ({ id }: Manufacturer) => <Brands id={id} /> }]
          : []),
        ...(seesProducts
          ? [{ id: 'products', label: tabs.products, render: ({ id }: Manufacturer) => <Products id={id} /> }]
          : []),
        { id: 'promotions', label: tabs.promotions, render: ({ id }) => <Promotions id={id} /> },
        { id: 'statistics', label: tabs.statistics, render: ({ id }) => <Statistics id={id} /> },
      ]}
      actions={(manufacturer) => [
        mayUpdate && { label: messages.edit, tone: 'main', onAction: () => setForm('edit') },
        decides &&
          (manufacturer.status === 'active'
            ? { label: messages.suspend, tone: 'danger', onAction: () => setForm('suspend') }
            : { label: messages.activate, run: () => activate(manufacturer) }),
      ]}
      renderOver={(manufacturer) => (
        <>
          {form === 'edit' && <ManufacturerForm query={query} onClose={close} onSaved={close} />}
          {form === 'suspend' && <SuspendForm manufacturer={manufacturer} onClose={close} />}
        </>
      )}
    />
  );
}
