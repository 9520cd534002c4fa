import fc from 'fast-check';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { writeCsv } from './csv.ts';
import { dateCell } from './date-cell.ts';
import { readSheet } from './sheet.ts';
import { readCsv } from './testing/read-csv.ts';
import { readXlsx } from './testing/read-xlsx.ts';
import { writeXlsx } from './xlsx.ts';
import { writeZip } from './zip.ts';

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

// What files trip over: signs of formulas, their guards, separators, ends of lines, marks of XML and of a workbook.
const signs = [...`'=+-@";,<&>_ё 07`.split(''), '\t', '\r', '\n', '\r\n', '_x000D_', '="0"', '№', '\u{1F600}'];
const tricky = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));

const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it.each([
  ['CSV', (header: string[], row: string[]) => writeCsv(header, [row]), 'text/csv'],
  ['XLSX', (header: string[], row: string[]) => writeXlsx('Лист', header, [row]), sheetMime],
] as const)('%s: what is written is what is read', async (_name, write, mime) => {
  await fc.assert(
    fc.asyncProperty(fc.array(tricky, { minLength: 1, maxLength: 3 }), async (row) => {
      const bytes = await collect(
        write(
          row.map((_, at) => `Столбец ${at}`),
          row,
        ),
      );
      const rows = mime === 'text/csv' ? await readCsv(bytes) : (await readXlsx(bytes)).rows.map(({ cells }) => cells);
      expect(rows[1]).toEqual(row);
    }),
    {
      numRuns: 400,
      examples: ["'=1+1", '\'="0"', '="00777"', "''=1", 'a,b', '\r', '+7 (900) 555-00-01'].map((cell): [string[]] => [
        [cell],
      ]),
    },
  );
});

