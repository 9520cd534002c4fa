import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { JsonValue } from '../../../db/types.gen.ts';
import type { RecordNames } from './entries.ts';

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Most records looked up for one answer; a list of ids is longer only after a bulk act. */
const most = 500;

interface Change {
  readonly before: JsonValue;
  readonly after: JsonValue;
}

/** Names of the records the differences speak of by their ids: a brand, a category, a person. What is gone has none. */
export async function readRecordNames(db: Db, entries: readonly Change[]): Promise<RecordNames> {
  const found = entries.flatMap(({ before, after }) => JSON.stringify([before, after]).match(id) ?? []);
  const ids = [...new Set(found.map((each) => each.toLowerCase()))].slice(0, most);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    with asked as (select unnest(${ids}::uuid[]) as id)
    select b.id, b.name from asked join brands b using (id)
    union all select c.id, c.name from asked join categories c using (id)
    union all select m.id, m.name from asked join manufacturers m using (id)
    union all select p.id, p.name from asked join partners p using (id)
    union all select s.id, s.name from asked join stores s using (id)
    union all select g.id, g.name from asked join store_groups g using (id)
    union all select p.id, p.name from asked join products p using (id)
    union all select p.id, p.name from asked join promotions p using (id)
    union all select f.id, f.name from asked join files f using (id)
    union all select s.id, '№ ' || s.number::text from asked join sales s using (id)
    union all select u.id, btrim(u.last_name || ' ' || u.first_name) from asked join users u using (id)`.execute(db);
  return new Map(rows.filter(({ name }) => name).map(({ id: key, name }) => [key, name]));
}
