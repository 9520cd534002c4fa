import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery, useSession } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import { lazyOf } from '../../../shared/lazy-of.ts';
import { invitationMessages } from '../../../shared/invitation/messages.ts';
import { useUntilSent } from '../../../shared/invitation/useUntilSent.ts';
import { editing } from '../../../shared/sheet/record-actions.ts';
import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { partnerStates } from '../../../shared/states.ts';
import { partnersMessages as messages } from '../messages.ts';
import { Requisites } from './Requisites.tsx';

const PartnerForm = lazyOf(() => import('../PartnerForm.tsx'), 'PartnerForm');
const InviteForm = lazyOf(() => import('../../../shared/invitation/InviteForm.tsx'), 'InviteForm');
const StandingForm = lazyOf(() => import('../StandingForm.tsx'), 'StandingForm');
const Stores = lazyOf(() => import('./Stores.tsx'), 'Stores');
const Members = lazyOf(() => import('./Members.tsx'), 'Members');
const Consent = lazyOf(() => import('./Consent.tsx'), 'Consent');
const Promotions = lazyOf(() => import('./Promotions.tsx'), 'Promotions');
const History = lazyOf(() => import('./History.tsx'), 'History');

const grant = 'partner.partnerDetail:update';

export type Partner = Output<'partners.get'>;

/** The card of a partner over the list. */
export function PartnerSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const { refreshInterval, follow } = useUntilSent();
  const query = useQuery('partners.get', { params }, { quiet: 'all', refreshInterval });
  follow(query.data?.login?.invitation);
  const update = useCommand('partners.update', { invalidates: ['partners.*', 'stores.*', 'members.*'] });
  const invite = useCommand('partners.invite', { invalidates: ['partners.*'], quiet: 'fields' });
  const mayUpdate = useAllowed(grant);
  // A company fixes its contacts; whether it takes part is the programme's to decide.
  const decides = useSession().profile?.roleCode !== 'partner' && mayUpdate;
  const { tabs } = messages;

  const resume = ({ name, legalName, inn, version }: Partner): Promise<Partner> =>
    update.run({ params, body: { name, legalName, inn, version, status: 'active' } });
  return (
    <Sheet<Partner>
      place={place}
      query={query}
      size="xl"
      name={messages.title}
      state={({ status }) => partnerStates[status]}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        {
          id: 'requisites',
          label: tabs.requisites,
          render: (partner) => <Requisites partner={partner} isDeciding={decides} />,
        },
        { id: 'stores', label: tabs.stores, render: ({ id }) => <Stores partnerId={id} /> },
        {
          id: 'members',
          label: tabs.members,
          grant: 'memberPage.memberList:read',
          render: ({ id }) => <Members partnerId={id} />,
        },
        { id: 'consent', label: tabs.consent, render: (partner) => <Consent partner={partner} query={query} /> },
        { id: 'promotions', label: tabs.promotions, render: ({ id }) => <Promotions partnerId={id} /> },
        { id: 'history', label: tabs.history, render: ({ id }) => <History partnerId={id} /> },
      ]}
      actions={(partner) => [
        editing(grant, (onClose) => <PartnerForm query={query} onClose={onClose} />),
        decides &&
          partner.status === 'active' &&
          partner.login?.isInvited === true && {
            label: invitationMessages.again,
            renderForm: (onClose) => (
              <InviteForm
                company={partner}
                onSubmit={(login) => invite.run({ params, body: { login } })}
                onClose={onClose}
              />
            ),
          },
        decides &&
          partner.status !== 'active' && {
            label: messages.resume,
            ask: messages.resumption(partner),
            run: () => resume(partner),
            done: messages.resumed(partner.name),
          },
        decides &&
          partner.status !== 'archived' && {
            label: messages.archive,
            disabledReason: partner.membersCount > 0 ? messages.hasMembers(partner.membersCount) : undefined,
            renderForm: (onClose) => <StandingForm query={query} status="archived" onClose={onClose} />,
          },
        decides &&
          partner.status === 'active' && {
            label: messages.suspend,
            tone: 'danger',
            renderForm: (onClose) => <StandingForm query={query} status="suspended" onClose={onClose} />,
          },
      ]}
    />
  );
}
