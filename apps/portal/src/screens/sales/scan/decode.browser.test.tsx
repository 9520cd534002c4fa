import { encodeQR } from 'qr';
import { expect, it } from 'vitest';

import { readCodeFromFile } from './decode.ts';

const receipt = 't=20261120T1241&s=14980.00&fn=9282440300829880&i=10556&fp=189504453&n=1';

/** A photo-like picture: the code small, turned and on a grey sheet. */
async function photo(text: string, angle: number): Promise<Blob> {
  const grid = encodeQR(text, 'raw', { border: 2 });
  const canvas = new OffscreenCanvas(1200, 1600);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#8a8a84';
  context.fillRect(0, 0, 1200, 1600);
  context.translate(600, 900);
  context.rotate(angle);
  const side = 7;
  const offset = (-grid.length * side) / 2;
  context.fillStyle = '#f2f0ea';
  context.fillRect(offset - 40, offset - 40, grid.length * side + 80, grid.length * side + 80);
  grid.forEach((row, y) =>
    row.forEach((dark, x) => {
      context.fillStyle = dark ? '#1c1c1a' : '#f2f0ea';
      context.fillRect(offset + x * side, offset + y * side, side, side);
    }),
  );
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}

it.each([0, 0.12, Math.PI / 2])('reads a receipt code from a photo turned by %f', async (angle) => {
  expect(await readCodeFromFile(await photo(receipt, angle))).toBe(receipt);
});

it('finds nothing in a picture without a code, and in what is no picture', async () => {
  const empty = await photo('', 0).then((blob) => blob.slice(0, 0));
  expect(await readCodeFromFile(empty)).toBeUndefined();
  expect(await readCodeFromFile(new Blob(['не картинка']))).toBeUndefined();
});
