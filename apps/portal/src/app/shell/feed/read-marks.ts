import { useInvalidate } from '@pribavka/api/react';
import { useEffect } from 'react';

const name = 'pribavka-read-marks';

/** Other tabs of this browser learn at once that something was read here. */
export function shareReadMarks(): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
  channel.postMessage(null);
  channel.close();
}

/** Asks again for the notifications when another tab has read some. */
export function useSharedReadMarks(): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', () => invalidate(['notifications.*']));
    return () => channel.close();
  }, [invalidate]);
}
