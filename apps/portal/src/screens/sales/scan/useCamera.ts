import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { startCamera } from './camera.ts';

export type CameraState = 'asking' | 'looking' | 'denied';

/** Whether this browser can show a camera at all; without a secure page it cannot. */
export const hasCamera = (): boolean => typeof navigator !== 'undefined' && 'mediaDevices' in navigator;

/** The camera while the component is there; the code that was found ends it. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onFound: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('asking');
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!video.current) return undefined;
    return startCamera(video.current, {
      onLooking: () => setState('looking'),
      onDenied: () => setState('denied'),
      onFound: (text) => found(text),
    });
  }, [video]);
  return state;
}
