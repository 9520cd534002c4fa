import { isUtf8 } from 'node:buffer';

import { bounds } from '../bounds.ts';
import { Refusal } from './refusal.ts';
import { createRowSink, type TakeRows } from './rows.ts';

const pieceBytes = 64 * 1024;

const firstLineOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, pieceBytes))
    .toString('latin1')
    .split(/[\r\n]/, 1)[0] ?? '';

/** Reads what `writeCsv` or Excel wrote: `;` or `,`, quotes, any line ends; never more of it than one row at a time. */
export async function readCsvRows(bytes: Uint8Array, take: TakeRows): Promise<void> {
  // Excel saves CSV in windows-1251 where Russian is the language of the system.
  const decoder = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1251');
  const separator = firstLineOf(bytes).includes(';') ? ';' : ',';
  const sink = createRowSink(take);
  const ends = separator === ';' ? /[;\r\n]/g : /[,\r\n]/g;
  let column = 0;
  let number = 1;
  let cell = '';
  let isQuoted = false;
  // A quote inside a quoted cell ends it or is the first of two: the next letter says which.
  let sawQuote = false;
  let sawReturn = false;
  const add = (text: string) => {
    cell += text;
    if (cell.length > bounds.cellText) throw new Refusal('FILE_CELL_TEXT');
  };
  const endCell = () => {
    sink.cell(column, cell);
    cell = '';
    column += 1;
  };
  const endRow = () => {
    endCell();
    sink.endRow(number);
    number += 1;
    column = 0;
  };
  /** Takes what is alike at once (a text made letter by letter is a chain of letters); answers where it ends. */
  const read = (text: string, from: number): number => {
    const char = text[from]!;
    if (sawQuote) {
      sawQuote = false;
      if (char === '"') {
        add('"');
        return from + 1;
      }
      isQuoted = false;
    }
    if (isQuoted) {
      const quote = text.indexOf('"', from);
      add(text.slice(from, quote < 0 ? text.length : quote));
      sawQuote = quote >= 0;
      return quote < 0 ? text.length : quote + 1;
    }
    const isSecondOfTwo = char === '\n' && sawReturn;
    sawReturn = char === '\r';
    if (char === '\n' || char === '\r') {
      if (!isSecondOfTwo) endRow();
    } else if (char === separator) endCell();
    else if (char === '"' && cell === '') isQuoted = true;
    else {
      ends.lastIndex = from;
      const end = ends.exec(text)?.index ?? text.length;
      add(text.slice(from, end));
      return end;
    }
    return from + 1;
  };
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const isLast = at + pieceBytes >= bytes.length;
    const text = decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: !isLast });
    for (let from = 0; from < text.length;) from = read(text, from);
    await sink.flush(false);
  }
  endRow();
  await sink.flush(true);
}
