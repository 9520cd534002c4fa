import type { BookOptions } from '../../../../core/tables/testing/workbook.ts';
import { bookOf, dataSheet, escapeXml, raw, rowsOf } from './sheet.ts';
import type { Peculiarity, SentFile, Table } from './types.ts';

/** Every text in the common list, as Excel itself saves it. */
function shared({ header, lines }: Table, si: (text: string) => string, options: BookOptions = {}): SentFile {
  const texts = [...header, ...lines.flat()];
  const cells = texts.map((_, at) => raw('t="s"', `<v>${at}</v>`));
  const width = header.length;
  const line = (at: number) => cells.slice(at * width, (at + 1) * width);
  // Names of columns are cells of the common list as well.
  const rows = rowsOf([], [line(0), line(1), line(2)], 0).replace('<row r="0" ></row>', '');
  return bookOf([{ name: 'Данные', rows }], { ...options, strings: texts.map(si).join('') });
}
const plainText = (text: string): string => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`;
const pieces = (text: string): string[] => [text.slice(0, 2), text.slice(2)];
const runs = (text: string): string =>
  pieces(text)
    .map((piece, at) => `<r>${at === 0 ? '<rPr><b/></rPr>' : ''}<t xml:space="preserve">${escapeXml(piece)}</t></r>`)
    .join('');

const ofOptions = (name: string, options: BookOptions): Peculiarity[] => [
  { name: `${name}, texts in their cells`, file: (table) => bookOf([dataSheet(table)], options) },
  { name: `${name}, common texts`, file: (table) => shared(table, plainText, options) },
];

/** How programs write one and the same workbook. */
export const ofMarkup: readonly Peculiarity[] = [
  { name: 'common texts', file: (table) => shared(table, plainText) },
  { name: 'common texts in runs', file: (table) => shared(table, (text) => `<si>${runs(text)}</si>`) },
  {
    name: 'the reading of a text next to it',
    file: (table) =>
      shared(table, (text) => `<si>${runs(text)}<rPh sb="0" eb="1"><t>ふりがな</t></rPh><phoneticPr fontId="1"/></si>`),
  },
  {
    name: 'runs within a cell',
    file: ({ header, lines }) =>
      bookOf([
        {
          name: 'Данные',
          rows: rowsOf(
            header,
            lines.map((line) => line.map((cell) => raw('t="inlineStr"', `<is>${runs(cell)}</is>`))),
          ),
        },
      ]),
  },
  ...ofOptions('Strict Open XML', { isStrict: true }),
  ...ofOptions('tags with a prefix', { prefix: 'x' }),
  {
    name: 'SharedStrings.xml with a capital',
    file: (table) => shared(table, plainText, { rename: { 'xl/sharedStrings.xml': 'xl/SharedStrings.xml' } }),
  },
  {
    name: 'all parts in another case',
    file: (table) =>
      shared(table, plainText, {
        rename: {
          'xl/workbook.xml': 'XL/Workbook.xml',
          'xl/_rels/workbook.xml.rels': 'xl/_Rels/Workbook.xml.rels',
          'xl/sharedStrings.xml': 'xl/SHAREDSTRINGS.XML',
          'xl/worksheets/sheet1.xml': 'xl/Worksheets/Sheet1.xml',
        },
      }),
  },
  {
    name: 'rows and cells without their places',
    file: ({ header, lines }) =>
      bookOf([{ name: 'Данные', rows: rowsOf(header, lines).replaceAll(/ r="[A-Z]*\d+"/g, '') }]),
  },
  {
    name: 'formulas with their results',
    file: ({ header, lines }) =>
      bookOf([
        {
          name: 'Данные',
          rows: rowsOf(
            header,
            lines.map((line) =>
              line.map((cell) => raw('t="str"', `<f>CONCATENATE("${escapeXml(cell)}")</f><v>${escapeXml(cell)}</v>`)),
            ),
          ),
        },
      ]),
  },
];
