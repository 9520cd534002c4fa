import { useStableCallback } from '@pribavka/ui';
import { useEffect, useState } from 'react';

import type { Uploads } from './check.ts';

export interface UploadsGate {
  readonly uploads: Uploads;
  readonly setUploads: (uploads: Uploads) => void;
  /** Sending was asked for and waits for the photos. */
  readonly waiting: boolean;
  /** True when photos are on their way: sending is then for {@link useSendLater} to do. */
  readonly hold: () => boolean;
  readonly release: () => void;
}

/** Knows of photos on their way, so that a form may be sent meanwhile. */
export function useUploads(): UploadsGate {
  const [uploads, setUploads] = useState<Uploads>('idle');
  const [waiting, setWaiting] = useState(false);
  return {
    uploads,
    setUploads,
    waiting,
    hold() {
      setWaiting(uploads === 'busy');
      return uploads === 'busy';
    },
    release: () => setWaiting(false),
  };
}

/** Sends what was held, with what is known by then, as soon as no photo is on its way. */
export function useSendLater({ uploads, waiting, release }: UploadsGate, send: () => Promise<void>): void {
  const sendNow = useStableCallback(async () => {
    release();
    await send();
  });
  const ready = waiting && uploads !== 'busy';
  useEffect(() => {
    if (ready) void sendNow();
  }, [ready, sendNow]);
}
