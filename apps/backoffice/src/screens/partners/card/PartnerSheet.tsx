import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery, useSession } from '@pribavka/api/react';
import { lazy, type ReactElement, useState } from 'react';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { partnerStates } from '../../../shared/states.ts';
import { partnersMessages as messages } from '../messages.ts';
import { Requisites } from './Requisites.tsx';

const PartnerForm = lazy(async () => ({ default: (await import('../PartnerForm.tsx')).PartnerForm }));
const StandingForm = lazy(async () => ({ default: (await import('../StandingForm.tsx')).StandingForm }));
const Stores = lazy(async () => ({ default: (await import('./Stores.tsx')).Stores }));
const Members = lazy(async () => ({ default: (await import('./Members.tsx')).Members }));
const Consent = lazy(async () => ({ default: (await import('./Consent.tsx')).Consent }));
const Promotions = lazy(async () => ({ default: (await import('./Promotions.tsx')).Promotions }));
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }));

export type Partner = Output<'partners.get'>;

/** The card of a partner over the list. */
export function PartnerSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('partners.get', { params });
  const update = useCommand('partners.update', { invalidates: ['partners.*', 'stores.*', 'members.*'] });
  const mayUpdate = useAllowed('partner.partnerDetail:update');
  const seesMembers = useAllowed('memberPage.memberList:read');
  // A company mends its contacts; whether it takes part is the programme's to decide.
  const decides = useSession().profile?.roleCode !== 'partner' && mayUpdate;
  const [form, setForm] = useState<'edit' | 'suspended' | 'archived'>();
  const close = (): void => setForm(undefined);
  const { tabs } = messages;

  const resume = async ({ name, legalName, inn, version }: Partner): Promise<string> => {
    await update.run({ params, body: { name, legalName, inn, version, status: 'active' } });
    return messages.resumed(name);
  };
  return (
    <Sheet<Partner>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      title={(partner) => partner.name}
      renderMeta={(partner) => <Status state={partnerStates[partner.status]} />}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        { id: 'requisites', label: tabs.requisites, render: (partner) => <Requisites partner={partner} /> },
        { id: 'stores', label: tabs.stores, render: ({ id }) => <Stores partnerId={id} /> },
        ...(seesMembers
          ? [{ id: 'members', label: tabs.members, render: ({ id }: Partner) => <Members partnerId={id} /> }]
          : []),
        { id: 'consent', label: tabs.consent, render: (partner) => <Consent partner={partner} query={query} /> },
        { id: 'promotions', label: tabs.promotions, render: ({ id }) => <Promotions partnerId={id} /> },
        { id: 'history', label: tabs.history, render: ({ id }) => <History partnerId={id} /> },
      ]}
      actions={(partner) => [
        mayUpdate && { label: messages.edit, tone: 'main', onAction: () => setForm('edit') },
        decides &&
          partner.status !== 'active' && {
            label: messages.resume,
            ask: messages.resumption(partner),
            run: () => resume(partner),
          },
        decides &&
          partner.status !== 'archived' && {
            label: messages.archive,
            disabledReason: partner.membersCount > 0 ? messages.hasMembers(partner.membersCount) : undefined,
            onAction: () => setForm('archived'),
          },
        decides &&
          partner.status === 'active' && {
            label: messages.suspend,
            tone: 'danger',
            onAction: () => setForm('suspended'),
          },
      ]}
      renderOver={() => (
        <>
          {form === 'edit' && <PartnerForm query={query} onClose={close} />}
          {(form === 'suspended' || form === 'archived') && (
            <StandingForm query={query} status={form} onClose={close} />
          )}
        </>
      )}
    />
  );
}
