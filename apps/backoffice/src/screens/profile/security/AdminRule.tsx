import { useCommand, useQuery } from '@pribavka/api/react';
import { ErrorState, Panel, Skeleton, Stack, Switch, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { profileWords } from '../words.ts';

const words = profileWords.rule;

/** Whether administrators must have the second step: a rule for all of them, kept by an administrator. */
export function AdminRule(): ReactElement {
  const { data, problem, reload } = useQuery('security.settings');
  const save = useCommand('security.updateSettings', { invalidates: ['security.*', 'secondFactor.*'] });
  const change = async (adminSecondFactor: boolean): Promise<void> => {
    if (!data || save.pending) return;
    try {
      await save.run({ body: { adminSecondFactor, version: data.version } });
      toast.success(adminSecondFactor ? words.on : words.off);
    } catch {
      // Why is told by the client; somebody else may have been first.
      reload();
    }
  };
  return (
    <Panel title={words.title}>
      {!data && !problem && <Skeleton rows={1} height={48} label={words.title} />}
      {problem && !data && <ErrorState level={3} title={words.failed} description={null} onRetry={reload} />}
      {data && (
        <Stack gap={8}>
          <Switch side="end" checked={data.adminSecondFactor} onCheckedChange={(on) => void change(on)}>
            {words.label}
          </Switch>
          <Text as="p" tone="secondary">
            {words.text}
          </Text>
        </Stack>
      )}
    </Panel>
  );
}
