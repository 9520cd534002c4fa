import { zipSync } from 'fflate';

import { bookOf, dataSheet, rowsOf } from './sheet.ts';
import { textFile, textOf, textOfTable } from './text.ts';
import { bookMime, csvMime, type Peculiarity } from './types.ts';

const zip = (parts: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]))));
const asBook = (bytes: Buffer) => ({ name: 'таблица.xlsx', mime: bookMime, bytes });

/** What is called a table and is none, or is another one than it is called. */
export const ofStrangers: readonly Peculiarity[] = [
  {
    name: 'a workbook called .csv',
    file: (table) => ({ ...bookOf([dataSheet(table)]), name: 'таблица.csv', mime: csvMime }),
  },
  { name: 'a text called .xlsx', file: (table) => asBook(Buffer.from(textOfTable(table))) },
  { name: 'an archive of something else', file: () => asBook(zip({ 'a.txt': 'Привет' })), refused: 'FILE_TYPE' },
  {
    name: 'a table of LibreOffice',
    file: () => asBook(zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<office/>' })),
    refused: 'FILE_TYPE',
  },
  {
    name: 'an archive with the name of a workbook and nothing in it',
    file: () => asBook(zip({ 'xl/workbook.xml': '<workbook/>' })),
    refused: 'FILE_BROKEN',
  },
  {
    name: 'a workbook cut short',
    file: (table) => {
      const { bytes } = bookOf([dataSheet(table)]);
      return asBook(bytes.subarray(0, bytes.length - 100));
    },
    refused: 'FILE_BROKEN',
  },
  {
    name: 'an .xls of old Excel',
    file: () => ({
      name: 'таблица.xls',
      mime: 'application/vnd.ms-excel',
      bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]),
    }),
    refused: 'FILE_TYPE',
  },
  {
    name: 'a page called .xls',
    file: ({ header }) => ({
      name: 'таблица.xls',
      mime: 'application/vnd.ms-excel',
      bytes: Buffer.from(`<html><table><tr><td>${header.join('</td><td>')}</td></tr></table></html>`),
    }),
    refused: 'FILE_TYPE',
  },
  { name: 'nothing', file: () => textFile(''), refused: 'FILE_BROKEN' },
  { name: 'empty lines', file: () => textFile('\r\n\r\n'), refused: 'IMPORT_EMPTY' },
  { name: 'a header alone', file: ({ header }) => textFile(textOf([header])), refused: 'IMPORT_EMPTY' },
  {
    name: 'a header alone in a workbook',
    file: ({ header }) => bookOf([{ name: 'Данные', rows: rowsOf(header, []) }]),
    refused: 'IMPORT_EMPTY',
  },
];
