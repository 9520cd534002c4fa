import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { Camera, CameraProblem } from './camera.ts';
import type { FoundCode } from './reading/codes.ts';
import { openReader, type Reader } from './reading/reader.ts';
import { showCamera } from './show-camera.ts';

export type ScannerState = 'asking' | 'looking' | 'paused' | CameraProblem;

export interface Scanner {
  readonly state: ScannerState;
  /** The lamp: undefined where there is none. */
  readonly torch: { readonly on: boolean; readonly toggle: () => void } | undefined;
  /** Goes to the next camera; undefined while there is one only. */
  readonly nextCamera: (() => void) | undefined;
  /** Asks for the camera again. */
  readonly retry: () => void;
  /** Codes of a picture the person chose. Rejects with `UnreadablePicture`. */
  readonly readFile: (file: Blob) => Promise<readonly FoundCode[]>;
}

/** Whether the page is out of sight: a phone puts it aside without a word to its camera, which would stay lit. */
function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const onVisibility = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return hidden;
}

interface Shown {
  readonly camera: Camera;
  readonly ids: readonly string[];
  /** The lamp is lit. */
  readonly lit: boolean;
}

/** The camera in the video and the codes in its sight, while the component is there and its page is on the screen. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCodes: (codes: readonly FoundCode[]) => void,
): Scanner {
  const [state, setState] = useState<ScannerState>('asking');
  const [shown, setShown] = useState<Shown>();
  // Another object is another attempt, also at the same camera.
  const [wanted, setWanted] = useState<{ readonly deviceId?: string | undefined }>({});
  const hidden = usePageHidden();
  const reader = useRef<Reader>(undefined);
  const found = useEffectEvent(onCodes);

  useEffect(() => {
    const opened = openReader();
    reader.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    if (hidden || !video.current || !reader.current) return undefined;
    const stop = showCamera(video.current, reader.current, wanted.deviceId, {
      onShown: (camera, ids) => {
        setShown({ camera, ids, lit: false });
        setState('looking');
      },
      onProblem: setState,
      onCodes: (codes) => found(codes),
    });
    return () => {
      stop();
      setShown(undefined);
      setState('paused');
    };
  }, [video, hidden, wanted]);

  const { camera, ids = [], lit = false } = shown ?? {};
  return {
    state,
    torch: camera?.hasTorch
      ? {
          on: lit,
          toggle: () =>
            void camera.setTorch(!lit).then(
              () => setShown({ camera, ids, lit: !lit }),
              () => setShown({ camera: { ...camera, hasTorch: false }, ids, lit: false }),
            ),
        }
      : undefined,
    nextCamera:
      camera && ids.length > 1
        ? () => {
            const now = ids.indexOf(wanted.deviceId ?? camera.track.getSettings().deviceId ?? '');
            setWanted({ deviceId: ids[(now + 1) % ids.length] });
          }
        : undefined,
    retry: () => {
      setState('asking');
      setWanted({ ...wanted });
    },
    readFile: async (file) => (reader.current ? reader.current.read(file) : []),
  };
}
