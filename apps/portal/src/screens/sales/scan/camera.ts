import { readCode } from './decode.ts';

/** Milliseconds between two looks: enough for a steady hand, light for a phone. */
const LOOK_EVERY = 160;

export interface CameraEvents {
  readonly onLooking: () => void;
  readonly onDenied: () => void;
  readonly onFound: (text: string) => void;
}

/** Shows the back camera in the video and reads it until a code is found or it is stopped. */
export function startCamera(video: HTMLVideoElement, { onLooking, onDenied, onFound }: CameraEvents): () => void {
  let stream: MediaStream | undefined;
  let gone = false;
  let last = 0;

  const stop = (): void => {
    gone = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };

  const look = async (at: number): Promise<void> => {
    if (gone) return;
    if (at - last >= LOOK_EVERY && video.readyState >= video.HAVE_CURRENT_DATA) {
      last = at;
      const text = await readCode(video);
      // It can be stopped while a frame is being read.
      if (gone) return;
      if (text) {
        stop();
        onFound(text);
        return;
      }
    }
    requestAnimationFrame((next) => void look(next));
  };

  const open = async (): Promise<void> => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      });
      if (gone) {
        stop();
        return;
      }
      video.srcObject = stream;
      await video.play();
      onLooking();
      void look(0);
    } catch {
      if (!gone) onDenied();
    }
  };

  void open();
  return stop;
}
