import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { holding, searchTerms } from '../../../core/text/search.ts';

interface LogActor {
  id: string;
  name: string;
  roleName: string;
}

const most = 20;

const select = sql`select u.id, trim(u.last_name || ' ' || u.first_name) as name, r.name as role_name
  from users u join roles r on r.code = u.role_code`;

/** People the journal can be narrowed to: employees and systems stand before members, who are a million. */
export async function readActors(
  db: Db,
  { search = '', id }: { search?: string | undefined; id?: string | undefined },
): Promise<LogActor[]> {
  if (id) return (await sql<LogActor>`${select} where u.id = ${id}::uuid`.execute(db)).rows;
  const typed = searchTerms(search);
  const isMember = sql`u.role_code = 'member'`;
  // By «=» on the role an index gives the names in order.
  const isStaff = sql`u.role_code = any(array(select code from roles where code <> 'member'))`;
  const named = sql.join([sql`true`, ...typed.map((word) => sql`u.search_name like ${holding(word)}`)], sql` and `);
  const first = (whose: typeof isMember) =>
    sql<LogActor>`${select} where ${whose} and ${named} order by u.search_name, u.id limit ${most}`.execute(db);
  const staff = (await first(isStaff)).rows;
  // Without a word the first of a million members would be nobody's choice.
  const members = typed.length === 0 || staff.length === most ? [] : (await first(isMember)).rows;
  return [...staff, ...members].slice(0, most);
}
