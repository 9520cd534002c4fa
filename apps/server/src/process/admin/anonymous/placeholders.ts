import { createHash } from 'node:crypto';

import sharp from 'sharp';

const picture = sharp({ create: { width: 480, height: 640, channels: 3, background: '#d9dde3' } });

const plainPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** What stands in every file of a type. */
export interface Placeholder {
  mime: string;
  bytes: Buffer;
  sha256: Buffer;
}

async function bytesOf(mime: string): Promise<Buffer> {
  if (mime === 'image/png') return picture.clone().png().toBuffer();
  if (mime === 'image/webp') return picture.clone().webp().toBuffer();
  if (mime.startsWith('image/')) return picture.clone().jpeg().toBuffer();
  return Buffer.from(mime === 'application/pdf' ? plainPdf : 'a;b\n1;2\n');
}

/** One content for each type: a grey picture, an empty page, a small table. */
export const placeholdersOf = (mimes: readonly string[]): Promise<Placeholder[]> =>
  Promise.all(
    mimes.map(async (mime) => {
      const bytes = await bytesOf(mime);
      return { mime, bytes, sha256: createHash('sha256').update(bytes).digest() };
    }),
  );
