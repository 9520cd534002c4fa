import { bounds } from '../bounds.ts';
import { type Archive, openArchive } from './archive.ts';
import { walkMarkup } from './markup.ts';
import { Refusal } from './refusal.ts';
import { type SheetCell, textOf } from './cell-text.ts';
import type { ReadTable, TableChoice } from './choice.ts';
import { createRowSink, type RowSink, type TakeRows } from './rows.ts';
import { isTrue, openWorkbook, type SheetPart, type Workbook } from './workbook.ts';

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

/** Boxes to tick and failed formulas are dragged down past the last row: they alone are no data. */
const isData = (type: string | undefined): boolean => type !== 'b' && type !== 'e';

/** Reads a sheet row by row; what is not there takes no place. */
async function readRows(archive: Archive, workbook: Workbook, part: string, sink: RowSink): Promise<void> {
  let row = 0;
  let next = 0;
  let isHidden = false;
  let isFilled = false;
  let hasFailed = false;
  let cell: SheetCell | undefined;
  let isText = false;
  let isPhonetic = false;
  await walkMarkup(archive.open(part), {
    open(name, attributes) {
      if (name === 'row') {
        const given = attributes['r'] === undefined ? row + 1 : Number(attributes['r']);
        // Rows out of their order would be reported under wrong numbers.
        if (!Number.isSafeInteger(given) || given <= row || given > 1_048_576) throw new Refusal('FILE_BROKEN');
        row = given;
        next = 0;
        isFilled = false;
        hasFailed = false;
        isHidden = isTrue(attributes['hidden']);
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
        const text = textOf(cell, workbook);
        sink.cell(cell.column, text);
        isFilled ||= text !== '' && isData(cell.type);
        hasFailed ||= cell.type === 'e';
        cell = undefined;
      }
      if (name !== 'row') return;
      if (isFilled && isHidden) sink.hideRow();
      else if (isFilled) sink.endRow(row);
      else if (hasFailed && !isHidden) sink.holdRow(row);
      else sink.dropRow();
    },
    text(piece) {
      if (!isText || !cell) return;
      cell.value += piece;
      if (cell.value.length > bounds.cellText) throw new Refusal('FILE_CELL_TEXT');
    },
    pause: () => sink.flush(false),
  });
}

async function hasContent(archive: Archive, { part }: SheetPart): Promise<boolean> {
  let isHidden = false;
  let isCellOfData = false;
  let isValue = false;
  let found = false;
  await walkMarkup(archive.open(part), {
    open(name, attributes) {
      if (name === 'row') isHidden = isTrue(attributes['hidden']);
      if (name === 'c') isCellOfData = isData(attributes['t']);
      isValue = !isHidden && isCellOfData && (name === 'v' || name === 't');
    },
    close: () => void (isValue = false),
    text: (text) => void (found ||= isValue && text !== ''),
    isDone: () => found,
  });
  return found;
}

/** More sheets than anybody offers to choose from. */
const offeredSheets = 50;

/**
 * Reads the chosen sheet of a workbook, or the first one people see that has anything in it. Answers its name, those of
 * the others that could be meant, and how many hidden rows were passed over.
 */
export async function readXlsxRows(bytes: Uint8Array, take: TakeRows, { sheet }: TableChoice): Promise<ReadTable> {
  const archive = openArchive(bytes);
  const workbook = await openWorkbook(archive);
  const shown = workbook.sheets.filter(({ isHidden }) => !isHidden).slice(0, offeredSheets);
  const filled: SheetPart[] = [];
  for (const one of shown) if (await hasContent(archive, one)) filled.push(one);
  const chosen = sheet === undefined ? filled[0] : shown.find(({ name }) => name === sheet);
  if (sheet !== undefined && !chosen) throw new Refusal('FILE_SHEET');
  const sink = createRowSink(take);
  if (chosen) await readRows(archive, workbook, chosen.part, sink);
  await sink.flush(true);
  return { sheet: chosen?.name, sheets: filled.map(({ name }) => name), hiddenRows: sink.hidden };
}
