import { useSession } from '@pribavka/api/react';

import { forgetIntent } from '../../screens/my-points/withdraw/intent-slot.ts';

/** «Выйти»: what waits on this device is asked about first, and nothing of the member stays on it afterwards. */
export function useLeave(): () => Promise<void> {
  const { profile, signOut } = useSession();
  return async () => {
    const owner = profile?.id;
    if (owner !== undefined) {
      // Without the code of the queue there is no queue on this device either.
      const queue = await import('../../offline/parts.ts').catch(() => undefined);
      if (queue && !(await queue.leaveQueue(owner))) return;
      forgetIntent(owner);
    }
    await signOut();
  };
}
