import { sql } from 'kysely';

import type { SampleContext } from '../../../../core/imports/types.ts';
import { distinctManufacturer, readCategoryNames } from '../../repository/distinct-names.ts';
import { columns, type Field, sample } from './columns.ts';

const at = (field: Field): number => columns.findIndex(([name]) => name === field);

/**
 * The row of the template with names this programme has, so that it loads as it is; a draft, for nobody is to sell a
 * sample. Without a manufacturer nothing could be loaded, and the row stays an example.
 */
export async function productSamples({ db, scope }: SampleContext): Promise<readonly string[][] | undefined> {
  const own = scope.kind === 'manufacturer' ? sql`and f.id = ${scope.manufacturerId}::uuid` : sql``;
  const { rows } = await sql<{ manufacturer: string; brand: string | null }>`
    select ${distinctManufacturer} as manufacturer, b.name as brand from manufacturers f
    left join brands b on b.manufacturer_id = f.id and b.is_active
    where f.status = 'active' ${own} order by (b.id is null), f.created_at, f.id, b.name limit 1`.execute(db);
  const [made] = rows;
  if (!made) return undefined;
  const categories = await sql<{ id: string }>`select id from categories where is_active
    order by (parent_id is null), position, id limit 1`.execute(db);
  const [category] = categories.rows;
  const taken = await sql`select from products where ltrim(gtin, '0') = ltrim(${sample[at('gtin')]}, '0')
    and article <> ${sample[at('article')]}`.execute(db);
  const row = [...sample];
  row[at('manufacturer')] = made.manufacturer;
  row[at('brand')] = made.brand ?? '';
  row[at('category')] = category ? ((await readCategoryNames(db, [category.id])).get(category.id) ?? '') : '';
  if (taken.rows.length > 0) row[at('gtin')] = '';
  return [row];
}
