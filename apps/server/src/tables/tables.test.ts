import fc from 'fast-check';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { readCsv, writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

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

  it('never lets a cell begin as a formula, and reads back what it wrote', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 2, maxLength: 4 }),
        async (row) => {
          const [, read] = readCsv(
            (
              await collect(
                writeCsv(
                  row.map((_, i) => `c${i}`),
                  [row],
                ),
              )
            ).toString(),
          );
          expect(read).toHaveLength(row.length);
          row.forEach((cell, i) => {
            expect(read?.[i]).not.toMatch(/^[=+\-@\t\r\0]/);
            expect(read?.[i]).toBe(/^[=+\-@\t\r\0]/.test(cell) ? `'${cell}` : cell);
          });
        },
      ),
    );
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

  it('streams: ten thousand rows come in several parts', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => [`В-${i}`, i * 1.5]);
    let parts = 0;
    for await (const part of writeXlsx('Реестр', ['№', 'Сумма'], rows)) if (part.length > 0) parts += 1;
    expect(parts).toBeGreaterThan(2);
  });
});
