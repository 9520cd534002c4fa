import { readSerial, type SerialKind, type SerialProblem } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

/** What is odd about a stored number: none of a unit, another spelling or another key than today, one unit claimed twice. */
export type Oddity = SerialProblem | 'spelling' | 'key' | 'twice';

export interface OddSerial {
  of: 'sale' | 'registry';
  article: string;
  serialNumber: string;
  oddity: Oddity;
}

type Row = SerialKind & {
  id: string;
  productId: string;
  article: string;
  serialNumber: string;
  serialKey: string | null;
  isClaimed: boolean;
};

const portion = 5000;
const sources = {
  sale: sql`select i.id, i.product_id, i.serial_number, i.serial_key,
    exists (select from serial_claims c where c.sale_item_id = i.id) as is_claimed
    from sale_items i where i.serial_number is not null`,
  registry: sql`select i.id, i.product_id, i.serial_number, i.serial_key, false as is_claimed
    from serial_registry i where true`,
};

async function readPortion(db: Db, of: OddSerial['of'], after: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select n.*, p.article, p.gtin, p.is_marked, p.serial_pattern, p.serial_example
    from (${sources[of]} and (${after}::uuid is null or i.id > ${after}::uuid) order by i.id limit ${portion}) n
    join products p on p.id = n.product_id order by n.id`.execute(db);
  return rows;
}

async function isTaken(db: Db, { id, productId }: Row, key: string): Promise<boolean> {
  const { rows } = await sql`select from serial_claims where product_id = ${productId}::uuid and serial_key = ${key}
    and sale_item_id <> ${id}::uuid`.execute(db);
  return rows.length > 0;
}

async function oddityOf(db: Db, row: Row): Promise<Oddity | undefined> {
  const read = readSerial(row.serialNumber, row);
  if (!read.ok) return read.problem;
  if (read.key === row.serialKey && read.serial === row.serialNumber) return undefined;
  if (row.isClaimed && (await isTaken(db, row, read.key))) return 'twice';
  return read.key === row.serialKey ? 'spelling' : 'key';
}

/** Stored numbers that would be stored otherwise today, of sales and of the registry. */
export async function* oddSerials(db: Db): AsyncGenerator<OddSerial> {
  for (const source of ['sale', 'registry'] as const) {
    let rows = await readPortion(db, source, null);
    while (rows.length > 0) {
      for (const row of rows) {
        const oddity = await oddityOf(db, row);
        if (oddity) yield { of: source, article: row.article, serialNumber: row.serialNumber, oddity };
      }
      rows = await readPortion(db, source, rows.at(-1)!.id);
    }
  }
}

/** Articles whose numbers come from marks and are compared as plain ones. */
export async function unmarkedArticles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ article: string }>`select article from products where not is_marked
    and id in (select product_id from sale_items where mark_gtin is not null) order by article`.execute(db);
  return rows.map(({ article }) => article);
}
