import { useMemo } from 'react';

import { formatDate } from '../../foundation/format/dates.ts';
import { useLocale } from '../../foundation/messages/context.ts';
import type { ToastStore } from '../toast/core/store.ts';
import { useToastState } from '../toast/useToastState.ts';
import type { NotificationEntry } from './NotificationCenter.tsx';

/** The last 50 messages of a store as entries for `NotificationCenter`, actions included. */
export const useToastHistory = (store?: ToastStore): readonly NotificationEntry[] => {
  const { history } = useToastState(store);
  const locale = useLocale();
  return useMemo(
    () =>
      history.map((item) => ({
        id: item.id,
        tone: item.tone,
        title: item.count > 1 ? `${item.title} ×${item.count}` : item.title,
        description: item.description,
        when: formatDate(new Date(item.at), 'listDayTime', locale),
        at: new Date(item.at).toISOString(),
        actions: item.actions,
      })),
    [history, locale],
  );
};
