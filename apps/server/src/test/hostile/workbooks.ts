import { randomFillSync } from 'node:crypto';

import { bounds } from '../../core/tables/bounds.ts';
import type { HostileFile } from './types.ts';
import { cell, listOf, type Parts, sheetOf, workbook } from './workbook.ts';

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const megabyte = 1024 * 1024;

const book = (name: string, parts: () => Parts, code?: string): HostileFile => ({
  name,
  mime,
  bytes: () => workbook(parts()),
  ...(code ? { code } : {}),
});

const times = (n: number, make: (at: number) => string): string =>
  Array.from({ length: n }, (_, at) => make(at)).join('');
const row = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`;
const first = row(1, cell('A1', 'a'));
const doctype = (inside: string, text: string): string =>
  `<?xml version="1.0"?><!DOCTYPE worksheet [${inside}]>${sheetOf(row(1, cell('A1', text))).replace(/^<\?xml[^>]*>/, '')}`;

/** White space that does not pack well: four kinds in no order. */
function noise(size: number): Uint8Array {
  const bytes = randomFillSync(Buffer.alloc(size));
  for (let at = 0; at < size; at += 1) bytes[at] = [32, 9, 10, 13][bytes[at]! & 3]!;
  return bytes;
}

const strings = (items: string): string =>
  `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items}</sst>`;

function overlapping(): Buffer {
  const bytes = workbook({ more: { 'xl/media/1': Buffer.alloc(100), 'xl/media/2': Buffer.alloc(100) } });
  const list = listOf(bytes);
  const second =
    list + 46 + bytes.readUInt16LE(list + 28) + bytes.readUInt16LE(list + 30) + bytes.readUInt16LE(list + 32);
  bytes.writeUInt32LE(bytes.readUInt32LE(list + 42), second + 42);
  return bytes;
}

function lying(): Buffer {
  const bytes = workbook({ sheet: sheetOf(' '.repeat(megabyte)) });
  const end = bytes.length - 22;
  let at = listOf(bytes);
  while (at < end) {
    bytes.writeUInt32LE(Math.min(bytes.readUInt32LE(at + 24), 1000), at + 24);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return bytes;
}

/** Workbooks that are small to send and endless to read. */
export const hostileWorkbooks: readonly HostileFile[] = [
  book('one cell at XFD20000', () => ({ sheet: sheetOf(first + row(20_000, cell('XFD20000', 'x'))) }), 'FILE_COLUMNS'),
  book('one cell in the last row there is', () => ({ sheet: sheetOf(row(1_048_576, cell('A1048576', 'x'))) })),
  book('a cell past the last column there is', () => ({ sheet: sheetOf(row(1, cell('XFE1', 'x'))) }), 'FILE_BROKEN'),
  book('a size of the sheet that is not true', () => ({
    sheet: sheetOf(first, '<dimension ref="A1:XFD1048576"/>'),
  })),
  book('twenty megabytes of spaces', () => ({ sheet: sheetOf(' '.repeat(20 * megabyte)) }), 'FILE_MARKUP'),
  book(
    'white space in no order',
    () => ({
      sheet: Buffer.concat([Buffer.from('<worksheet><sheetData>'), noise(3 * megabyte)]),
    }),
    'FILE_MARKUP',
  ),
  book(
    'an attribute of a megabyte',
    () => ({
      sheet: sheetOf(`<row r="1" a="${Buffer.from(noise(megabyte)).toString('hex')}"/>`),
    }),
    'FILE_MARKUP',
  ),
  book(
    'a comment of a megabyte',
    () => ({
      sheet: sheetOf(`<!--${Buffer.from(noise(megabyte)).toString('hex')}-->`),
    }),
    'FILE_MARKUP',
  ),
  book('a hundred thousand tags one in another', () => ({ sheet: sheetOf('<row>'.repeat(100_000)) }), 'FILE_DEPTH'),
  book(
    'entities of entities',
    () => ({
      sheet: doctype(
        `<!ENTITY a0 "x">${times(12, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}`,
        '&a12;',
      ),
    }),
    'FILE_BROKEN',
  ),
  book(
    'an entity from a file of the machine',
    () => ({
      sheet: doctype('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'),
    }),
    'FILE_BROKEN',
  ),
  book('an entity nobody declared', () => ({ sheet: sheetOf(row(1, cell('A1', '&a;'))) }), 'FILE_BROKEN'),
  book(
    'a cell of a million letters',
    () => ({
      sheet: sheetOf(
        row(
          1,
          cell(
            'A1',
            times(100_000, (at) => String(at).padStart(10, 'x')),
          ),
        ),
      ),
    }),
    'FILE_MARKUP',
  ),
  book(
    'a cell one letter too long',
    () => ({
      sheet: sheetOf(row(1, cell('A1', 'я'.repeat(bounds.cellText + 1)))),
    }),
    'FILE_CELL_TEXT',
  ),
  book(
    'a common text one letter too long',
    () => ({
      strings: strings(`<si><t>${'я'.repeat(bounds.cellText + 1)}</t></si>`),
    }),
    'FILE_CELL_TEXT',
  ),
  book(
    'a long text in many cells',
    () => ({
      strings: strings(`<si><t>${'x'.repeat(30_000)}</t></si>`),
      sheet: sheetOf(times(400, (at) => row(at + 1, `<c r="A${at + 1}" t="s"><v>0</v></c>`))),
    }),
    'FILE_TEXT',
  ),
  book(
    'more common texts than a book needs',
    () => ({
      strings: strings(times(bounds.strings + 1, (at) => `<si><t>${(at * 7919).toString(36)}</t></si>`)),
    }),
    'FILE_STRINGS',
  ),
  book(
    'common texts longer together than a book',
    () => ({
      strings: strings(
        times(500, (at) => `<si><t>${times(3000, (n) => `${(n * at) % 9973}`.padEnd(7, 'я'))}</t></si>`),
      ),
    }),
    'FILE_TEXT',
  ),
  book('thirty megabytes of empty rows', () => ({ sheet: sheetOf('<row><c/></row>'.repeat(2_000_000)) }), 'FILE_RATIO'),
  book(
    'a row too many',
    () => ({
      sheet: sheetOf(times(bounds.rows + 2, (at) => row(at + 1, cell(`A${at + 1}`, 'x')))),
    }),
    'IMPORT_ROWS',
  ),
  book(
    'too many cells',
    () => ({
      sheet: sheetOf(times(6000, (at) => row(at + 1, '<c><v>1</v></c>'.repeat(bounds.columns)))),
    }),
    'FILE_CELLS',
  ),
  book('rows of one number', () => ({ sheet: sheetOf(first + first) }), 'FILE_BROKEN'),
  book('a number past all numbers', () => ({ sheet: sheetOf(row(1, '<c r="A1"><v>1e999</v></c>')) }), 'FILE_BROKEN'),
  book('a common text that is not there', () => ({ sheet: sheetOf(row(1, '<c r="A1" t="s"><v>9</v></c>')) })),
  book('tags that do not close', () => ({ sheet: '<worksheet><sheetData><row r="1">' }), 'FILE_BROKEN'),
  book('letters that are none', () => ({ sheet: Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe, 0x3c]) }), 'FILE_BROKEN'),
  book(
    'a sheet outside the archive',
    () => ({
      more: {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="../../../../etc/passwd"/></Relationships>',
      },
    }),
    'FILE_BROKEN',
  ),
  book(
    'styles without end',
    () => ({
      more: {
        'xl/styles.xml': `<styleSheet><cellXfs>${times(70_000, (at) => `<xf numFmtId="${at}"/>`)}</cellXfs></styleSheet>`,
      },
    }),
    'FILE_BROKEN',
  ),
  book('a workbook in a workbook in a workbook', () => ({
    more: { 'xl/media/1.xlsx': workbook({ more: { 'xl/media/1.xlsx': workbook() } }) },
  })),
  book(
    'a hundred and one megabyte of zeros',
    () => ({
      more: { 'xl/media/1': Buffer.alloc(bounds.unpackedBytes + 1) },
    }),
    'FILE_UNPACKED',
  ),
  book(
    'parts without number',
    () => ({
      more: Object.fromEntries(Array.from({ length: bounds.entries }, (_, at) => [`xl/media/${at}`, 'x'])),
    }),
    'FILE_ENTRIES',
  ),
  { name: 'sizes that are not true', mime, bytes: lying, code: 'FILE_BROKEN' },
  { name: 'two parts over one body', mime, bytes: overlapping, code: 'FILE_BROKEN' },
  { name: 'an archive cut short', mime, bytes: () => workbook().subarray(0, -30), code: 'FILE_BROKEN' },
  {
    name: 'the beginning of an archive and zeros',
    mime,
    bytes: () => Buffer.concat([Buffer.from('PK\x03\x04xl/workbook.xml'), Buffer.alloc(megabyte)]),
    code: 'FILE_BROKEN',
  },
];
