import type { Cell } from './csv.ts';
import { writeZip } from './zip.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 has no place for control characters, lone surrogates and the two non-characters at all.
const forbidden = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const kept = new Set(['\t', '\n', '\r']);
// Nearly every text is fine as it is, and looking is cheaper than replacing nothing.
const plain = /^[\p{L}\p{N} .,:;!?()/×«»№+_-]*$/u;
const xml = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .replaceAll(forbidden, (char) => (kept.has(char) ? char : ''))
        .replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const fixedParts = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xml(sheet).slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});

/** 0 → A, 25 → Z, 26 → AA. */
const columnName = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

// Strings are inline and never formulas, so a text that begins with «=» stays a text.
function cellXml(cell: Cell, at: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xml(cell.slice(0, 32_767))}</t></is></c>`;
}

const flushLength = 64 * 1024;

async function* sheetTexts(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  const columns = header.map((_, index) => columnName(index));
  const rowXml = (row: readonly Cell[], number: number): string => {
    let text = `<row r="${number}">`;
    row.forEach((cell, index) => (text += cellXml(cell, `${columns[index] ?? columnName(index)}${number}`)));
    return `${text}</row>`;
  };
  let text = `${head}<worksheet xmlns="${main}"><sheetData>${rowXml(header, 1)}`;
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

/** A sheet of any length in little memory: rows are compressed as they come. */
export async function* writeXlsx(
  sheet: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Buffer> {
  yield* writeZip([
    ...Object.entries(fixedParts(sheet)).map(([name, text]) => ({ name, texts: [text] })),
    { name: 'xl/worksheets/sheet1.xml', texts: sheetTexts(header, rows) },
  ]);
}
