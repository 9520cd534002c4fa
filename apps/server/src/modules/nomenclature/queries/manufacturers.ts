import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { where } from '../../../core/lists/list-ids.ts';
import { distinctManufacturer } from '../repository/distinct-names.ts';
import { onSale, productsInScope } from '../policy.ts';
import type { Reader } from './lookup.ts';

/** Manufacturers of the catalogue as the reader sees it, by name; two of one name come with the company. */
export async function listProductManufacturers(
  db: Db,
  { scope, now }: Pick<Reader, 'scope' | 'now'>,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select f.id, ${distinctManufacturer} as name from manufacturers f
    where exists (select from products p ${where([sql`p.manufacturer_id = f.id`, onSale(programmeDay(now)), productsInScope(scope)])})
    order by f.name, f.id limit 500`.execute(db);
  return rows;
}
