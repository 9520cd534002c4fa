import { useCommand } from '@pribavka/api/react';
import { Banner, Button, ButtonGroup, DescriptionList, formatDate, Stack } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { ReasonDialog } from '../../../shared/reason/ReasonDialog.tsx';
import { type DecisionReason, type MemberCard, memberQueries } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

const messages = cardMessages.storeRequest;

type Request = NonNullable<MemberCard['storeRequest']>;

const placeText = ({ partnerName, name, address }: Request['store']): string =>
  [partnerName, name, address].filter(Boolean).join(', ');

/** An open request to move to another shop, with its decision for those who may take it. */
export function StoreRequest({ member, request }: { member: MemberCard; request: Request }): ReactElement {
  const [rejecting, setRejecting] = useState(false);
  const command = useCommand('members.decideStore', { invalidates: memberQueries });
  const decide = async (decision: 'approve' | 'reject', reason?: DecisionReason): Promise<boolean> => {
    try {
      await command.run({ params: { id: member.id }, body: { requestId: request.id, decision, ...reason } });
    } catch {
      return false;
    }
    toast.success(decision === 'approve' ? messages.approved : messages.rejected);
    return true;
  };
  return (
    <Banner tone="info" title={messages.title}>
      <Stack gap={12}>
        <DescriptionList
          termWidth={136}
          items={[
            { term: messages.to, value: placeText(request.store) },
            { term: messages.from, value: request.from && placeText(request.from) },
            { term: messages.comment, value: request.comment },
            { term: messages.sent, value: formatDate(request.createdAt, 'dayMonthYearTime') },
          ]}
        />
        {member.allowedActions.includes('decide_store') && (
          <>
            <p>{messages.effect}</p>
            <ButtonGroup>
              <Button variant="primary" loading={command.pending} onClick={() => void decide('approve')}>
                {messages.approve}
              </Button>
              <Button onClick={() => setRejecting(true)}>{messages.reject}</Button>
            </ButtonGroup>
          </>
        )}
      </Stack>
      {rejecting && (
        <ReasonDialog
          group="storeReject"
          title={messages.rejectTitle}
          text={messages.rejectText}
          action={messages.reject}
          onClose={() => setRejecting(false)}
          onDecide={(reason) => decide('reject', reason)}
        />
      )}
    </Banner>
  );
}
