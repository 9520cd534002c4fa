import { useSession } from '@pribavka/api/react';
import { askToLeave, eraseDrafts, hasUnsavedChanges } from '@pribavka/forms';

import { forgetIntent } from '../../screens/my-points/withdraw/intent-slot.ts';
import { forgetRegistration, resubmitKey } from '../../screens/registration/state.ts';
import { guestOwner } from './guest.ts';

/** «Выйти»: what waits on this device is asked about first, and nothing of the member stays on it afterwards. */
export function useLeave(): () => Promise<void> {
  const { profile, signOut } = useSession();
  return async () => {
    if (hasUnsavedChanges() && !(await askToLeave())) return;
    const owner = profile?.id;
    if (owner !== undefined) {
      // Without the code of the queue there is no queue on this device either.
      const queue = await import('../../offline/parts.ts').catch(() => undefined);
      if (queue && !(await queue.leaveQueue(owner))) return;
      forgetIntent(owner);
      forgetRegistration(sessionStorage, resubmitKey(owner));
      forgetRegistration(sessionStorage);
      for (const of of [owner, guestOwner]) eraseDrafts(of);
    }
    await signOut();
  };
}
