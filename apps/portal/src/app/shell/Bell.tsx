import { useQuery } from '@pribavka/api/react';
import { formatNumber } from '@pribavka/ui';
import { ToolButton } from '@pribavka/ui/shell';
import { Bell as BellIcon } from 'lucide-react';
import type { ReactElement } from 'react';

import { appMessages } from '../messages.ts';
import { useSharedReadMarks } from './feed/read-marks.ts';

/** Milliseconds between looks for something new while the page is seen. */
const EVERY = 60_000;

/** The bell with its number. Every screen draws its own, so what it opens is held by the frame (`useFeedSheet`). */
export function Bell({ onOpen }: { onOpen: () => void }): ReactElement {
  const { data } = useQuery('notifications.unread', {}, { refreshInterval: EVERY, quiet: 'all' });
  useSharedReadMarks();
  const count = data?.count ?? 0;
  return (
    <ToolButton
      icon={BellIcon}
      label={appMessages.bell}
      count={count}
      aria-haspopup="dialog"
      title={count > 0 ? `${appMessages.bell}: ${formatNumber(count)}` : appMessages.bell}
      onClick={onOpen}
    />
  );
}