describe('CSV', () => {
  it('is what Russian Excel opens: BOM, semicolons, CRLF, decimal comma', async () => {
    const bytes = await collect(
      writeCsv(
        ['№', 'Сумма'],
        [
          ['В-000001', 1234.5],
          ['a;b', 'он сказал "да"'],
        ],
      ),
    );
    expect(bytes.toString()).toBe('\uFEFF№;Сумма\r\nВ-000001;1234,5\r\n"a;b";"он сказал ""да"""\r\n');
  });

  it('writes dates as Russian Excel reads them', async () => {
    const rows = [[dateCell('2026-11-20 12:41:07.500'), dateCell('2026-11-20'), dateCell(null)]];
    const bytes = await collect(writeCsv(['Когда', 'День', 'Ещё'], rows));
    expect(bytes.toString()).toBe('\uFEFFКогда;День;Ещё\r\n20.11.2026 12:41:07;20.11.2026;\r\n');
  });

  it('never lets a cell begin as a formula', async () => {
    await fc.assert(
      fc.asyncProperty(tricky, async (cell) => {
        const text = (await collect(writeCsv(['a', 'b'], [[cell, '']]))).toString();
        expect(text.slice('\uFEFFa;b\r\n'.length)).not.toMatch(/^"?[=+\-@\t\r\0]/);
      }),
    );
  });

  it('keeps phones and money of a file of one column in that column', async () => {
    const bytes = await collect(writeCsv(['РРЦ, ₽'], [[1234.5], ['Пила, дисковая']]));
    expect(await readCsv(bytes)).toEqual([['РРЦ, ₽'], ['1234,5'], ['Пила, дисковая']]);
  });
});

describe('XLSX', () => {
  it('is read back by another library; texts stay texts', async () => {
    const rows = [
      ['В-000001', 1234.5, null],
      ['=1+1', '<b>&"', '+7 912'],
    ] as const;
    const bytes = await collect(writeXlsx('Реестр', ['№', 'Сумма', 'Прим.'], rows));
    const read = await readXlsxFile(bytes);
    const sheet = (Array.isArray(read[0]) ? read : (read[0] as unknown as { data: unknown[][] }).data) as unknown[][];
    expect(sheet).toEqual([
      ['№', 'Сумма', 'Прим.'],
      ['В-000001', 1234.5, null],
      ['=1+1', '<b>&"', '+7 912'],
    ]);
    expect(Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString()).not.toContain('<f>');
  });

  it('holds dates as dates, under names that stay in view; one before spreadsheets is a text', async () => {
    const row = [dateCell('2026-11-20 12:41:07.500'), dateCell('2026-11-20'), dateCell('1899-05-01'), '2026-11-20'];
    const bytes = await collect(writeXlsx('Журнал', ['Когда', 'День', 'Давно', 'Текст'], [row]));
    const read = await readXlsxFile(bytes);
    const sheet = (Array.isArray(read[0]) ? read : (read[0] as unknown as { data: unknown[][] }).data) as unknown[][];
    expect(sheet[1]).toEqual([
      new Date('2026-11-20T12:41:07Z'),
      new Date('2026-11-20T00:00:00Z'),
      '01.05.1899',
      '2026-11-20',
    ]);
    const parts = unzipSync(bytes);
    const text = (name: string): string => Buffer.from(parts[name] ?? []).toString();
    expect(text('xl/styles.xml')).toContain('formatCode="dd\\.mm\\.yyyy\\ hh:mm:ss"');
    expect(text('xl/worksheets/sheet1.xml')).toContain('state="frozen"');
    expect(text('xl/worksheets/sheet1.xml')).toContain('<col min="4" max="4" width="21"');
  });

  it('reads a date as the spreadsheet shows it', async () => {
    const bytes = await collect(writeXlsx('Товары', ['Баллы с'], [[dateCell('2020-01-31')]]));
    const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    expect((await readSheet({ mime, bytes })).rows).toEqual([{ number: 2, cells: ['31.01.2020'] }]);
  });

  it('reads back texts that look like signs a workbook escapes', async () => {
    const texts = ['_x000D_', 'a_x005F_b', '_x12_', '"_x0041_"'];
    const bytes = await collect(writeXlsx('Товары', ['a', 'b', 'c', 'd'], [texts]));
    const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    expect((await readSheet({ mime, bytes })).rows).toEqual([{ number: 2, cells: texts }]);
  });

  it('streams: ten thousand rows come in several parts', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => [`В-${i}`, i * 1.5]);
    let parts = 0;
    for await (const part of writeXlsx('Реестр', ['№', 'Сумма'], rows)) if (part.length > 0) parts += 1;
    expect(parts).toBeGreaterThan(2);
  });
});

describe.each([
  ['CSV', writeCsv],
  ['XLSX', (header: readonly string[], rows: AsyncIterable<readonly string[]>) => writeXlsx('Реестр', header, rows)],
] as const)('a long %s', (_name, write) => {
  it('takes rows only as fast as what it writes is read', async () => {
    let taken = 0;
    async function* rows() {
      for (let i = 0; i < 20_000; i += 1) {
        taken += 1;
        yield [`В-${i}`, 'x'.repeat(100)];
      }
    }
    const parts = write(['№', 'Название'], rows());
    await parts.next();
    await parts.next();
    // What is read so far is a few texts of 64 KiB, of about 500 rows each; nobody asks for more.
    const before = taken;
    await new Promise((done) => setImmediate(done));
    expect(taken).toBe(before);
    expect(taken).toBeLessThan(5000);
    await parts.return(undefined);
    expect(taken).toBeLessThan(5000);
  });
});

it('an archive keeps what was written into it to the byte', async () => {
  const texts = Array.from({ length: 300 }, (_, i) => `строка ${i} `.repeat(200));
  const bytes = await collect(
    writeZip([
      { name: 'a/b.xml', texts },
      { name: 'пусто.txt', texts: [] },
    ]),
  );
  const read = unzipSync(bytes);
  expect(Object.keys(read)).toEqual(['a/b.xml', 'пусто.txt']);
  expect(Buffer.from(read['a/b.xml'] ?? []).toString()).toBe(texts.join(''));
  expect(read['пусто.txt']).toHaveLength(0);
});
