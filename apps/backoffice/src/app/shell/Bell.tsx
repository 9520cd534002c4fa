import { Popover } from '@pribavka/ui';
import { ToolButton } from '@pribavka/ui/shell';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { appMessages } from '../messages.ts';
import { useLive } from './useLive.ts';

const Feed = lazy(async () => ({ default: (await import('./Feed.tsx')).Feed }));

/** News of one's own account behind the bell of the top bar. */
export function Bell(): ReactElement {
  const [open, setOpen] = useState(false);
  const unread = useLive().data?.unread;
  return (
    <Popover
      label={appMessages.bell}
      open={open}
      onOpenChange={setOpen}
      placement="bottom-end"
      flush
      wide
      trigger={<ToolButton icon={BellIcon} label={appMessages.bell} count={unread} />}
    >
      <div style={{ width: 'min(384px, 92vw)', maxHeight: '70vh', display: 'grid' }}>
        <Suspense>{open && <Feed onLeave={() => setOpen(false)} />}</Suspense>
      </div>
    </Popover>
  );
}
