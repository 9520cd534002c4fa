import { unguardText } from '../guard.ts';
import { unescapeSheetText } from './plain-text.ts';
import { Refusal } from './refusal.ts';
import { isTrue, type Workbook } from './workbook.ts';

const dayMs = 86_400_000;

/** A day as a Russian spreadsheet shows it: what is said of the cell is searched for by it. */
const shownDay = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('.');

function dayOf(serial: number, is1904: boolean): string {
  const at = new Date(Math.round((serial - (is1904 ? 24_107 : 25_569)) * dayMs));
  return Number.isNaN(at.getTime()) ? '' : shownDay(at.toISOString());
}

export interface SheetCell {
  column: number;
  type: string;
  style: number;
  value: string;
}

// A double holds fifteen digits and no more: of what is longer the last ones are made up.
const wholeDigits = 1e15;

/** The digits of a number; in the notation of a spreadsheet where they are not all known. */
function numberText(number: number, zeros: number | undefined): string {
  if (Math.abs(number) >= wholeDigits) return number.toExponential().replace('e', 'E');
  return zeros !== undefined && Number.isInteger(number) && number >= 0
    ? String(number).padStart(zeros, '0')
    : String(number);
}

/** What a cell says, as its spreadsheet shows it where that is exact. */
export function textOf(
  { type, style, value }: SheetCell,
  { strings, dateStyles, zeroStyles, is1904 }: Workbook,
): string {
  if (type === 's') return unguardText(strings[Number(value)] ?? '');
  if (type === 'str' || type === 'inlineStr') return unguardText(unescapeSheetText(value));
  // A day of ISO 8601.
  if (type === 'd') return shownDay(value);
  // As Russian Excel shows it. An empty cell would stand for something that is not said.
  if (type === 'b') return isTrue(value.trim()) ? 'ИСТИНА' : 'ЛОЖЬ';
  if (type === 'e' || value.trim() === '') return value.trim();
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Refusal('FILE_BROKEN');
  return dateStyles.has(style) ? dayOf(number, is1904) : numberText(number, zeroStyles.get(style));
}
