import { zipSync } from 'fflate';

const transitional = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  office: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
const strict = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  office: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};

export interface BookSheet {
  name: string;
  /** `<row>` after `<row>`. */
  rows: string;
  state?: 'hidden' | 'veryHidden';
}

export interface BookOptions {
  isStrict?: boolean;
  /** Before every tag, as some programs write: `x`. */
  prefix?: string;
  /** Of the common texts, `<si>` after `<si>`. */
  strings?: string;
  /** Of the styles: formats and cells. */
  styles?: string;
  is1904?: boolean;
  /** Another name of a part in the archive. */
  rename?: Readonly<Record<string, string>>;
}

/** A workbook as programs other than Excel write it. */
export function book(sheets: readonly BookSheet[], options: BookOptions = {}): Buffer {
  const { main, office } = options.isStrict ? strict : transitional;
  const { prefix, rename = {} } = options;
  const own = prefix === undefined ? `xmlns="${main}"` : `xmlns:${prefix}="${main}"`;
  const tag = (text: string): string => (prefix === undefined ? text : text.replaceAll(/<(\/?)/g, `<$1${prefix}:`));
  const named = sheets
    .map(
      ({ name, state }, at) =>
        `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="rId${at + 1}"/>`,
    )
    .join('');
  const date1904 = options.is1904 ? '<workbookPr date1904="1"/>' : '';
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    'xl/workbook.xml': tag(`<workbook ${own} xmlns:r="${office}">${date1904}<sheets>${named}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('s', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': tag(`<sst ${own}>${options.strings ?? ''}</sst>`),
    'xl/styles.xml': tag(`<styleSheet ${own}>${options.styles ?? ''}</styleSheet>`),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        tag(`<worksheet ${own}><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  };
  const entries = Object.entries(parts).map(([name, text]) => [rename[name] ?? name, Buffer.from(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
}

const letters = 'ABCDEFGHIJ';

/** A row of texts; a number is a number of the sheet. */
export const row = (number: number, cells: readonly (string | number)[], attributes = ''): string =>
  `<row r="${number}" ${attributes}>${cells
    .map((cell, at) =>
      typeof cell === 'number'
        ? `<c r="${letters[at]}${number}"><v>${cell}</v></c>`
        : `<c r="${letters[at]}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join('')}</row>`;
