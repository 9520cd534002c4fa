import { expect, it } from 'vitest';

import { detectType } from '../../files/types.ts';
import { readXlsx } from '../testing/read-xlsx.ts';
import { book, type BookOptions, row } from '../testing/workbook.ts';

const data = { name: 'Данные', rows: row(1, ['Имя', 'Баллы']) + row(2, ['Ёлкин', 10]) };
const read = [
  { number: 1, cells: ['Имя', 'Баллы'] },
  { number: 2, cells: ['Ёлкин', '10'] },
];
const cellsOf = async (rows: string, options?: BookOptions) =>
  (await readXlsx(book([{ name: 'а', rows }], options))).rows.map(({ cells }) => cells);

it('passes over sheets nobody sees and empty ones, and says which others could be meant', async () => {
  const bytes = book([
    { name: 'Служебный', rows: row(1, ['СКРЫТЫЙ ЛИСТ']), state: 'hidden' },
    { name: 'Совсем', rows: row(1, ['СКРЫТЫЙ ЛИСТ']), state: 'veryHidden' },
    { name: 'Пустой', rows: '<row r="1"><c r="A1" s="1"/></row>' },
    { name: 'Всё скрыто', rows: row(1, ['a'], 'hidden="1"') },
    data,
    { name: 'Ещё', rows: row(1, ['Другое']) },
  ]);
  expect(await readXlsx(bytes)).toEqual({
    rows: read,
    about: { sheet: 'Данные', sheets: ['Данные', 'Ещё'], hiddenRows: 0 },
  });
  expect((await readXlsx(bytes, { sheet: 'Ещё' })).rows).toEqual([{ number: 1, cells: ['Другое'] }]);
  for (const sheet of ['Служебный', 'Нет такого']) {
    await expect(readXlsx(bytes, { sheet })).rejects.toMatchObject({ code: 'FILE_SHEET' });
  }
});

it('passes over hidden rows with anything in them, and counts them', async () => {
  const hidden = row(2, ['скрыт', 1], 'hidden="1"') + row(3, [], 'hidden="true"') + row(4, ['виден', 2], 'hidden="0"');
  const { rows, about } = await readXlsx(book([{ name: 'а', rows: row(1, ['Имя', 'Баллы']) + hidden }]));
  expect(rows.map(({ number }) => number)).toEqual([1, 4]);
  expect(about.hiddenRows).toBe(1);
});

it('takes a row of boxes to tick and failed formulas alone for none', async () => {
  const dragged = (at: number, more = ''): string =>
    `<row r="${at}"${more}><c r="B${at}" t="b"><v>0</v></c><c r="C${at}" t="e"><v>#N/A</v></c></row>`;
  const named = '<row r="2"><c r="A2" t="inlineStr"><is><t>Ёлкин</t></is></c><c r="B2" t="b"><v>1</v></c></row>';
  const sheet = row(1, ['Имя', 'Отправлено']) + named + dragged(3) + dragged(4, ' hidden="1"');
  const { rows, about } = await readXlsx(book([{ name: 'а', rows: sheet }]));
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Имя', 'Отправлено'],
    ['Ёлкин', 'ИСТИНА'],
  ]);
  expect(about.hiddenRows).toBe(0);
});

it('reads a row of failed formulas between rows of data, for somebody lost what stood there', async () => {
  const failed = (at: number, more = ''): string => `<row r="${at}"${more}><c r="A${at}" t="e"><v>#REF!</v></c></row>`;
  const sheet =
    failed(1) + row(2, ['Имя']) + failed(3) + failed(4, ' hidden="1"') + row(5, ['Ёлкин']) + failed(6) + failed(7);
  const { rows } = await readXlsx(book([{ name: 'а', rows: sheet }]));
  expect(rows).toEqual([
    { number: 2, cells: ['Имя'] },
    { number: 3, cells: ['#REF!'] },
    { number: 5, cells: ['Ёлкин'] },
  ]);
});

it('passes over a sheet of boxes to tick and failed formulas alone', async () => {
  const boxes = '<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="e"><v>#N/A</v></c></row>';
  const { rows, about } = await readXlsx(book([{ name: 'Галочки', rows: boxes }, data]));
  expect(rows).toEqual(read);
  expect(about.sheets).toEqual(['Данные']);
});

it.each<[string, BookOptions]>([
  ['Strict Open XML', { isStrict: true }],
  ['tags with a prefix', { prefix: 'x' }],
  ['a part whose name is in another case', { rename: { 'xl/sharedStrings.xml': 'xl/SharedStrings.xml' } }],
  ['all names in another case', { rename: { 'xl/workbook.xml': 'XL/Workbook.xml', 'xl/styles.xml': 'xl/Styles.xml' } }],
])('reads %s', async (_name, options) => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>${row(2, ['Ёлкин', 10])}`;
  const bytes = book([{ name: 'а', rows }], { ...options, strings: '<si><t>Имя</t></si><si><t>Баллы</t></si>' });
  expect(detectType(bytes)).toContain('spreadsheetml');
  expect((await readXlsx(bytes)).rows).toEqual(read);
});

it('never makes up the last digits of a long number', async () => {
  const value = (text: string): string => `<row r="1"><c r="A1"><v>${text}</v></c></row>`;
  expect(await cellsOf(value('352099001761481'))).toEqual([['352099001761481']]);
  expect(await cellsOf(value('3.52099001761481E+14'))).toEqual([['352099001761481']]);
  expect(await cellsOf(value('999999999999999'))).toEqual([['999999999999999']]);
  expect(await cellsOf(value('8.9390101023584784E+18'))).toEqual([['8.939010102358479E+18']]);
  expect(await cellsOf(value('1000000000000000'))).toEqual([['1E+15']]);
  expect(await cellsOf(value('1.1000000000000001'))).toEqual([['1.1']]);
});

it('shows zeros before a number where the cell shows them', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="0000000000000"/><numFmt numFmtId="165" formatCode="0.00"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
  const rows = [0, 1, 2].map((style) => `<c s="${style}"><v>12345678905</v></c>`).join('');
  expect(await cellsOf(`<row r="1">${rows}</row>`, { styles })).toEqual([
    ['12345678905', '0012345678905', '12345678905'],
  ]);
});

it('reads a day of either system of dates', async () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  const day = (serial: number): string => `<row r="1"><c r="A1" s="0"><v>${serial}</v></c></row>`;
  expect(await cellsOf(day(46_351), { styles })).toEqual([['25.11.2026']]);
  expect(await cellsOf(day(44_889), { styles, is1904: true })).toEqual([['25.11.2026']]);
});

it('reads signs a workbook escapes, and texts in the shape of a formula', async () => {
  expect(
    await cellsOf(
      row(1, [
        'Иванов_x000D_',
        '_x005F_x000D_',
        'a_x0000_b_xD800_',
        '=&quot;00777&quot;',
        '=&quot;a&quot;&quot;b&quot;',
      ]),
    ),
  ).toEqual([['Иванов\r', '_x000D_', 'a_x0000_b_xD800_', '00777', 'a"b']]);
  expect(
    await cellsOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', { strings: '<si><t>a_x0041_</t></si>' }),
  ).toEqual([['aA']]);
});
