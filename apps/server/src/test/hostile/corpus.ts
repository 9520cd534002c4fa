import { hostilePictures } from './pictures.ts';
import { polyglots, strangers } from './polyglots.ts';
import { hostileTables } from './tables.ts';
import type { HostileFile } from './types.ts';
import { hostileWorkbooks } from './workbooks.ts';

const pdf: readonly HostileFile[] = [
  // Nothing of ours reads a PDF: it is kept and given back as a download that runs nothing.
  { name: 'a PDF of its first bytes', mime: 'application/pdf', bytes: () => Buffer.from('%PDF-1.7\n') },
  {
    name: 'a PDF with a script',
    mime: 'application/pdf',
    bytes: () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  },
];

/** Everything harmful that is known to us, made on the spot. */
export const corpus: readonly HostileFile[] = [
  ...hostileWorkbooks,
  ...hostileTables,
  ...hostilePictures,
  ...polyglots,
  ...strangers,
  ...pdf,
];

const made = new Map<HostileFile, Promise<Buffer>>();

/** The bytes, made once however many routes they are sent to. */
export function bytesOf(file: HostileFile): Promise<Buffer> {
  const known = made.get(file) ?? Promise.resolve(file.bytes());
  made.set(file, known);
  return known;
}
