import { isUtf8 } from 'node:buffer';

/** Types a file may have, detected by its first bytes and never by its name. */
export const fileTypes = {
  'image/jpeg': { extensions: ['jpg', 'jpeg'], picture: true },
  'image/png': { extensions: ['png'], picture: true },
  'image/webp': { extensions: ['webp'], picture: true },
  'image/heic': { extensions: ['heic', 'heif'], picture: true },
  'application/pdf': { extensions: ['pdf'], picture: false },
  'text/csv': { extensions: ['csv', 'txt'], picture: false },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extensions: ['xlsx'], picture: false },
} as const;

export type FileMime = keyof typeof fileTypes;

export const isPicture = (mime: string): boolean => mime in fileTypes && fileTypes[mime as FileMime].picture;

const starts = (bytes: Buffer, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.subarray(from, to).toString('latin1');

/** As far as a text is looked at letter by letter; zeros are looked for in all of it. */
const lookedAt = 64 * 1024;

// The mark at the beginning of «Текст Юникод» of Excel: every second byte of its digits is a zero.
const isUtf16 = (bytes: Buffer): boolean =>
  bytes.length % 2 === 0 && (starts(bytes, [0xff, 0xfe]) || starts(bytes, [0xfe, 0xff]));

function isText(bytes: Buffer): boolean {
  if (isUtf16(bytes)) return true;
  if (bytes.length === 0 || bytes.includes(0)) return false;
  // Tables saved by Excel in Russia are often windows-1251: no control bytes but line ends and tabs.
  return (
    isUtf8(bytes) || !bytes.subarray(0, lookedAt).some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)
  );
}

// Parts of a workbook are named without regard to case.
const hasWorkbook = (bytes: Buffer): boolean =>
  bytes.includes('xl/workbook.xml') || /xl\/workbook\.xml/i.test(bytes.toString('latin1'));

// A page or a drawing with scripts is text as well.
const looksLikeMarkup = (bytes: Buffer): boolean => /^(?:\s|\xEF\xBB\xBF)*</.test(ascii(bytes, 0, 512));

/** The type by content, or undefined when it is none of ours. */
export function detectType(bytes: Buffer): FileMime | undefined {
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(ascii(bytes, 8, 12))) {
    return 'image/heic';
  }
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    return hasWorkbook(bytes) ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : undefined;
  }
  return isText(bytes) && !looksLikeMarkup(bytes) ? 'text/csv' : undefined;
}

/** The last part of what the browser called the file, without characters that mean something to a file system. */
export function safeName(name: string, mime: FileMime): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/[\p{Cc}\p{Bidi_C}<>:"|?*]/gu, '')
    .trim()
    .slice(-200);
  const extension = clean.split('.').at(-1)?.toLowerCase() ?? '';
  const allowed: readonly string[] = fileTypes[mime].extensions;
  if (clean && allowed.includes(extension) && clean.length > extension.length + 1) return clean;
  return `${clean.replace(/\.[^.]*$/, '') || 'файл'}.${allowed[0]}`;
}
