import type { Input } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';

import { attempt } from '../../../shared/attempt.ts';

type Change = Omit<Input<'notifications.updateSettings'>['body'], 'version'>;

/** One's own settings of notices; each change is saved at once. */
export function useNoticeSettings() {
  const { data, problem, reload, set } = useQuery('notifications.settings');
  const update = useCommand('notifications.updateSettings');
  const change = async (body: Change): Promise<void> => {
    if (!data) return;
    const next = await attempt(update.run({ body: { ...body, version: data.version } }));
    // Refused, mostly after a change in another tab: what holds now is shown.
    if (next) set(next);
    else void reload();
  };
  return { data, problem, reload, set, change, pending: update.pending };
}

export type NoticeSettings = NonNullable<ReturnType<typeof useNoticeSettings>['data']>;
export type ChangeSettings = ReturnType<typeof useNoticeSettings>['change'];
