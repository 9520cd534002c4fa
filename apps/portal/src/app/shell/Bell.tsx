import { useQuery } from '@pribavka/api/react';
import { formatNumber } from '@pribavka/ui';
import { ToolButton } from '@pribavka/ui/shell';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { appWords } from '../words.ts';

const BellSheet = lazy(async () => ({ default: (await import('./BellSheet.tsx')).BellSheet }));

/** Milliseconds between looks for something new while the page is seen. */
const EVERY = 60_000;

/** The bell with its number; opens the feed of notifications. */
export function Bell(): ReactElement {
  const [open, setOpen] = useState(false);
  const { data } = useQuery('notifications.unread', {}, { refreshInterval: EVERY, quiet: 'all' });
  const count = data?.count ?? 0;
  return (
    <>
      <ToolButton
        icon={BellIcon}
        label={appWords.bell}
        count={count}
        aria-haspopup="dialog"
        title={count > 0 ? `${appWords.bell}: ${formatNumber(count)}` : appWords.bell}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <BellSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
