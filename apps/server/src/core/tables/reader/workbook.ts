import { bounds } from '../bounds.ts';
import type { Archive } from './archive.ts';
import { walkMarkup } from './markup.ts';
import { Refusal } from './refusal.ts';

export interface Workbook {
  /** The part of the archive with the first sheet. */
  sheet: string;
  /** Days are counted from 1904: books of old Macs. */
  is1904: boolean;
  strings: readonly string[];
  /** Which styles of cells show a day. */
  dateStyles: ReadonlySet<number>;
}

/** `Target` of a relation is relative to `xl/`, or begins with a slash. */
const partOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

async function findSheet(archive: Archive): Promise<Pick<Workbook, 'sheet' | 'is1904'>> {
  let relation: string | undefined;
  let is1904 = false;
  await walkMarkup(archive.open('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      relation ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  let sheet: string | undefined;
  await walkMarkup(archive.open('xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      if (name === 'Relationship' && attributes['Id'] === relation) sheet ??= partOf(attributes['Target'] ?? '');
    },
  });
  if (relation === undefined || sheet === undefined) throw new Refusal('FILE_BROKEN');
  return { sheet, is1904 };
}

/** The common texts of a workbook; the reading of Japanese names next to them is left out. */
async function readStrings(archive: Archive): Promise<string[]> {
  const part = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!archive.has(part)) return strings;
  let text = '';
  let total = 0;
  let isText = false;
  let isPhonetic = false;
  await walkMarkup(archive.open(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      total += text.length;
      if (total > bounds.text) throw new Refusal('FILE_TEXT');
      if (strings.length >= bounds.strings) throw new Refusal('FILE_STRINGS');
      strings.push(text);
    },
    text(piece) {
      if (!isText) return;
      text += piece;
      if (text.length > bounds.cellText) throw new Refusal('FILE_CELL_TEXT');
    },
  });
  return strings;
}

// Formats of Excel itself that show a day or a time; texts in quotes and in brackets show nothing of the value.
const isDateNumber = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isDateCode = (code: string): boolean =>
  code.length <= 255 && /[dmyh]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

async function readDateStyles(archive: Archive): Promise<ReadonlySet<number>> {
  const part = 'xl/styles.xml';
  const styles = new Set<number>();
  if (!archive.has(part)) return styles;
  const formats = new Set<number>();
  let isCellStyle = false;
  let index = 0;
  await walkMarkup(archive.open(part), {
    open(name, attributes) {
      const id = Number(attributes['numFmtId']);
      if (name === 'numFmt' && isDateCode(attributes['formatCode'] ?? '')) formats.add(id);
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      if (isDateNumber(id) || formats.has(id)) styles.add(index);
      index += 1;
      // As many as Excel lets into one book.
      if (index > 65_490) throw new Refusal('FILE_BROKEN');
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const found = await findSheet(archive);
  return { ...found, strings: await readStrings(archive), dateStyles: await readDateStyles(archive) };
}
