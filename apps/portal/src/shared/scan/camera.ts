/** Why there is no picture: refused by the person, no camera at all, taken by another program, or not offered here. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

export class CameraError extends Error {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A running camera. */
export interface Camera {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  /** The lamp can be switched. */
  readonly hasTorch: boolean;
  readonly setTorch: (on: boolean) => Promise<void>;
  readonly stop: () => void;
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** `torch` is known to browsers with a lamp and not to TypeScript. */
type Lamp = { torch?: boolean };

/** Opens the back camera, or the one of this id. Rejects with `CameraError`. */
export async function openCamera(deviceId?: string): Promise<Camera> {
  // A page that did not come over https has no cameras to offer.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new CameraError('unsupported');
  let stream: MediaStream;
  try {
    stream = await mediaDevices.getUserMedia({
      audio: false,
      video: {
        ...(deviceId === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: deviceId } }),
        width: { ideal: 1920 },
        height: { ideal: 1080 },
      },
    });
  } catch (error) {
    throw new CameraError(problems[(error as Error).name] ?? 'busy');
  }
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  const [track] = stream.getVideoTracks();
  if (!track) {
    stop();
    throw new CameraError('missing');
  }
  const can = 'getCapabilities' in track ? (track.getCapabilities() as Lamp) : {};
  return {
    stream,
    track,
    hasTorch: can.torch === true,
    setTorch: (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }),
    stop,
  };
}

/** Ids of the cameras, known only while one of them runs. */
export async function cameraIds(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.flatMap(({ kind, deviceId }) => (kind === 'videoinput' && deviceId !== '' ? [deviceId] : []));
}
