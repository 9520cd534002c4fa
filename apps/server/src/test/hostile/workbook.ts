import { zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Parts {
  sheet?: string | Uint8Array;
  strings?: string;
  /** Other parts of the archive, over the usual ones. */
  more?: Record<string, string | Uint8Array>;
}

const relations =
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

export const sheetOf = (rows: string, before = ''): string =>
  `${head}<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData></worksheet>`;

export const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of one sheet; every part may be replaced by another one. */
export function workbook({ sheet = sheetOf(''), strings, more = {} }: Parts = {}): Buffer {
  const parts: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': sheet,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
    ...more,
  };
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? Buffer.from(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>, { level: 6 }));
}

/** Offset of the first entry in the list at the end of an archive. */
export const listOf = (bytes: Buffer): number => bytes.readUInt32LE(bytes.length - 6);
