import type { TableEncoding } from '@pribavka/api';

import { bounds } from '../bounds.ts';
import { unguardText } from '../guard.ts';
import type { ReadTable, TableChoice } from './choice.ts';
import { encodingsOf } from './encoding.ts';
import { Refusal } from './refusal.ts';
import { createRowSink, type TakeRows } from './rows.ts';

const pieceBytes = 64 * 1024;

/** A title over the table takes no more. */
const lookedAt = 10;

const beginningOf = (bytes: Uint8Array, encoding: TableEncoding): string =>
  new TextDecoder(encoding).decode(bytes.subarray(0, pieceBytes));

const linesOf = (text: string): string[] => text.split(/[\r\n]+/, lookedAt);

/** A letter the encoding does not have is refused, never replaced. */
function decodePiece(decoder: InstanceType<typeof TextDecoder>, piece: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(piece, { stream });
  } catch {
    throw new Refusal('FILE_ENCODING');
  }
}

/** A line that is no row: it names the separator to Excel. */
const separatorLine = /^"?sep=([;,|\t])"?$/i;

/** A quoted name of a column holds separators and ends of lines of its own. */
const quotedCell = /(^|[\r\n;\t,])"(?:[^"]|"")*(?:"|$)/g;

/** That of the first line that has any: a title over the table has none. */
function separatorOf(beginning: string): string {
  for (const line of linesOf(beginning.replaceAll(quotedCell, '$1'))) {
    const found = [';', '\t', ','].find((one) => line.includes(one));
    if (found !== undefined) return found;
  }
  return ',';
}

/**
 * Reads what `writeCsv` or a spreadsheet saved: `;`, tabs or `,`, quotes, any line ends, any of our encodings; never more
 * of it than one row at a time.
 */
export async function readCsvRows(
  bytes: Uint8Array,
  take: TakeRows,
  { encoding: asked }: TableChoice,
): Promise<ReadTable> {
  const encodings = encodingsOf(bytes, asked);
  const encoding = encodings[0]![0];
  const decoder = new TextDecoder(encoding, { fatal: true });
  const beginning = beginningOf(bytes, encoding);
  const [, named] = separatorLine.exec(linesOf(beginning)[0] ?? '') ?? [];
  const separator = named ?? separatorOf(beginning);
  const sink = createRowSink(take);
  const ends = new RegExp(`[\\r\\n${separator}]`, 'g');
  let column = 0;
  // The line that names the separator is not one of the spreadsheet's.
  let number = named === undefined ? 1 : 0;
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
    sink.cell(column, unguardText(cell));
    cell = '';
    column += 1;
  };
  const endRow = () => {
    endCell();
    if (number === 0) sink.hideRow();
    else sink.endRow(number);
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
    const text = decodePiece(decoder, bytes.subarray(at, at + pieceBytes), !isLast);
    for (let from = 0; from < text.length;) from = read(text, from);
    await sink.flush(false);
  }
  endRow();
  await sink.flush(true);
  return { sheets: [], hiddenRows: 0, encoding, encodings };
}
