import { expect, it } from 'vitest';

import { type DetectorClass, nativeCodes } from './native.ts';

const all = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'code_128'];
const picture = {} as ImageBitmap;

/** A browser's reader that knows these formats and sees these codes. */
function detectorOf(supported: string[] | Error, seen: Array<{ rawValue: string; format: string }> = []) {
  const asked: string[][] = [];
  class Detector {
    constructor({ formats }: { formats: string[] }) {
      asked.push(formats);
    }
    static async getSupportedFormats(): Promise<string[]> {
      if (supported instanceof Error) throw supported;
      return supported;
    }
    async detect(): Promise<typeof seen> {
      return seen;
    }
  }
  return { Detector: Detector as DetectorClass, asked };
}

it('is taken only where it reads everything that is printed on receipts and packages', async () => {
  expect(await nativeCodes(undefined)).toBeUndefined();
  for (const missing of all) {
    const { Detector } = detectorOf(all.filter((format) => format !== missing));
    expect(await nativeCodes(Detector)).toBeUndefined();
  }
  expect(await nativeCodes(detectorOf(new Error('no service')).Detector)).toBeUndefined();
});

it('is asked for what we need and it knows, and says which digits are UPC-E', async () => {
  const { Detector, asked } = detectorOf(
    [...all, 'upc_e', 'pdf417'],
    [
      { rawValue: '01234565', format: 'upc_e' },
      { rawValue: '96385074', format: 'ean_8' },
    ],
  );
  const find = await nativeCodes(Detector);
  expect(await find?.(picture)).toEqual([{ text: '01234565', hint: 'upc-e' }, { text: '96385074' }]);
  expect(asked).toEqual([[...all, 'upc_e']]);
});
