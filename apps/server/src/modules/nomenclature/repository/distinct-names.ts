import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

/** Name of a manufacturer (`manufacturers f`), with its ИНН where another has the same. */
export const distinctManufacturer: RawBuilder<string> = sql`f.name || case
  when exists (select from manufacturers o where o.id <> f.id and lower(o.name) = lower(f.name))
  then ' (ИНН ' || f.inn || coalesce(', КПП ' || f.kpp, '') || ')' else '' end`;

/** Name of a brand (`brands b`), with its manufacturer where another has the same. */
export const distinctBrand: RawBuilder<string> = sql`b.name || case
  when exists (select from brands o where o.id <> b.id and lower(o.name) = lower(b.name))
  then (select ' (' || ${distinctManufacturer} || ')' from manufacturers f where f.id = b.manufacturer_id) else '' end`;

type Names = ReadonlyMap<string, string>;

const namesOf = (rows: readonly { id: string; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]));

export async function readManufacturerNames(db: Db, ids: readonly string[]): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    select f.id, ${distinctManufacturer} as name from manufacturers f where f.id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return namesOf(rows);
}

/** Names of categories; the whole way to one whose name is not the only one. */
export async function readCategoryNames(db: Db, ids: readonly string[]): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive ways as (
      select id, name, name as way from categories where parent_id is null
      union all
      select c.id, c.name, w.way || ' / ' || c.name from categories c join ways w on w.id = c.parent_id)
    select w.id, case when exists (select from categories o where o.id <> w.id and lower(o.name) = lower(w.name))
      then w.way else w.name end as name
    from ways w where w.id = any(${[...ids]}::uuid[])`.execute(db);
  return namesOf(rows);
}
