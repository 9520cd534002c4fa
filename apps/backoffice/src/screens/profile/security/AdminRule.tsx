import { isProblem } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { ErrorState, Panel, Skeleton, Stack, Switch, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { profileMessages } from '../messages.ts';

const messages = profileMessages.rule;

/** Whether administrators must have the second step: a rule for all of them, kept by an administrator. */
export function AdminRule(): ReactElement {
  const { data, problem, reload } = useQuery('security.settings');
  const save = useCommand('security.updateSettings', { invalidates: ['security.*', 'secondFactor.*'] });
  const change = async (adminSecondFactor: boolean): Promise<void> => {
    if (!data || save.pending) return;
    try {
      await save.run({ body: { adminSecondFactor, version: data.version } });
      toast.success(adminSecondFactor ? messages.on : messages.off);
    } catch (error) {
      // The client reports why; somebody else may have been first. Without a network there is nobody to ask.
      if (!isProblem(error) || error.kind !== 'network') void reload();
    }
  };
  return (
    <Panel title={messages.title}>
      {!data && !problem && <Skeleton rows={1} height={48} label={messages.title} />}
      {problem && !data && <ErrorState level={3} title={messages.failed} description={null} onRetry={reload} />}
      {data && (
        <Stack gap={8}>
          <Switch side="end" value={data.adminSecondFactor} onValueChange={(on) => void change(on)}>
            {messages.label}
          </Switch>
          <Text as="p" tone="secondary">
            {messages.text}
          </Text>
        </Stack>
      )}
    </Panel>
  );
}
