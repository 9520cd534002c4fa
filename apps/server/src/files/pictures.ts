import sharp from 'sharp';

import { problem } from '../http/problem.ts';

/** Larger pictures are refused before they are decoded (a small file can unpack into gigabytes). */
export const maxPixels = 50_000_000;

// Decoding happens beside the requests: two threads of it are enough, and nothing is kept between files.
sharp.cache(false);
sharp.concurrency(1);

export interface PictureSize {
  width: number;
  height: number;
}

/** Size of a picture after its EXIF turn; a clear refusal when it does not decode or is too large. */
export async function measurePicture(bytes: Buffer): Promise<PictureSize> {
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) throw problem('FILE_BROKEN');
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error;
    throw problem('FILE_BROKEN', {}, { cause: error });
  }
}

/** A square WebP without metadata: no place, no camera, only the face. */
export async function squarePicture(bytes: Buffer, side: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw problem('FILE_BROKEN', {}, { cause: error });
  }
}

/** A smaller copy for lists and previews; never larger than the original. */
export const smallerPicture = (bytes: Buffer, side: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
