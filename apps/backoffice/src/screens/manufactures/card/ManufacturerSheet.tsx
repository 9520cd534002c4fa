import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery, useSession } from '@pribavka/api/react';
import { Banner, DescriptionList, formatDate, formatPhone, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { invitationMessages } from '../../../shared/invitation/messages.ts';
import { invitationNotice } from '../../../shared/invitation/state.ts';
import { useUntilSent } from '../../../shared/invitation/useUntilSent.ts';
import { lazyOf } from '../../../shared/lazy-of.ts';
import type { SheetAction } from '../../../shared/sheet/actions.tsx';
import { editing } from '../../../shared/sheet/record-actions.ts';
import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { accountStates } from '../../../shared/states.ts';
import { manufacturersMessages as messages } from '../messages.ts';

const ManufacturerForm = lazyOf(() => import('../ManufacturerForm.tsx'), 'ManufacturerForm');
const InviteForm = lazyOf(() => import('../../../shared/invitation/InviteForm.tsx'), 'InviteForm');
const StandingForm = lazyOf(() => import('../StandingForm.tsx'), 'StandingForm');
const Brands = lazyOf(() => import('./ProductTabs.tsx'), 'Brands');
const Products = lazyOf(() => import('./ProductTabs.tsx'), 'Products');
const Promotions = lazyOf(() => import('./Statistics.tsx'), 'Promotions');
const Statistics = lazyOf(() => import('./Statistics.tsx'), 'Statistics');

export type Manufacturer = Output<'manufacturers.get'>;

const { tabs, details } = messages;
const grant = 'manufacturer.manufacturerDetail:update';

interface DetailsProps {
  manufacturer: Manufacturer;
  /** Of the programme, and may change it: the invitation is theirs to send. */
  isDeciding: boolean;
}

function Details({ manufacturer, isDeciding }: DetailsProps): ReactElement {
  const { login } = manufacturer;
  return (
    <Stack gap={20}>
      {isDeciding && login?.isInvited && manufacturer.status === 'active' && <Banner {...invitationNotice(login)} />}
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
    </Stack>
  );
}

/** The card of a manufacturer: requisites, brands, goods, promotions, figures. */
export function ManufacturerSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const { refreshInterval, follow } = useUntilSent();
  const query = useQuery('manufacturers.get', { params }, { quiet: 'all', refreshInterval });
  follow(query.data?.login?.invitation);
  const update = useCommand('manufacturers.update', { invalidates: ['manufacturers.*', 'products.*'] });
  const invite = useCommand('manufacturers.invite', { invalidates: ['manufacturers.*'], quiet: 'fields' });
  const mayUpdate = useAllowed(grant);
  // A manufacturer does not suspend itself.
  const decides = useSession().profile?.roleCode !== 'manufacturer' && mayUpdate;
  const activate = ({ name, legalName, inn, version }: Manufacturer): Promise<Manufacturer> =>
    update.run({ params, body: { name, legalName, inn, version, status: 'active' } });
  const { suspend, restore, archive } = messages;
  const standing = (manufacturer: Manufacturer): SheetAction[] => {
    const { name, status, livePromotionsCount: live } = manufacturer;
    const back = { run: () => activate(manufacturer), done: messages.activated(name) };
    if (status === 'archived') return [{ ...back, label: restore, ask: messages.restoration(manufacturer) }];
    return [
      status === 'active' &&
        manufacturer.login?.isInvited === true && {
          label: invitationMessages.again,
          renderForm: (onClose: () => void) => (
            <InviteForm
              company={manufacturer}
              onSubmit={(login) => invite.run({ params, body: { login } })}
              onClose={onClose}
            />
          ),
        },
      status === 'suspended' && { ...back, label: messages.activate },
      {
        label: archive,
        disabledReason: live > 0 ? messages.hasPromotions(live) : undefined,
        renderForm: (onClose: () => void) => <StandingForm query={query} status="archived" onClose={onClose} />,
      },
      status === 'active' && {
        label: suspend,
        tone: 'danger' as const,
        renderForm: (onClose: () => void) => <StandingForm query={query} status="suspended" onClose={onClose} />,
      },
    ].filter((action) => action !== false);
  };
  return (
    <Sheet<Manufacturer>
      place={place}
      query={query}
      size="xl"
      {...messages.card}
      picture={({ logoUrl }) => logoUrl}
      state={({ status }) => accountStates[status]}
      tabs={[
        {
          id: 'details',
          label: tabs.details,
          render: (manufacturer) => <Details manufacturer={manufacturer} isDeciding={decides} />,
        },
        { id: 'brands', label: tabs.brands, grant: 'brands.brandsList:read', render: ({ id }) => <Brands id={id} /> },
        {
          id: 'products',
          label: tabs.products,
          grant: 'products.productList:read',
          render: ({ id }) => <Products id={id} />,
        },
        { id: 'promotions', label: tabs.promotions, render: ({ id }) => <Promotions id={id} /> },
        { id: 'statistics', label: tabs.statistics, render: ({ id }) => <Statistics id={id} /> },
      ]}
      actions={(manufacturer) => [
        editing(grant, (onClose) => <ManufacturerForm query={query} onClose={onClose} />),
        ...(decides ? standing(manufacturer) : []),
      ]}
    />
  );
}
