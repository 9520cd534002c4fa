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

const isProblem = (error: unknown): boolean => error instanceof Error && error.name === 'Problem';

const refused = (error: unknown): unknown => (isProblem(error) ? error : problem('FILE_BROKEN', {}, { cause: error }));

// As the head of the file says, after its EXIF turn.
async function toldSize(bytes: Buffer): Promise<PictureSize> {
  const sharp = await pictures();
  const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw problem('FILE_PIXELS', { n: maxPixels / 1_000_000 });
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Size of a picture after its EXIF turn; a clear refusal when it does not decode to the end or is too large. */
export async function measurePicture(bytes: Buffer): Promise<PictureSize> {
  try {
    const size = await toldSize(bytes);
    // The head says nothing of the rest: a cut picture is found by reading it all, into a few points.
    const sharp = await pictures();
    await sharp(bytes, { limitInputPixels: maxPixels }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return size;
  } catch (error) {
    throw refused(error);
  }
}

/** The part of a picture a square is cut from: nothing three times as long as it is wide, for it would grow thousandfold. */
export function middleOf({ width, height }: PictureSize): PictureSize & { left: number; top: number } {
  const longest = 3 * Math.min(width, height);
  const part = { width: Math.min(width, longest), height: Math.min(height, longest) };
  return { ...part, left: Math.floor((width - part.width) / 2), top: Math.floor((height - part.height) / 2) };
}

/** A square WebP without metadata: no place, no camera, only the face. */
export async function squarePicture(bytes: Buffer, side: number): Promise<Buffer> {
  try {
    const part = middleOf(await toldSize(bytes));
    const sharp = await pictures();
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .extract(part)
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw refused(error);
  }
}

/** A smaller copy for lists and previews, never larger than the original; undefined when it cannot be drawn. */
export async function smallerPicture(bytes: Buffer, side: number): Promise<Buffer | undefined> {
  const sharp = await pictures();
  return sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
    .catch(() => undefined);
}
