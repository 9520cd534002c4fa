import { Button, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { processMessages as messages } from './messages.ts';
import { ProcessPanel } from './ProcessPanel.tsx';

/** What a form in a sheet has started: how it goes, and the way out. */
export function StartedProcess({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  return (
    <Stack gap={20}>
      <ProcessPanel id={id} />
      <div>
        <Button onClick={onClose}>{messages.close}</Button>
      </div>
    </Stack>
  );
}
