import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { type Camera, CameraError, type CameraProblem, cameraIds, openCamera } from './camera.ts';
import type { FoundCode } from './reading/codes.ts';
import { openReader, type Reader } from './reading/reader.ts';

export type ScannerState = 'asking' | 'looking' | 'paused' | CameraProblem;

export interface Scanner {
  readonly state: ScannerState;
  /** The lamp: undefined where there is none. */
  readonly torch: { readonly on: boolean; readonly toggle: () => void } | undefined;
  /** Goes to the next camera; undefined while there is one only. */
  readonly nextCamera: (() => void) | undefined;
  /** Asks for the camera again. */
  readonly retry: () => void;
  /** Codes of a picture the person chose. */
  readonly readFile: (file: Blob) => Promise<readonly FoundCode[]>;
}

/** Milliseconds between two frames that are read: enough for a steady hand, light for a phone. */
const EVERY = 120;

/** Reads frame after frame until it is stopped; the next is taken when the one before is read. */
function readFrames(video: HTMLVideoElement, reader: Reader, onCodes: (codes: readonly FoundCode[]) => void) {
  let stopped = false;
  let last = -EVERY;
  const look = async (at: number): Promise<void> => {
    if (stopped) return;
    if (at - last >= EVERY && video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) {
      last = at;
      try {
        const codes = await reader.read(await createImageBitmap(video));
        if (!stopped && codes.length > 0) onCodes(codes);
      } catch {
        // A frame can be gone before it is read; a reader that does not work says so when a file is chosen.
      }
    }
    if (!stopped) requestAnimationFrame((next) => void look(next));
  };
  requestAnimationFrame((at) => void look(at));
  return () => void (stopped = true);
}

/** The camera in the video and the codes in its sight, while the component is there and its page is on the screen. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCodes: (codes: readonly FoundCode[]) => void,
): Scanner {
  const [state, setState] = useState<ScannerState>('asking');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [hidden, setHidden] = useState(() => document.hidden);
  const [lamp, setLamp] = useState<{ camera: Camera; on: boolean }>();
  const reader = useRef<Reader>(undefined);
  const found = useEffectEvent(onCodes);

  useEffect(() => {
    const opened = openReader();
    reader.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    // A phone puts a page aside without a word to its camera: it would stay lit.
    const onVisibility = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (hidden || !element) return undefined;
    let gone = false;
    let camera: Camera | undefined;
    let stopReading: (() => void) | undefined;
    const start = async (): Promise<void> => {
      try {
        camera = await openCamera(chosen);
        if (gone) {
          camera.stop();
          return;
        }
        element.srcObject = camera.stream;
        await element.play();
        if (gone || !reader.current) return;
        setState('looking');
        setLamp(camera.hasTorch ? { camera, on: false } : undefined);
        camera.track.addEventListener('ended', () => setState('busy'));
        stopReading = readFrames(element, reader.current, (codes) => found(codes));
        setIds(await cameraIds());
      } catch (error) {
        camera?.stop();
        if (!gone) setState(error instanceof CameraError ? error.problem : 'busy');
      }
    };
    void start();
    return () => {
      gone = true;
      stopReading?.();
      camera?.stop();
      element.srcObject = null;
      setLamp(undefined);
      setState('paused');
    };
  }, [video, hidden, chosen, attempt]);

  return {
    state,
    torch: lamp && {
      on: lamp.on,
      toggle: () => {
        const on = !lamp.on;
        void lamp.camera.setTorch(on).then(
          () => setLamp({ ...lamp, on }),
          () => setLamp(undefined),
        );
      },
    },
    nextCamera:
      ids.length > 1
        ? () =>
            setChosen(ids[(ids.indexOf(chosen ?? lamp?.camera.track.getSettings().deviceId ?? '') + 1) % ids.length])
        : undefined,
    retry: () => {
      setState('asking');
      setAttempt(attempt + 1);
    },
    readFile: async (file) => (reader.current ? reader.current.read(file) : []),
  };
}
