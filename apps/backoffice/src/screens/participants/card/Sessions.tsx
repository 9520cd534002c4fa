import { useCommand, useQuery } from '@pribavka/api/react';
import { SessionsPanel } from '@pribavka/forms/account';
import { Button, confirm, Panel, PanelRow, Stack } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

const messages = cardMessages.security;

/** Where the person is signed in, and the way out for a lost phone. */
export function Sessions({ member: { id, fullName } }: { member: MemberCard }): ReactElement {
  const { data, problem, reload } = useQuery('sessions.listOf', { params: { id } });
  const end = useCommand('sessions.endOneOf', { invalidates: ['sessions.listOf'] });
  const endAll = useCommand('sessions.endAllOf', { invalidates: ['sessions.listOf'] });
  const reset = useCommand('secondFactor.reset', { invalidates: ['sessions.listOf'] });
  const onReset = async (): Promise<void> => {
    const sure = await confirm({
      title: messages.resetTitle(fullName),
      body: messages.resetText,
      confirmLabel: messages.reset,
    });
    if (!sure) return;
    await reset.run({ params: { id } });
    toast.success(messages.resetDone);
  };
  return (
    <Stack gap={24}>
      <SessionsPanel
        sessions={data}
        failed={problem !== undefined}
        onReload={reload}
        onEnd={async (sessionId) => end.run({ params: { id, sessionId } })}
        onEndMany={async () => endAll.run({ params: { id } })}
        many="all"
      />
      <Panel title={messages.secondStep}>
        <PanelRow
          label={messages.lostPhone}
          action={
            <Button size="sm" loading={reset.pending} onClick={() => void onReset().catch(() => undefined)}>
              {messages.reset}
            </Button>
          }
        >
          {messages.lostPhoneText}
        </PanelRow>
      </Panel>
    </Stack>
  );
}
