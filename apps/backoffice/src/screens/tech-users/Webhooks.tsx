import { webhookNames } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { Banner, Button, confirm, DescriptionList, formatDate, formatNumber, Stack } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { Deliveries } from './Deliveries.tsx';
import { webhookMessages as messages } from './card-messages.ts';
import { techMessages } from './messages.ts';
import type { Shown } from './SecretDialog.tsx';
import type { Tech } from './TechSheet.tsx';

const command = { invalidates: ['technical.*'] } as const;

export interface WebhooksProps {
  tech: Tech;
  editable: boolean;
  onSecret: (shown: Shown) => void;
}

const eventsOf = ({ webhookEvents: events }: Tech): string => {
  if (events === null) return messages.allEvents;
  return events.length === 0 ? messages.noEvents : events.map((event) => webhookNames[event]).join(', ');
};

/** Where events go, with which secret they are signed, and what became of them. */
export function Webhooks({ tech, editable, onSecret }: WebhooksProps): ReactElement {
  const test = useCommand('technical.testWebhook', command);
  const rotate = useCommand('technical.rotateWebhookSecret', command);
  const params = { id: tech.id };
  const ready = tech.webhookUrl !== null && tech.webhookHasSecret;
  const makeSecret = async (): Promise<void> => {
    if (
      tech.webhookHasSecret &&
      !(await confirm({ ...messages.changing(tech.name), confirmLabel: messages.changeSecret }))
    ) {
      return;
    }
    try {
      const { secret, oldValidUntil } = await rotate.run({ params, body: { version: tech.version } });
      onSecret({
        name: tech.name,
        title: messages.secretTitle(tech.name),
        secret,
        old: oldValidUntil === null ? undefined : messages.secretOld(oldValidUntil),
      });
    } catch {
      // The client says why.
    }
  };
  const sendTest = async (): Promise<void> => {
    try {
      await test.run({ params });
      toast.success(messages.tested);
    } catch {
      // The client says why.
    }
  };
  return (
    <Stack gap={16}>
      {tech.webhookUrl === null && <Banner tone="info" title={messages.noAddress} />}
      {tech.webhookUrl !== null && !tech.webhookHasSecret && <Banner tone="warning" title={messages.noSecret} />}
      <DescriptionList
        termWidth={150}
        items={[
          { term: messages.address, value: tech.webhookUrl },
          { term: messages.secret, value: tech.webhookHasSecret && messages.hasSecret },
          { term: messages.events, value: eventsOf(tech) },
          { term: messages.queued, value: formatNumber(tech.webhookQueued) },
          { term: messages.failed, value: formatNumber(tech.webhookFailed) },
          {
            term: messages.lastSent,
            value:
              tech.webhookLastSentAt === null
                ? techMessages.never
                : formatDate(tech.webhookLastSentAt, 'dayMonthYearTime'),
          },
        ]}
      />
      {editable && tech.status !== 'revoked' && (
        <Stack direction="row" gap={8} wrap>
          {ready && (
            <Button loading={test.pending} onClick={() => void sendTest()}>
              {messages.test}
            </Button>
          )}
          <Button loading={rotate.pending} onClick={() => void makeSecret()}>
            {tech.webhookHasSecret ? messages.changeSecret : messages.makeSecret}
          </Button>
        </Stack>
      )}
      <Deliveries tech={tech} editable={editable && tech.status === 'active' && ready} />
    </Stack>
  );
}
