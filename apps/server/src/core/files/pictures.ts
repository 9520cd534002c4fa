import { problem } from '../../http/problem.ts';
import { createPlaces } from './places.ts';

/** Larger pictures are refused before they are decoded (a small file can unpack into gigabytes). */
export const maxPixels = 50_000_000;
/** Of those that are decoded as a whole, not line by line: WebP, and what is made to appear gradually. */
export const maxWholePixels = 16_000_000;
/** Nothing that is shown is longer. */
export const maxSide = 4096;
const seconds = 20;

/** Pictures that are sent and pictures that are shown are drawn in places of their own: neither keeps the other out. */
const sent = createPlaces({ atOnce: 2, waiting: 32 });
const shown = createPlaces({ atOnce: 2, waiting: 300 });

type Sharp = typeof import('sharp').default;
type Drawing = ReturnType<Sharp>;
let known: Promise<Sharp> | undefined;

/** The library of pictures, loaded with the first of them: a process nobody uploads to does without it. */
const pictures = (): Promise<Sharp> =>
  (known ??= import('sharp').then(({ default: sharp }) => {
    // Decoding happens next to the requests: one thread for each picture, and nothing is kept between files.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));

export interface PictureSize {
  width: number;
  height: number;
}

const isProblem = (error: unknown): boolean => error instanceof Error && error.name === 'Problem';

function refused(error: unknown): unknown {
  if (isProblem(error)) return error;
  const isLate = error instanceof Error && error.message.includes('timeout');
  return isLate ? problem('FILE_TIME', { n: seconds }, { cause: error }) : problem('FILE_BROKEN', {}, { cause: error });
}

/** Whatever is drawn is drawn within bounds: of points, of time. Only the first page of what moves is read. */
const draw = async (bytes: Buffer): Promise<Drawing> =>
  (await pictures())(bytes, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true }).timeout({
    seconds,
  });

interface Head extends PictureSize {
  format: string;
}

// As the head of the file says, after its EXIF turn.
async function readHead(bytes: Buffer): Promise<Head> {
  const sharp = await pictures();
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, orientation = 1, format } = head;
  const isWhole = format === 'webp' || head.isProgressive;
  const most = isWhole ? maxWholePixels : maxPixels;
  if (width * height > most) throw problem('FILE_PIXELS', { n: most / 1_000_000 });
  return { format, ...(orientation >= 5 ? { width: height, height: width } : { width, height }) };
}

async function within<T>(places: typeof sent, work: () => Promise<T>): Promise<T> {
  return places.run(() =>
    work().catch((error: unknown) => {
      throw refused(error);
    }),
  );
}

/** Size of a picture after its EXIF turn; a clear refusal when it does not decode to the end or is too large. */
export const measurePicture = (bytes: Buffer): Promise<PictureSize> =>
  within(sent, async () => {
    const { width, height } = await readHead(bytes);
    // The head says nothing of the rest: a cut picture is found by reading it all, into a few points.
    await (await draw(bytes)).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  });

/** The part of a picture a square is cut from: nothing three times as long as it is wide, for it would grow thousandfold. */
export function middleOf({ width, height }: PictureSize): PictureSize & { left: number; top: number } {
  const longest = 3 * Math.min(width, height);
  const part = { width: Math.min(width, longest), height: Math.min(height, longest) };
  return { ...part, left: Math.floor((width - part.width) / 2), top: Math.floor((height - part.height) / 2) };
}

/** A square WebP without metadata: no place, no camera, only the face. */
export const squarePicture = (bytes: Buffer, side: number): Promise<Buffer> =>
  within(sent, async () => {
    const part = middleOf(await readHead(bytes));
    return (await draw(bytes))
      .autoOrient()
      .extract(part)
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  });

/** Points only, in the same format: metadata, a second file behind the picture and pages that move are left out. */
async function redrawn(bytes: Buffer, format: string): Promise<{ bytes: Buffer; picture: PictureSize }> {
  const drawing = (await draw(bytes))
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'jpeg') drawing.jpeg({ quality: 88 });
  else if (format === 'png') drawing.png({ compressionLevel: 6 });
  else drawing.webp({ quality: 86 });
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { bytes: data, picture: { width: info.width, height: info.height } };
}

/** A picture others will see, drawn again. */
export const redrawPicture = (bytes: Buffer) =>
  within(sent, async () => redrawn(bytes, (await readHead(bytes)).format));

/** What is shown of a picture kept to the byte; undefined when it cannot be drawn. */
export const shownPicture = (bytes: Buffer): Promise<Buffer | undefined> =>
  shown.run(async () =>
    readHead(bytes)
      .then(({ format }) => redrawn(bytes, format))
      .then((drawn) => drawn.bytes)
      .catch(() => undefined),
  );

/** A smaller copy for lists and previews, never larger than the original; undefined when it cannot be drawn. */
export const smallerPicture = (bytes: Buffer, side: number): Promise<Buffer | undefined> =>
  shown.run(async () =>
    (await draw(bytes))
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
      .catch(() => undefined),
  );
