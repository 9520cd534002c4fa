import sharp from 'sharp';

import { drawings, type PictureKey } from './drawings.ts';

/** Picture of a product, 480 × 360 WebP. */
export async function drawProduct(key: PictureKey): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 120 90"><rect width="120" height="90" fill="#eeefea"/><g transform="translate(18 13) scale(.7)">${drawings[key]}</g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
