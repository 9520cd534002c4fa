import { plain } from './pictures.ts';
import type { HostileFile } from './types.ts';
import { workbook } from './workbook.ts';

/** What stands behind or inside a picture and must never come out again. */
export const marks = ['<script>alert(1)</script>', 'PK\u0003\u0004', 'Exif', 'pribavka-place'] as const;

const page = Buffer.from('<html><script>alert(1)</script></html>');
const jpeg = () =>
  plain()
    .withExif({ IFD0: { Copyright: 'pribavka-place' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Pictures that are something else as well: they are drawn, and drawn only. */
export const polyglots: readonly HostileFile[] = [
  { name: 'a JPEG with a page behind', mime: 'image/jpeg', bytes: async () => Buffer.concat([await jpeg(), page]) },
  {
    name: 'a JPEG with an archive behind',
    mime: 'image/jpeg',
    bytes: async () => Buffer.concat([await jpeg(), workbook()]),
  },
  {
    name: 'a PNG with a page behind',
    mime: 'image/png',
    bytes: async () => Buffer.concat([await plain().png().toBuffer(), page]),
  },
  {
    name: 'a WebP with a page inside',
    mime: 'image/webp',
    bytes: () =>
      plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${page.toString()}</x:xmpmeta>`).webp().toBuffer(),
  },
];

const none = (name: string, bytes: Buffer | string): HostileFile => ({
  name,
  mime: undefined,
  bytes: () => Buffer.from(bytes as string),
});

/** What is of no type we take, whatever it calls itself. */
export const strangers: readonly HostileFile[] = [
  none('a GIF that is a script', 'GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//'),
  none('a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  none('a page', '\n \uFEFF<!doctype html><script>alert(1)</script>'),
  none('a program', '\x7fELF\x02\x01\x01\0\0\0'),
  none('an archive that is no workbook', 'PK\x03\x04\x14\0\0\0\0\0'),
  none('a picture of Windows', 'BM\0\0\0\0\0\0\0\0'),
];
