import { Button, DescriptionList, Dialog } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { type KeyHint, typingHints } from './keys.ts';
import { queueMessages as messages } from './messages.ts';

/** Every key of the queue, by «?». */
export function KeysDialog({ hints, onClose }: { hints: readonly KeyHint[]; onClose: () => void }): ReactElement {
  return (
    <Dialog open title={messages.keys} onClose={onClose} footer={<Button onClick={onClose}>{messages.close}</Button>}>
      <DescriptionList
        termWidth={120}
        items={[...hints, ...typingHints].map(({ keys, label }) => ({
          key: keys,
          term: <kbd>{keys}</kbd>,
          value: label,
        }))}
      />
    </Dialog>
  );
}
