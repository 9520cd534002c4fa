import { useQuery } from '@pribavka/api/react';
import { formatNumber } from '@pribavka/ui';
import { ToolButton } from '@pribavka/ui/shell';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { appMessages } from '../messages.ts';
import { useSharedReadMarks } from './feed/read-marks.ts';

const Feed = lazy(() => import('./Feed.tsx'));

/** Milliseconds between looks for something new while the page is seen. */
const EVERY = 60_000;

/** The bell with its number; opens the feed of notifications. */
export function Bell(): ReactElement {
  const [open, setOpen] = useState(false);
  const { data } = useQuery('notifications.unread', {}, { refreshInterval: EVERY, quiet: 'all' });
  useSharedReadMarks();
  const count = data?.count ?? 0;
  return (
    <>
      <ToolButton
        icon={BellIcon}
        label={appMessages.bell}
        count={count}
        aria-haspopup="dialog"
        title={count > 0 ? `${appMessages.bell}: ${formatNumber(count)}` : appMessages.bell}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <Feed onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
