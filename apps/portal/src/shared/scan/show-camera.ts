import { type Camera, CameraError, type CameraProblem, cameraIds, openCamera } from './camera.ts';
import type { FoundCode } from './reading/codes.ts';
import type { Reader } from './reading/reader.ts';

/** Milliseconds between two frames that are read: enough for a steady hand, light for a phone. */
const EVERY = 120;

export interface CameraEvents {
  /** The picture is there; `ids` are the cameras of this device. */
  readonly onShown: (camera: Camera, ids: readonly string[]) => void;
  readonly onProblem: (problem: CameraProblem) => void;
  readonly onCodes: (codes: readonly FoundCode[]) => void;
}

/** Reads frame after frame until it is stopped; the next is taken when the one before is read. */
function readFrames(video: HTMLVideoElement, reader: Reader, onCodes: CameraEvents['onCodes']): () => void {
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
  return () => {
    stopped = true;
  };
}

/** Opens the camera in the video and reads what it sees; answers how to stop both, at any moment. */
export function showCamera(
  video: HTMLVideoElement,
  reader: Reader,
  deviceId: string | undefined,
  { onShown, onProblem, onCodes }: CameraEvents,
): () => void {
  let stopped = false;
  let camera: Camera | undefined;
  let stopReading: (() => void) | undefined;

  const start = async (): Promise<void> => {
    try {
      camera = await openCamera(deviceId);
      // The question about the camera may be answered after everything is closed.
      if (stopped) {
        camera.stop();
        return;
      }
      video.srcObject = camera.stream;
      camera.track.addEventListener('ended', () => onProblem('busy'));
      await video.play();
      const ids = await cameraIds();
      if (stopped) return;
      onShown(camera, ids);
      stopReading = readFrames(video, reader, onCodes);
    } catch (error) {
      camera?.stop();
      if (!stopped) onProblem(error instanceof CameraError ? error.problem : 'busy');
    }
  };
  void start();

  return () => {
    stopped = true;
    stopReading?.();
    camera?.stop();
    video.srcObject = null;
  };
}
