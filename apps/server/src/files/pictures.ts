import { problem } from '../http/problem.ts';

/** Larger pictures are refused before they are decoded (a small file can unpack into gigabytes). */
export const maxPixels = 50_000_000;

type Sharp = typeof import('sharp').default;
let known: Promise<Sharp> | undefined;

/** The library of pictures, loaded with the first of them: a process nobody uploads to does without it. */
const pictures = (): Promise<Sharp> =>
  (known ??= import('sharp').then(({ default: sharp }) => {
    // Decoding happens beside the requests: two threads of it are enough, and nothing is kept between files.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));

export interface PictureSize {
  width: number;
  height: number;
}

/** Size of a picture after its EXIF turn; a clear refusal when it does not decode or is too large. */
export async function measurePicture(bytes: Buffer): Promise<PictureSize> {
  try {
    const sharp = await pictures();
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
    const sharp = await pictures();
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
export async function smallerPicture(bytes: Buffer, side: number): Promise<Buffer> {
  const sharp = await pictures();
  return sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}
