import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { maxWholePixels } from '../../core/files/pictures.ts';
import type { HostileFile } from './types.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few bytes that claims this many points. */
export function claimedPng(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 10_000)));
  return Buffer.concat([signature, chunk('IHDR', header), extra, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Texts of a PNG are packed: a hundred megabytes of zeros take a hundred kilobytes. */
const packedText = (): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100 * 1024 * 1024))]));

export const plain = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b4f' } });
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  });

const whole = Math.ceil(Math.sqrt(maxWholePixels)) + 100;
const cut = async (bytes: Promise<Buffer>): Promise<Buffer> => (await bytes).subarray(0, -200);

/** A moving WebP of forty frames. */
const moving = async () => {
  const frames = Array.from({ length: 40 }, (_, at) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: { r: at * 6, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
};

/** Pictures that are small to send and large to draw, or are none. */
export const hostilePictures: readonly HostileFile[] = [
  {
    name: 'a PNG of nine hundred million points',
    mime: 'image/png',
    bytes: () => claimedPng(30_000, 30_000),
    code: 'FILE_PIXELS',
  },
  { name: 'a PNG of all the points there are', mime: 'image/png', bytes: () => claimedPng(0x7fffffff, 0x7fffffff) },
  { name: 'a PNG of no points', mime: 'image/png', bytes: () => claimedPng(0, 10), code: 'FILE_BROKEN' },
  { name: 'a PNG with a packed text', mime: 'image/png', bytes: () => claimedPng(8, 8, packedText()) },
  {
    name: 'a PNG of its first bytes',
    mime: 'image/png',
    bytes: () => Buffer.concat([signature, Buffer.alloc(1000, 7)]),
    code: 'FILE_BROKEN',
  },
  {
    name: 'a large picture that appears gradually',
    mime: 'image/jpeg',
    bytes: () => plain(whole, whole).jpeg({ progressive: true }).toBuffer(),
    code: 'FILE_PIXELS',
  },
  { name: 'a large WebP', mime: 'image/webp', bytes: () => plain(whole, whole).webp().toBuffer(), code: 'FILE_PIXELS' },
  { name: 'a moving WebP', mime: 'image/webp', bytes: moving },
  { name: 'a JPEG cut short', mime: 'image/jpeg', bytes: () => cut(noise().jpeg().toBuffer()), code: 'FILE_BROKEN' },
  { name: 'a PNG cut short', mime: 'image/png', bytes: () => cut(noise().png().toBuffer()), code: 'FILE_BROKEN' },
  { name: 'a WebP cut short', mime: 'image/webp', bytes: () => cut(noise().webp().toBuffer()), code: 'FILE_BROKEN' },
];
