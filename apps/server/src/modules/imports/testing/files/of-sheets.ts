import type { BookSheet } from '../../../../core/tables/testing/workbook.ts';
import { bookOf, dataSheet, rowOf, rowsOf } from './sheet.ts';
import { type Peculiarity, type Table, withCell } from './types.ts';

const secret = ({ header, spare, at }: Table, state: NonNullable<BookSheet['state']>): BookSheet => ({
  name: 'Служебный',
  state,
  rows: rowsOf(header, [withCell(spare, at.text, () => 'СКРЫТЫЙ ЛИСТ')]),
});
const own = { sheet: 'Данные', sheets: ['Данные'], hiddenRows: 0, rows: 2, encodings: [] };

/** Which rows of a workbook are meant. */
export const ofSheets: readonly Peculiarity[] = [
  { name: 'a workbook of texts', file: (table) => bookOf([dataSheet(table)]), seen: own },
  {
    name: 'a hidden sheet before it',
    file: (table) => bookOf([secret(table, 'hidden'), dataSheet(table)]),
    seen: own,
  },
  {
    name: 'a very hidden sheet before it',
    file: (table) => bookOf([secret(table, 'veryHidden'), dataSheet(table)]),
    seen: own,
  },
  {
    name: 'an empty sheet before it',
    file: (table) => bookOf([{ name: 'Лист1', rows: '<row r="1"><c r="A1" s="0"/></row>' }, dataSheet(table)]),
    seen: own,
  },
  {
    name: 'a sheet with nothing but hidden rows before it',
    file: (table) => bookOf([{ name: 'Лист1', rows: rowOf(1, table.spare, 'hidden="1"') }, dataSheet(table)]),
    seen: own,
  },
  {
    name: 'a hidden row between',
    file: ({ header, lines: [one, two], spare }) =>
      bookOf([
        {
          name: 'Данные',
          rows: rowOf(1, header) + rowOf(2, one) + rowOf(3, spare, 'hidden="1"') + rowOf(4, two),
        },
      ]),
    seen: { ...own, hiddenRows: 1 },
  },
  {
    name: 'two sheets, the first one of them meant',
    file: (table) => bookOf([dataSheet(table), { name: 'Юг', rows: rowsOf(table.header, [table.spare]) }]),
    seen: { ...own, sheets: ['Данные', 'Юг'] },
  },
  {
    name: 'two sheets, the second one of them chosen',
    file: (table) => bookOf([{ name: 'Север', rows: rowsOf(table.header, [table.spare]) }, dataSheet(table)]),
    choice: { sheet: 'Данные' },
    seen: { ...own, sheets: ['Север', 'Данные'] },
  },
  {
    name: 'a chosen sheet after one that cannot be read',
    file: (table) => bookOf([{ name: 'Сводка', rows: '<row r="1"><c r="ZZ1"><v>1</v></c></row>' }, dataSheet(table)]),
    choice: { sheet: 'Данные' },
    asked: 'FILE_COLUMNS',
    seen: { ...own, sheets: ['Сводка', 'Данные'] },
  },
  {
    name: 'a hidden sheet that is chosen',
    file: (table) => bookOf([secret(table, 'hidden'), dataSheet(table)]),
    choice: { sheet: 'Служебный' },
    refused: 'FILE_SHEET',
  },
  {
    name: 'a title over the table',
    file: ({ header, lines }) =>
      bookOf([{ name: 'Данные', rows: rowOf(1, ['Выгрузка за ноябрь']) + rowsOf(header, lines, 3) }]),
    seen: own,
  },
  {
    name: 'names of the columns in two merged rows',
    file: ({ header, lines }) => {
      const [upper, lower] = [header.map((title, at) => (at === 0 ? title : '')), ['', ...header.slice(1)]];
      return bookOf([{ name: 'Данные', rows: rowOf(1, upper) + rowsOf(lower, lines, 2) }]);
    },
    seen: own,
  },
  {
    name: 'empty rows between and after',
    file: ({ header, lines: [one, two] }) =>
      bookOf([
        {
          name: 'Данные',
          rows:
            rowOf(1, header) +
            rowOf(2, one) +
            rowOf(
              3,
              one.map(() => '  '),
            ) +
            rowOf(5, two) +
            rowOf(6, ['', ' ']),
        },
      ]),
    seen: own,
  },
];
