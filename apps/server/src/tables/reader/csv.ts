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
  let column = 0;
  let number = 1;
  let cell = '';
  let isQuoted = false;
  // A quote inside a quoted cell ends it or is the first of two: the next letter says which.
  let sawQuote = false;
  let sawReturn = false;
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
  const read = (char: string) => {
    if (sawQuote) {
      sawQuote = false;
      if (char === '"') {
        cell += '"';
        return;
      }
      isQuoted = false;
    }
    if (isQuoted) {
      if (char === '"') sawQuote = true;
      else cell += char;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) endCell();
    else if (char === '\n' && sawReturn) sawReturn = false;
    else if (char === '\n' || char === '\r') {
      endRow();
      sawReturn = char === '\r';
      return;
    } else cell += char;
    sawReturn = false;
    if (cell.length > bounds.cellText) throw new Refusal('FILE_CELL_TEXT');
  };
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const isLast = at + pieceBytes >= bytes.length;
    const text = decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: !isLast });
    for (let i = 0; i < text.length; i += 1) read(text[i]!);
    await sink.flush(false);
  }
  endRow();
  await sink.flush(true);
}
