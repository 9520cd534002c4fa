import { useAllowed, useFileUrl, useQuery, useSession } from '@pribavka/api/react';
import { Avatar, CopyButton } from '@pribavka/ui';
import { lazy, type ReactElement, useState } from 'react';

import { ReasonDialog } from '../../../shared/reason/ReasonDialog.tsx';
import { Sheet, type SheetPlace, type SheetTab } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { memberStates } from '../../../shared/states.ts';
import { newAdjustmentUrl } from '../../transactions/urls.ts';
import { participantsMessages as messages } from '../messages.ts';
import { type MemberCard, type MemberDecision, useMemberDecision } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';
import { Summary } from './Summary.tsx';

// The first tab is the card; the rest come when they are opened.
const Passport = lazy(async () => ({ default: (await import('./Passport.tsx')).Passport }));
const Points = lazy(async () => ({ default: (await import('./Points.tsx')).Points }));
const Sales = lazy(async () => ({ default: (await import('./Sales.tsx')).Sales }));
const Payouts = lazy(async () => ({ default: (await import('./Payouts.tsx')).Payouts }));
const Support = lazy(async () => ({ default: (await import('./Support.tsx')).Support }));
const SignIns = lazy(async () => ({ default: (await import('./SignIns.tsx')).SignIns }));
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }));
const Consents = lazy(async () => ({ default: (await import('./Consents.tsx')).Consents }));
const MemberForm = lazy(async () => ({ default: (await import('./MemberForm.tsx')).MemberForm }));

const { tabs, decision } = cardMessages;

/** A masked phone is shown to those who may not see contacts, and cannot be looked up. */
const isAdjustable = ({ phone, status }: MemberCard): boolean =>
  phone !== null && /^\d{11}$/.test(phone) && status === 'confirmed';

/** Photograph of the member, or initials. */
function Photo({ member }: { member: MemberCard }): ReactElement {
  const { url } = useFileUrl(member.avatarUrl ?? undefined, 'thumb');
  return <Avatar name={member.fullName} src={url} size={48} surnameFirst />;
}

/** Tabs of the card; one the reader has no right to is not there. */
function useTabs(): SheetTab<MemberCard>[] {
  const points = useAllowed('transactionPage.transactionListAdmin:read');
  const sales = useAllowed('sales.salesListAdmin:read');
  const support = useAllowed('technicalSupport.technicalSupportList:read');
  // An employer learns nothing of devices.
  const devices = useSession().profile?.roleCode !== 'partner';
  const all: (SheetTab<MemberCard> | false)[] = [
    { id: 'form', label: tabs.form, render: (member) => <Summary member={member} /> },
    { id: 'passport', label: tabs.passport, render: (member) => <Passport member={member} /> },
    points && { id: 'points', label: tabs.points, render: (member) => <Points member={member} /> },
    sales && { id: 'sales', label: tabs.sales, render: (member) => <Sales member={member} /> },
    points && { id: 'payouts', label: tabs.payouts, render: (member) => <Payouts member={member} /> },
    support && { id: 'support', label: tabs.support, render: (member) => <Support member={member} /> },
    devices && { id: 'sessions', label: tabs.sessions, render: (member) => <SignIns member={member} /> },
    { id: 'history', label: tabs.history, render: (member) => <History member={member} /> },
    { id: 'consents', label: tabs.consents, render: (member) => <Consents member={member} /> },
  ];
  return all.filter((tab) => tab !== false);
}

/** The card of a participant over the list, at an address of its own. */
export function ParticipantSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('members.get', { params: { id: place.id } }, { quiet: 'all' });
  const decisions = useMemberDecision();
  const mayDecide = useAllowed('memberPage.memberCard:update');
  const mayAdjust = useAllowed('transactionPage.tuningsTransaction:create');
  const [asking, setAsking] = useState<'reject' | 'block' | 'edit'>();
  const close = (): void => setAsking(undefined);
  const can = (member: MemberCard, action: MemberDecision | 'edit'): boolean =>
    mayDecide && member.allowedActions.includes(action);
  return (
    <Sheet<MemberCard>
      place={place}
      query={query}
      size="xl"
      name={messages.title}
      title={(member) => member.fullName}
      renderLead={(member) => <Photo member={member} />}
      renderMeta={(member) => (
        <>
          <Status state={memberStates[member.status]} />
          {member.userExternalId && (
            <>
              {' '}
              № {member.userExternalId} <CopyButton text={member.userExternalId} size="mini" />
            </>
          )}
        </>
      )}
      previous={messages.previous}
      next={messages.next}
      tabs={useTabs()}
      actions={(member) => [
        can(member, 'confirm') && {
          label: messages.confirm,
          tone: 'main',
          onAction: () => void decisions.decide(member, 'confirm'),
        },
        can(member, 'edit') && {
          label: cardMessages.edit,
          tone: can(member, 'confirm') ? 'plain' : 'main',
          onAction: () => setAsking('edit'),
        },
        can(member, 'unblock') && {
          label: messages.unblock,
          onAction: () => void decisions.decide(member, 'unblock'),
        },
        mayAdjust && isAdjustable(member) && { label: messages.adjust, to: newAdjustmentUrl(member.phone ?? '') },
        can(member, 'reject') && { label: messages.reject, tone: 'danger', onAction: () => setAsking('reject') },
        can(member, 'block') && { label: messages.block, tone: 'danger', onAction: () => setAsking('block') },
      ]}
      renderOver={(member) =>
        asking === 'edit' ? (
          <MemberForm query={query} onClose={close} />
        ) : (
          asking && (
            <ReasonDialog
              group={asking === 'reject' ? 'memberReject' : 'memberBlock'}
              title={decision[`${asking}Title`](member.fullName)}
              text={decision[`${asking}Text`]}
              action={messages[asking]}
              onClose={close}
              onDecide={async (reason) => (await decisions.decide(member, asking, reason)) !== undefined}
            />
          )
        )
      }
    />
  );
}
