import type { FindCodes } from './codes.ts';

/** What is on receipts, packages and labels; a browser that cannot read all of it reads nothing for us. */
const REQUIRED = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'code_128'];
/** Read by some browsers as EAN-13, so their absence says nothing. */
const USEFUL = ['upc_a', 'upc_e'];

interface Detector {
  detect: (picture: ImageBitmap) => Promise<Array<{ rawValue: string; format: string }>>;
}

/** The part of the Barcode Detection API in use; TypeScript has no types of it. */
export interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Reading by the browser itself, undefined where it cannot read every format. */
export async function nativeCodes(
  Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector,
): Promise<FindCodes | undefined> {
  if (!Detector) return undefined;
  try {
    const supported = await Detector.getSupportedFormats();
    if (!REQUIRED.every((format) => supported.includes(format))) return undefined;
    const detector = new Detector({ formats: [...REQUIRED, ...USEFUL].filter((format) => supported.includes(format)) });
    return async (picture) =>
      (await detector.detect(picture)).map(({ rawValue, format }) =>
        format === 'upc_e' ? { text: rawValue, hint: 'upc-e' } : { text: rawValue },
      );
  } catch {
    return undefined;
  }
}
