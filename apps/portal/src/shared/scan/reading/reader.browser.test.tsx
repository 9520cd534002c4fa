import { readScan } from '@pribavka/forms/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { photoOf, type PrintedCode } from '../test-utils/draw-code.ts';
import { openReader, type Reader } from './reader.ts';

const receipt = 't=20261120T1241&s=14980.00&fn=9282440300829880&i=10556&fp=189504453&n=1';
const mark = `[01]04607177964089[21]5ab(cDE:1[91]EE06[92]${'q'.repeat(44)}`;

let reader: Reader;
beforeEach(() => {
  reader = openReader();
});
afterEach(() => reader.close());

const codes: ReadonlyArray<[PrintedCode, object]> = [
  [
    { format: 'QRCode', text: receipt },
    { kind: 'receipt', text: receipt },
  ],
  [
    { format: 'GS1', text: mark },
    { kind: 'mark', gtin: '04607177964089', serial: '5ab(cDE:1' },
  ],
  [
    { format: 'EAN13', text: '4607177964089' },
    { kind: 'barcode', gtin: '4607177964089' },
  ],
  [
    { format: 'EAN8', text: '96385074' },
    { kind: 'barcode', gtin: '96385074' },
  ],
  [
    { format: 'UPCA', text: '036000291452' },
    { kind: 'barcode', gtin: '0036000291452' },
  ],
  [
    { format: 'UPCE', text: '01234565' },
    { kind: 'barcode', gtin: '0012345000065' },
  ],
  [
    { format: 'Code128', text: 'SN-0042' },
    { kind: 'text', text: 'SN-0042' },
  ],
];

it.each(
  codes.flatMap(([code, scan]) => [0, 0.12, Math.PI / 2].map((angle) => [code.format, angle, code, scan] as const)),
)('reads %s from a photo turned by %f', async (_format, angle, code, scan) => {
  const found = await reader.read(await photoOf(code, { angle }));
  expect(found.map(({ text, hint }) => readScan(text, hint))).toMatchObject([scan]);
});

it('finds a small mark in a photo of twelve megapixels', async () => {
  const photo = await photoOf({ format: 'GS1', text: mark }, { width: 3000, height: 4000, scale: 4, angle: 0.05 });
  expect(await reader.read(photo)).toHaveLength(1);
});

it('finds nothing in a picture without a code, and says so of a file that is no picture', async () => {
  const canvas = new OffscreenCanvas(400, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
  expect(await reader.read(await canvas.convertToBlob())).toEqual([]);
  await expect(reader.read(new Blob(['не картинка']))).rejects.toMatchObject({ failure: 'picture' });
});

it('answers nobody after it was closed', async () => {
  const answer = reader.read(await photoOf({ format: 'EAN8', text: '96385074' }));
  reader.close();
  await expect(answer).rejects.toMatchObject({ failure: 'reader' });
});
