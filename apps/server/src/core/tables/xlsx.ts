import type { Cell } from './csv.ts';
import { dateSerial, dateText, isDay } from './date-cell.ts';
import { guardTyped } from './guard.ts';
import { writeZip } from './zip.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 has no place for control characters, lone surrogates and the two non-characters at all.
const forbidden = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const kept = new Set(['\t', '\n']);
// Nearly every text is fine as it is, and looking is cheaper than replacing nothing.
const plain = /^[\p{L}\p{N} .,:;!?()/×«»№+_-]*$/u;
// A text that looks like an escaped sign would be read as that sign (ECMA-376 part 1, 22.9.2.19).
const escapedSign = /_(?=x[0-9A-Fa-f]{4}_)/g;
const xml = (text: string): string =>
  plain.test(text)
    ? text.replaceAll(escapedSign, '_x005F_')
    : text
        .replaceAll(escapedSign, '_x005F_')
        // A reader of XML makes a line feed of the other end of a line.
        .replaceAll('\r', '_x000D_')
        .replaceAll(forbidden, (char) => (kept.has(char) ? char : ''))
        .replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Numbers of the formats below. */
const format = { header: 1, moment: 2, day: 3 } as const;

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A sheet of words after the one with rows. */
export interface SheetNotes {
  sheet: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

const sheetName = (name: string): string => xml(name).slice(0, 31);

const fixedParts = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
});

/** 0 → A, 25 → Z, 26 → AA. */
const columnName = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

// Strings are inline and never formulas, so a text that begins with «=» stays a text.
function cellXml(cell: Cell, at: string, style = ''): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const serial = dateSerial(cell);
    // Spreadsheets know no day before 1900.
    if (!(serial >= 1)) return cellXml(dateText(cell), at);
    return `<c r="${at}" s="${isDay(cell) ? format.day : format.moment}"><v>${serial}</v></c>`;
  }
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${xml(guardTyped(cell).slice(0, 32_767))}</t></is></c>`;
}

const flushLength = 64 * 1024;

// The rows are not known yet: a date has its place in every column, a long name a little more.
const widthOf = (name: string): number => Math.min(40, Math.max(21, name.length + 4));

/** The names of the columns stay in view, and no date is «####». */
const frame = (header: readonly string[]): string =>
  `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    header.length === 0
      ? ''
      : `<cols>${header.map((name, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(name)}" customWidth="1"/>`).join('')}</cols>`
  }`;

async function* sheetTexts(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  const columns = header.map((_, index) => columnName(index));
  const rowXml = (row: readonly Cell[], number: number, style?: string): string => {
    let text = `<row r="${number}">`;
    row.forEach((cell, index) => (text += cellXml(cell, `${columns[index] ?? columnName(index)}${number}`, style)));
    return `${text}</row>`;
  };
  let text = `${head}<worksheet xmlns="${main}">${frame(header)}<sheetData>${rowXml(header, 1, ` s="${format.header}"`)}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    text += rowXml(row, number);
    if (text.length < flushLength) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

/** A sheet of any length in little memory: rows are compressed as they come. `notes` is a second sheet. */
export async function* writeXlsx(
  sheet: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  notes?: SheetNotes,
): AsyncGenerator<Buffer> {
  const fixed = fixedParts(notes ? [sheet, notes.sheet] : [sheet]);
  yield* writeZip([
    ...Object.entries(fixed).map(([name, text]) => ({ name, texts: [text] })),
    { name: 'xl/worksheets/sheet1.xml', texts: sheetTexts(header, rows) },
    ...(notes ? [{ name: 'xl/worksheets/sheet2.xml', texts: sheetTexts(notes.header, notes.rows) }] : []),
  ]);
}
