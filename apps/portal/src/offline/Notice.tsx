import { Banner, Button, formatDate, useOnline } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { offlineMessages as messages } from './messages.ts';
import { useKept } from './Strip.tsx';
import { useRefresh } from './useRefresh.ts';

/** «14:05», and with its day when that is another one. */
function momentOf(at: number): string {
  const date = new Date(at);
  return formatDate(date, date.toDateString() === new Date().toDateString() ? 'time' : 'listDayTime');
}

/** Says that there is no signal and how old the figures are. */
export function Notice(): ReactElement {
  const online = useOnline();
  const { since, isProfileKept, slow } = useKept();
  const refresh = useRefresh();
  const age = since === undefined ? messages.nothingKept : messages.dataAt(momentOf(since));
  // A command on its way is what the person waits for, whatever the figures around it are.
  if (online && slow > 0) {
    const isFresh = since === undefined && !isProfileKept;
    return <Banner tone="warning" title={isFresh ? messages.slow : `${messages.slow}. ${age}`} announce />;
  }
  return (
    <Banner
      tone="warning"
      title={`${online ? messages.away : messages.offline} ${age}`}
      announce
      actions={online ? <Button onClick={refresh}>{messages.retry}</Button> : undefined}
    />
  );
}
