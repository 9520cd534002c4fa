import { useAllowed, useQuery, useSession } from '@pribavka/api/react';
import { Avatar, CopyButton } from '@pribavka/ui';
import { lazy, type ReactElement, useState } from 'react';

import { ReasonDialog } from '../../../shared/reason/ReasonDialog.tsx';
import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { memberStates } from '../../../shared/states.ts';
import { newAdjustmentUrl } from '../../transactions/urls.ts';
import { participantsMessages as messages } from '../messages.ts';
import { type MemberCard, type MemberDecision, useMemberDecision } from '../useMemberDecision.ts';
import { Passport } from './Passport.tsx';
import { History, Summary } from './Summary.tsx';

const { tabs } = messages.card;

// Administrators alone see it, and seldom.
const Sessions = lazy(async () => ({ default: (await import('./Sessions.tsx')).Sessions }));

/** A masked phone is shown to those who may not see contacts, and cannot be looked up. */
const isAdjustable = ({ phone, status }: MemberCard): boolean =>
  phone !== null && /^\d{11}$/.test(phone) && status === 'confirmed';

/** The card of a participant over the list, at an address of its own. */
export function ParticipantSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('members.get', { params: { id: place.id } });
  const decisions = useMemberDecision();
  const mayDecide = useAllowed('memberPage.memberCard:update');
  const mayAdjust = useAllowed('transactionPage.tuningsTransaction:create');
  const administers = useSession().profile?.roleCode === 'admin';
  const [asking, setAsking] = useState<'reject' | 'block'>();
  const can = (member: MemberCard, action: MemberDecision): boolean =>
    mayDecide && member.allowedActions.includes(action);
  return (
    <Sheet<MemberCard>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      title={(member) => member.fullName}
      renderLead={(member) => <Avatar name={member.fullName} size={48} surnameFirst />}
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
      tabs={[
        { id: 'form', label: tabs.form, render: (member) => <Summary member={member} /> },
        { id: 'passport', label: tabs.passport, render: (member) => <Passport member={member} /> },
        { id: 'history', label: tabs.history, render: (member) => <History member={member} /> },
        ...(administers
          ? [{ id: 'sessions', label: tabs.sessions, render: (member: MemberCard) => <Sessions member={member} /> }]
          : []),
      ]}
      actions={(member) => [
        can(member, 'confirm') && {
          label: messages.confirm,
          tone: 'main',
          onAction: () => void decisions.decide(member, 'confirm'),
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
        asking && (
          <ReasonDialog
            group={asking === 'reject' ? 'memberReject' : 'memberBlock'}
            title={messages.decision[`${asking}Title`](member.fullName)}
            text={messages.decision[`${asking}Text`]}
            action={messages[asking]}
            onClose={() => setAsking(undefined)}
            onDecide={async (reason) => (await decisions.decide(member, asking, reason)) !== undefined}
          />
        )
      }
    />
  );
}
