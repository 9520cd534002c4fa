import { csvFile, type Line, type SentFile, type Table } from './types.ts';

interface TextOptions {
  separator?: string;
  end?: string;
  /** Before the header. */
  first?: string;
}

const cellOf = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const textOf = (
  rows: readonly Line[],
  { separator = ';', end = '\r\n', first = '' }: TextOptions = {},
): string => first + rows.map((row) => row.map((cell) => cellOf(cell, separator)).join(separator) + end).join('');

export const textOfTable = ({ header, lines }: Table, options?: TextOptions): string =>
  textOf([header, ...lines], options);

/** Letters as a program without UTF-8 saves them; one the encoding does not have is a question mark. */
export function encode(text: string, encoding: string): Buffer {
  const bytes = new Map(
    Array.from({ length: 128 }, (_, at) => [new TextDecoder(encoding).decode(Uint8Array.of(at + 128)), at + 128]),
  );
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0)!;
      return code < 128 ? code : (bytes.get(letter) ?? 63);
    }),
  );
}

export const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

export const textFile = (text: string | Buffer): SentFile => csvFile(Buffer.from(text as string));
