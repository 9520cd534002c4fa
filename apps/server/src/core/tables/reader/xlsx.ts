import { bounds } from '../bounds.ts';
import { openArchive } from './archive.ts';
import { walkMarkup } from './markup.ts';
import { Refusal } from './refusal.ts';
import { createRowSink, type TakeRows } from './rows.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** `AB12` → 27. A column past Excel's own last one is a broken file. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
    if (column > 16_384) throw new Refusal('FILE_BROKEN');
  }
  return column - 1;
}

const dayMs = 86_400_000;

/** A day as a Russian spreadsheet shows it: what is said of the cell is searched for by it. */
const shownDay = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('.');

function dayOf(serial: number, is1904: boolean): string {
  const at = new Date(Math.round((serial - (is1904 ? 24_107 : 25_569)) * dayMs));
  return Number.isNaN(at.getTime()) ? '' : shownDay(at.toISOString());
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

function textOf({ type, style, value }: Cell, { strings, dateStyles, is1904 }: Workbook): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'str' || type === 'inlineStr') return value;
  // A day of ISO 8601; what is true or wrong is no text.
  if (type === 'd') return shownDay(value);
  if (type === 'b' || type === 'e' || value.trim() === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Refusal('FILE_BROKEN');
  return dateStyles.has(style) ? dayOf(number, is1904) : String(number);
}

/** Reads the first sheet of a workbook row by row; what is not there takes no place. */
export async function readXlsxRows(bytes: Uint8Array, take: TakeRows): Promise<void> {
  const archive = openArchive(bytes);
  const workbook = await openWorkbook(archive);
  const sink = createRowSink(take);
  let row = 0;
  let next = 0;
  let cell: Cell | undefined;
  let isText = false;
  let isPhonetic = false;
  await walkMarkup(archive.open(workbook.sheet), {
    open(name, attributes) {
      if (name === 'row') {
        const given = attributes['r'] === undefined ? row + 1 : Number(attributes['r']);
        // Rows out of their order would be reported under wrong numbers.
        if (!Number.isSafeInteger(given) || given <= row || given > 1_048_576) throw new Refusal('FILE_BROKEN');
        row = given;
        next = 0;
      } else if (name === 'c') {
        const column = attributes['r'] === undefined ? next : columnOf(attributes['r']);
        if (column < next) throw new Refusal('FILE_BROKEN');
        next = column + 1;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '' };
      } else isText = !isPhonetic && (name === 'v' || name === 't');
      if (name === 'rPh') isPhonetic = true;
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell) {
        sink.cell(cell.column, textOf(cell, workbook));
        cell = undefined;
      }
      if (name === 'row') sink.endRow(row);
    },
    text(piece) {
      if (!isText || !cell) return;
      cell.value += piece;
      if (cell.value.length > bounds.cellText) throw new Refusal('FILE_CELL_TEXT');
    },
    pause: () => sink.flush(false),
  });
  await sink.flush(true);
}
