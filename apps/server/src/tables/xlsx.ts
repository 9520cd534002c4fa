import { Zip, ZipDeflate } from 'fflate';

import type { Cell } from './csv.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 has no place for control characters, lone surrogates and the two non-characters at all.
const forbidden = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const kept = new Set(['\t', '\n', '\r']);
const xml = (text: string): string =>
  text
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

const rowXml = (row: readonly Cell[], number: number): string =>
  `<row r="${number}">${row.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`)).join('')}</row>`;
const flushBytes = 64 * 1024;

/** A sheet of any length in little memory: rows are compressed as they come. */
export async function* writeXlsx(
  sheet: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(Buffer.from(chunk));
  });
  const take = (): Buffer => {
    const all = Buffer.concat(chunks);
    chunks = [];
    return all;
  };
  for (const [name, content] of Object.entries(fixedParts(sheet))) {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    part.push(Buffer.from(content), true);
  }
  const part = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(part);
  let text = `${head}<worksheet xmlns="${main}"><sheetData>${rowXml(header, 1)}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    text += rowXml(row, number);
    if (text.length < flushBytes) continue;
    part.push(Buffer.from(text));
    text = '';
    if (chunks.length > 0) yield take();
  }
  part.push(Buffer.from(`${text}</sheetData></worksheet>`), true);
  zip.end();
  yield take();
}
