import type { Archive } from './archive.ts';
import { walkMarkup } from './markup.ts';
import { Refusal } from './refusal.ts';

export interface CellStyles {
  /** Which styles of cells show a day. */
  dateStyles: ReadonlySet<number>;
  /** Which of them show zeros before a number, and to how many digits. */
  zeroStyles: ReadonlyMap<number, number>;
}

// Formats of Excel itself that show a day or a time; texts in quotes and in brackets show nothing of the value.
const isDateNumber = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isDateCode = (code: string): boolean =>
  code.length <= 255 && /[dmyh]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** «000000»: a number that is shown with zeros before it. */
const zerosOf = (code: string): number | undefined => (/^0{2,30}$/.test(code) ? code.length : undefined);

export async function readStyles(archive: Archive, part: string): Promise<CellStyles> {
  const dateStyles = new Set<number>();
  const zeroStyles = new Map<number, number>();
  if (!archive.has(part)) return { dateStyles, zeroStyles };
  const dates = new Set<number>();
  const zeros = new Map<number, number>();
  let isCellStyle = false;
  let index = 0;
  await walkMarkup(archive.open(part), {
    open(name, attributes) {
      const id = Number(attributes['numFmtId']);
      if (name === 'numFmt') {
        const code = attributes['formatCode'] ?? '';
        const length = zerosOf(code);
        if (length !== undefined) zeros.set(id, length);
        else if (isDateCode(code)) dates.add(id);
      }
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      const length = zeros.get(id);
      if (length !== undefined) zeroStyles.set(index, length);
      if (isDateNumber(id) || dates.has(id)) dateStyles.add(index);
      index += 1;
      // As many as Excel lets into one book.
      if (index > 65_490) throw new Refusal('FILE_BROKEN');
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return { dateStyles, zeroStyles };
}
