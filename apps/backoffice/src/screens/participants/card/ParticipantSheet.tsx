import { useAllowed, useQuery, useSession } from '@pribavka/api/react';
import { Avatar, Button, CopyButton, ErrorState, LinkButton, Sheet, Skeleton, Tabs } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import type { SheetProps } from '../../../shared/list/sheet.ts';
import { present } from '../../../shared/present.tsx';
import { ReasonDialog } from '../../../shared/reason/lazy.ts';
import { Status } from '../../../shared/Status.tsx';
import { memberStates } from '../../../shared/states.ts';
import { sheetStep } from '../../../shared/steps.ts';
import { newTuningUrl } from '../../transactions/urls.ts';
import { type MemberDecision, useMemberDecision } from '../useMemberDecision.ts';
import { participantsWords as words } from '../words.ts';
import { Passport } from './Passport.tsx';
import { History, Summary } from './Summary.tsx';

const Sessions = lazy(async () => ({ default: (await import('./Sessions.tsx')).Sessions }));

type TabName = keyof typeof words.card.tabs;

/** The card of a participant over the list, at an address of its own. */
export function ParticipantSheet({ id, neighbours, onOpen, onClose }: SheetProps): ReactElement {
  const card = useQuery('members.get', { params: { id } });
  const decisions = useMemberDecision();
  const mayDecide = useAllowed('memberPage.memberCard:update');
  const mayTune = useAllowed('transactionPage.tuningsTransaction:create');
  const [tab, setTab] = useState<TabName>('form');
  const [asking, setAsking] = useState<'reject' | 'block'>();
  const member = card.data;
  const can = (action: MemberDecision): boolean => mayDecide && (member?.allowedActions.includes(action) ?? false);
  const decide = (decision: MemberDecision): void => {
    if (member) void decisions.decide(member, decision);
  };
  const administers = useSession().profile?.roleCode === 'admin';
  const tabNames: TabName[] = ['form', 'passport', 'history', ...(administers ? ['sessions' as const] : [])];
  return (
    <Sheet
      open
      size="lg"
      onClose={onClose}
      title={member?.fullName ?? words.title}
      lead={member && <Avatar name={member.fullName} size={48} surnameFirst />}
      meta={
        member && (
          <>
            <Status state={memberStates[member.status]} />
            {member.userExternalId && (
              <>
                {' '}
                № {member.userExternalId} <CopyButton text={member.userExternalId} size="mini" />
              </>
            )}
          </>
        )
      }
      previous={sheetStep(neighbours.previousId, words.previous, onOpen)}
      next={sheetStep(neighbours.nextId, words.next, onOpen)}
      tabs={
        <Tabs
          label={words.title}
          idPrefix="participant"
          line={false}
          value={tab}
          onValueChange={setTab}
          tabs={tabNames.map((value) => ({ value, label: words.card.tabs[value] }))}
        />
      }
      footer={present(
        can('confirm') && (
          <Button variant="primary" loading={decisions.pending} onClick={() => decide('confirm')}>
            {words.confirm}
          </Button>
        ),
        can('unblock') && (
          <Button loading={decisions.pending} onClick={() => decide('unblock')}>
            {words.unblock}
          </Button>
        ),
        member?.phone && /^\d{11}$/.test(member.phone) && mayTune && member.status === 'confirmed' && (
          <LinkButton render={<Link to={newTuningUrl(member.phone)} />}>{words.tune}</LinkButton>
        ),
      )}
      footerEnd={present(
        can('reject') && (
          <Button variant="danger-outline" onClick={() => setAsking('reject')}>
            {words.reject}
          </Button>
        ),
        can('block') && (
          <Button variant="danger-outline" onClick={() => setAsking('block')}>
            {words.block}
          </Button>
        ),
      )}
    >
      {card.problem && !member && <ErrorState onRetry={card.reload} requestId={card.problem.requestId} />}
      {card.loading && <Skeleton label={words.title} />}
      {member && (
        <div id={`participant-panel-${tab}`} role="tabpanel" aria-label={words.card.tabs[tab]} tabIndex={-1}>
          {tab === 'form' && <Summary member={member} />}
          {tab === 'passport' && <Passport key={member.id} member={member} />}
          {tab === 'history' && <History member={member} />}
          {tab === 'sessions' && (
            <Suspense fallback={<Skeleton label={words.card.tabs.sessions} />}>
              <Sessions member={member} />
            </Suspense>
          )}
        </div>
      )}
      {member && asking && (
        <ReasonDialog
          group={asking === 'reject' ? 'memberReject' : 'memberBlock'}
          title={words.decision[`${asking}Title`](member.fullName)}
          text={words.decision[`${asking}Text`]}
          action={words[asking]}
          onClose={() => setAsking(undefined)}
          onDecide={async (reason) => (await decisions.decide(member, asking, reason)) !== undefined}
        />
      )}
    </Sheet>
  );
}
