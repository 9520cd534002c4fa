import { parseReceipt, serialKeyOf } from '@pribavka/forms/rules';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type Database, openDatabase } from '../../../db/open.ts';
import { serverUrl } from '../../../test/database.ts';
import { hiddenSerialKey, hiddenSerialNumber, receiptClaimKey, receiptColumns } from './receipts.ts';

const hiding = { secret: 'a secret', zone: 'Europe/Moscow' };
let database: Database;
beforeAll(() => {
  database = openDatabase({ url: serverUrl(), max: 1 });
});
afterAll(() => database.close());

async function read<T>(values: Readonly<Record<string, RawBuilder<unknown>>>, from: RawBuilder<unknown>): Promise<T[]> {
  const columns = sql.join(Object.entries(values).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
  return (await sql<T>`select ${columns} from ${from}`.execute(database.db)).rows;
}

interface Receipt {
  receiptKey: string | null;
  receiptQr: string | null;
  receiptFn: string | null;
  receiptFd: string | null;
  receiptFpd: string | null;
}
const receiptsOf = (rows: RawBuilder<unknown>, of = hiding): Promise<Receipt[]> =>
  read(
    receiptColumns(of),
    sql`(values ${rows}) as sales (receipt_key, receipt_qr, receipt_fn, receipt_fd, receipt_fpd, receipt_total_kopecks, receipt_at, sale_date, total_kopecks)`,
  );
const scanned = sql`('9282440300829880-10556-189504453', 't=20201225T1016&s=1113.05&fn=9282440300829880&i=0010556&fp=189504453&n=1',
  '9282440300829880', '10556', '189504453', 111305::bigint, '2020-12-25T07:16:00Z'::timestamptz, '2020-12-25'::date, 5::bigint)`;

it('hides a receipt so that its code agrees with its parts, its time and its sum', async () => {
  const [receipt] = await receiptsOf(scanned);
  const { receiptKey, receiptQr, receiptFn: fn, receiptFd: fd, receiptFpd: fpd } = receipt!;
  expect(parseReceipt(receiptQr!)).toEqual({
    ok: true,
    receipt: { at: '2020-12-25T10:16:00', totalKopecks: 111_305, fn, fd, fpd, operation: 1 },
  });
  expect(receiptKey).toBe(`${fn}-${fd}-${fpd}`);
  expect(JSON.stringify(receipt)).not.toMatch(/9282440300829880|189504453|\b10556\b/);
  expect(await receiptsOf(scanned)).toEqual([receipt]);
  expect(await receiptsOf(scanned, { ...hiding, secret: 'another' })).not.toEqual([receipt]);
  const claim = sql`(values ('9282440300829880-10556-189504453')) as receipt_claims (receipt_key)`;
  expect(await read({ key: receiptClaimKey(hiding) }, claim)).toEqual([{ key: receiptKey }]);
});

it('hides parts that were typed, and leaves out what was not there', async () => {
  const rest = sql`null::bigint, null::timestamptz, null::date, 0::bigint`;
  const [whole, drive, none] = await receiptsOf(
    sql`('9282440300829880-10556-189504453', null, '9282440300829880', '0010556', '0189504453', ${rest}),
      (null, null, '9282440300829880', null, null, ${rest}), (null, null, null, null, null, ${rest})`,
  );
  const [same] = await receiptsOf(scanned);
  expect(whole).toEqual({ ...same, receiptQr: null });
  const nothing = { receiptKey: null, receiptQr: null, receiptFn: null, receiptFd: null, receiptFpd: null };
  expect([drive, none]).toEqual([{ ...nothing, receiptFn: same!.receiptFn }, nothing]);
});

it('hides serial numbers letter by letter, as many as there were', async () => {
  const typed = ['ab-12 cd', 'АБ–7ё', 'X', '1', '²3', 'A1', ...Array.from({ length: 1000 }, (_, n) => `K${1000 + n}`)];
  const rows = typed.map((serial) => sql`(${serial}::text, ${serialKeyOf(serial)}::text)`);
  const from = sql`(values ${sql.join(rows)}, (null, null)) as sale_items (serial_number, serial_key)`;
  const values = { number: hiddenSerialNumber(hiding), key: hiddenSerialKey(hiding) };
  const hidden = await read<{ number: string; key: string }>(values, from);
  expect(hidden.pop()).toEqual({ number: null, key: null });
  expect(new Set(hidden.map(({ key }) => key)).size).toBe(typed.length);
  expect(hidden.filter(({ number, key }, at) => serialKeyOf(number) !== key || number === typed[at])).toEqual([]);
  expect(hidden[0]!.number).toMatch(/^[a-z]{2}-\d{2} [a-z]{2}$/);
  expect(hidden[1]!.number).toMatch(/^[А-Я]{2}–\dё$/);
});
