import type { Input, Output } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { Button, DescriptionList, formatDate, Panel, Stack, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { settingsMessages as messages } from './messages.ts';
import { valueText } from './values.ts';

type Settings = Output<'points.settings'>;
type Change = NonNullable<Settings['pending']>;
type Decision = Input<'points.decideSettings'>['body']['decision'];
type Touched = keyof Change['after'];

const results: Readonly<Record<Decision, string>> = {
  confirm: messages.pending.confirmed,
  reject: messages.pending.rejected,
  withdraw: messages.pending.withdrawn,
};

interface PendingChangeProps {
  change: Change;
  onDecided: (settings: Settings) => void;
  /** Somebody was first, or the settings have moved. */
  onConflict: () => void;
}

/** What waits for the second administrator: the difference, who asked, and what the reader may do about it. */
export function PendingChange({ change, onDecided, onConflict }: PendingChangeProps): ReactElement {
  const command = useCommand('points.decideSettings', { invalidates: ['points.*'] });
  const decide = async (decision: Decision): Promise<void> => {
    try {
      const body = { decision, version: change.version };
      const settings = await command.run({ params: { id: change.id }, body });
      toast.success(results[decision]);
      onDecided(settings);
    } catch {
      onConflict();
    }
  };
  const names = Object.keys(change.after) as Touched[];
  return (
    <Panel title={messages.pending.title}>
      <Stack gap={16}>
        <Text tone="secondary">
          {messages.pending.asked(change.askedBy.name, formatDate(change.askedAt, 'dayMonthYearTime'))}
        </Text>
        <DescriptionList
          layout="stacked"
          items={names.map((name) => ({
            key: name,
            term: messages.fields[name],
            value: messages.pending.difference(
              valueText(name, change.before[name]),
              valueText(name, change.after[name]),
            ),
          }))}
        />
        {(change.allowedActions.length > 0 || change.decisionRefusal) && (
          <Stack direction="row" gap={12} wrap>
            {change.decisionRefusal && (
              <Button variant="primary" disabledReason={change.decisionRefusal}>
                {messages.pending.confirm}
              </Button>
            )}
            {change.allowedActions.map((action) => (
              <Button
                key={action}
                variant={action === 'confirm' ? 'primary' : 'secondary'}
                disabled={command.pending}
                onClick={() => void decide(action)}
              >
                {messages.pending[action]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
