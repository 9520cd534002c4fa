import { confirm } from '@pribavka/ui';

import { forgetCalls } from '../form/useSender.ts';
import { nudgeOutbox } from './changes.ts';
import { outboxMessages as messages } from './messages.ts';
import { outboxStore, removeAllOf } from './store.ts';

/**
 * Before a sign-out: asks about the sales that were not sent. `false` when the member stays to have them sent; after
 * `true` nothing of his sales is on this device.
 */
export async function leaveQueue(owner: string): Promise<boolean> {
  const { length } = await outboxStore.list(owner).catch(() => []);
  if (length > 0) {
    const leaves = await confirm({
      title: messages.unsent(length),
      body: messages.leaveText[length === 1 ? 0 : 1],
      confirmLabel: messages.leave,
      cancelLabel: messages.send,
      danger: true,
    });
    if (!leaves) {
      nudgeOutbox();
      return false;
    }
  }
  await removeAllOf(owner).catch(() => undefined);
  forgetCalls(owner);
  return true;
}
