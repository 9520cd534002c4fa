import type { BookOptions } from '../../../../core/tables/testing/workbook.ts';
import { bookOf, rowsOf, type SheetCell } from './sheet.ts';
import { textFile, textOfTable } from './text.ts';
import { type Meaning, type Role, type SentFile, type Table, withCell } from './types.ts';

/** A workbook whose first line has another cell in the column of that role. */
export const inBook =
  (role: Role, cell: (text: string) => SheetCell, options?: BookOptions) =>
  ({ header, lines: [one, two], at }: Table): SentFile => {
    const changed = one.map((text, place): SheetCell => (place === at[role] ? cell(text) : text));
    return bookOf([{ name: 'Данные', rows: rowsOf(header, [changed, two]) }], options);
  };

/** The same as a text. */
export const inText =
  (role: Role, change: (text: string) => string) =>
  (table: Table): SentFile => {
    const [one, two] = table.lines;
    return textFile(textOfTable({ ...table, lines: [withCell(one, table.at[role], change), two] }));
  };

/** Of every two lines the first one. */
export const onlyFirst = (change: (line: Meaning) => Meaning): ((line: Meaning) => Meaning) => {
  let n = 0;
  return (line) => ((n += 1) % 2 === 1 ? change(line) : line);
};

/** The identifier of the first line in another spelling. */
export const idOf = (change: (id: string) => string): ((line: Meaning) => Meaning) =>
  onlyFirst(({ id = '', ...line }) => ({ ...line, id: change(id) }));

export const styles = `<numFmts><numFmt numFmtId="164" formatCode="0000000000000"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs>`;

/** What is said of a number that has lost its digits, and of a cell with an error in it. */
export const damaged = /Таблица сократила номер/;
export const inError = /в ячейке ошибка таблицы/;
