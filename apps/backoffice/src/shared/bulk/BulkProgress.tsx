import { Button, Dialog, ProgressBar } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { bulkMessages as messages } from './messages.ts';

/** How far an act on many rows has come; what is done stays done when it is stopped. */
export function BulkProgress(props: { done: number; total: number; onStop: () => void }): ReactElement {
  const { done, total, onStop } = props;
  return (
    <Dialog open title={messages.working} onClose={onStop} footer={<Button onClick={onStop}>{messages.stop}</Button>}>
      <ProgressBar label={messages.progress(done, total)} value={done} max={total} />
    </Dialog>
  );
}
