import { parseReceipt, receiptKey, serialKeyOf } from '@pribavka/forms/rules';
import type { Client } from 'pg';

/** Codes of receipts and serial numbers that may not be in a dump for developers. */
export const receiptValues = `
  select receipt_key as value from sales union select receipt_qr from sales union select receipt_fn from sales
  union select receipt_fpd from sales union select receipt_key from receipt_claims
  union select unnest(array[serial_number, serial_key]) from sale_items union select serial_key from serial_claims
  union select serial_key from receipt_claims union select unnest(array[serial_number, serial_key]) from serial_registry`;

/** Those of the values that stand in one of the texts; digits alone only as a number of their own, not within another. */
export function leftIn(texts: readonly string[], values: readonly string[]): string[] {
  const numbers = new Set(texts.flatMap((text) => text.match(/\d+/g) ?? []));
  return values.filter((value) =>
    /^\d+$/.test(value) ? numbers.has(value) : texts.some((text) => text.includes(value)),
  );
}

interface Row {
  key: string;
  qr: string;
  fn: string;
  fd: string;
  fpd: string;
  total: number;
}

/** What is wrong with the receipts and serial numbers of a dump that was read in. */
export async function problemsOfHidden(client: Client): Promise<unknown[]> {
  const { rows: sales } = await client.query<Row>(
    `select receipt_key as key, receipt_qr as qr, receipt_fn as fn, receipt_fd as fd, receipt_fpd as fpd,
       receipt_total_kopecks::int as total from sales where receipt_qr is not null`,
  );
  const wrong = sales.filter(({ key, qr, fn, fd, fpd, total }) => {
    const read = parseReceipt(qr);
    if (!read.ok) return true;
    const { receipt } = read;
    const parts = [receipt.fn, receipt.fd, receipt.fpd, receipt.totalKopecks, receiptKey(receipt)];
    return JSON.stringify(parts) !== JSON.stringify([fn, fd, fpd, total, key]);
  });
  const { rows: items } = await client.query<{ number: string; key: string }>(
    `select serial_number as number, serial_key as key from sale_items where serial_key is not null
     union all select serial_number, serial_key from serial_registry`,
  );
  return [...wrong, ...items.filter(({ number, key }) => serialKeyOf(number) !== key)];
}

/** How many there are of each, and how they hang together: the same before and after. */
export const receiptCounts = `
  select (select count(*)::int from (select receipt_key from sales group by 1) x) as receipts,
    (select count(*)::int from (select receipt_fn from sales group by 1) x) as drives,
    (select count(*)::int from (select product_id, serial_key from sale_items group by 1, 2) x) as serials,
    (select count(*)::int from sales s join receipt_claims c on c.sale_id = s.id and c.receipt_key = s.receipt_key) as receipt_claims,
    (select count(*)::int from sale_items i join serial_claims c on c.sale_item_id = i.id and c.serial_key = i.serial_key) as serial_claims,
    (select count(*)::int from sale_items i join serial_registry r using (product_id, serial_key)) as registered,
    (select md5(string_agg(to_char(sale_date, 'YYYYMMDD') || coalesce(substr(receipt_qr, 1, strpos(receipt_qr, '&fn')), ''), ';' order by id))
      from sales) as times_and_sums,
    (select md5(string_agg(translate(serial_number, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0000000000' || repeat('A', 26)), ';' order by id))
      from sale_items) as shapes`;
