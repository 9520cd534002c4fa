import { sql } from 'kysely';

import type { SampleContext } from '../../../../core/imports/types.ts';
import { distinctManufacturer } from '../../repository/distinct-names.ts';

/** A number of a product that has them, so that the template loads as it is. */
export async function serialSamples({ db, scope }: SampleContext): Promise<readonly string[][] | undefined> {
  const own = scope.kind === 'manufacturer' ? sql`and f.id = ${scope.manufacturerId}::uuid` : sql``;
  const { rows } = await sql<{ article: string; serial: string; manufacturer: string }>`
    select p.article, p.serial_example as serial, ${distinctManufacturer} as manufacturer
    from products p join manufacturers f on f.id = p.manufacturer_id
    where p.status = 'active' and p.serial_example is not null ${own}
    order by (p.serial_source <> 'registry'), p.created_at, p.id limit 1`.execute(db);
  const [made] = rows;
  return made && [[made.article, made.serial, made.manufacturer, '', '', '15.11.2026', 'свободен']];
}
