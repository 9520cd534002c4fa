import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

import type { FindCodes } from './codes.ts';

/** Longest sides a picture is read at, pixels: a code is large in most, and a small mark needs more of a photo. */
const SIDES = [1600, 3200];

function pixelsOf(picture: ImageBitmap, longest: number): ImageData | undefined {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

const find: FindCodes = async (picture) => {
  const largest = Math.max(picture.width, picture.height);
  for (const [at, side] of SIDES.entries()) {
    if (at > 0 && largest <= (SIDES[at - 1] ?? 0)) break;
    const pixels = pixelsOf(picture, side);
    if (!pixels) break;
    const found = await readBarcodes(pixels, {
      // EAN and UPC come with the digits of a whole GTIN, so nothing needs a hint.
      formats: ['QRCode', 'DataMatrix', 'EANUPC', 'Code128'],
      // As the scanners of shops give it: separators of GS1 stay in the text, no brackets are put around its keys.
      textMode: 'Plain',
      maxNumberOfSymbols: 8,
    });
    if (found.length > 0) return found.map(({ text }) => ({ text }));
  }
  return [];
};

/** Reading by ZXing-C++ compiled to WebAssembly, for browsers that cannot read codes themselves. */
export async function scriptCodes(): Promise<FindCodes> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return find;
}
