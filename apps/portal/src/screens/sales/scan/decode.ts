/** Formats the browser's own detector is asked for; the fallback reads QR only. */
const FORMATS = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'code_128'];

/** Longest side a picture is scaled to before reading: a phone photo has four times more than a code needs. */
const MAX_SIDE = 1600;

export type Pixels = ImageBitmap | HTMLVideoElement | HTMLCanvasElement;

interface NativeDetector {
  detect: (source: Pixels) => Promise<Array<{ rawValue: string }>>;
}

interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

const nativeClass = (): NativeDetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;

async function nativeDetector(): Promise<NativeDetector | undefined> {
  const Detector = nativeClass();
  if (!Detector) return undefined;
  try {
    const supported = await Detector.getSupportedFormats();
    const formats = FORMATS.filter((format) => supported.includes(format));
    return formats.includes('qr_code') ? new Detector({ formats }) : undefined;
  } catch {
    return undefined;
  }
}

let detector: Promise<NativeDetector | undefined> | undefined;

function sizeOf(source: Pixels): { width: number; height: number } {
  return source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };
}

async function readByScript(source: Pixels): Promise<string | undefined> {
  const { width, height } = sizeOf(source);
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(image, { timeLimit: 400 });
  } catch {
    return undefined;
  }
}

/** Text of the first code in the picture or video frame; undefined when there is none that can be read. */
export async function readCode(source: Pixels): Promise<string | undefined> {
  detector ??= nativeDetector();
  const native = await detector;
  if (native) {
    try {
      const found = await native.detect(source);
      if (found[0]) return found[0].rawValue;
    } catch {
      // The detector's service can be absent although its class is there.
    }
  }
  return readByScript(source);
}

/** The same for a file a person chose. */
export async function readCodeFromFile(file: Blob): Promise<string | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  try {
    return await readCode(bitmap);
  } finally {
    bitmap.close();
  }
}
