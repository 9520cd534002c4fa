import { type Input, isProblem } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';

type Change = Omit<Input<'notifications.updateSettings'>['body'], 'version'>;

/** One's own settings of notices; each change is saved at once. */
export function useNoticeSettings() {
  const { data, problem, reload, set } = useQuery('notifications.settings');
  const update = useCommand('notifications.updateSettings');
  const change = async (body: Change): Promise<void> => {
    if (!data) return;
    try {
      set(await update.run({ body: { ...body, version: data.version } }));
    } catch (error) {
      // Refused, mostly after a change in another tab: what holds now is shown. Without a network there is nobody to ask.
      if (!isProblem(error) || error.kind !== 'network') void reload();
    }
  };
  return { data, problem, reload, set, change, pending: update.pending };
}

export type NoticeSettings = NonNullable<ReturnType<typeof useNoticeSettings>['data']>;
export type ChangeSettings = ReturnType<typeof useNoticeSettings>['change'];
