import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { invalid } from '../../../../http/problem.ts';
import { digits } from '../../../../core/text/digits.ts';

interface Found {
  id: string;
}

export const sameName = (column: RawBuilder<unknown>, name: string): RawBuilder<boolean> =>
  sql`translate(lower(trim(${column})), 'ё', 'е') = translate(lower(trim(${name})), 'ё', 'е')`;

/** «Стрежень (ИНН 7701000001)», a name alone or an ИНН alone: what a cell says of a company. */
function readCompany(cell: string): { name: string | undefined; inn: string | undefined; kpp: string | undefined } {
  const text = cell.trim();
  const open = text.lastIndexOf('(');
  if (open >= 0 && text.endsWith(')')) {
    const [inn = '', kpp] = text.slice(open + 1, -1).split(',');
    const given = /^ИНН([\d ]+)$/i.exec(inn.trim());
    const branch = /^КПП (\w+)$/i.exec(kpp?.trim() ?? '');
    if (given && (branch !== null) === (kpp !== undefined))
      return { name: text.slice(0, open).trim() || undefined, inn: digits(given[1]!), kpp: branch?.[1] };
  }
  const alone = /^(?:ИНН)? ?(\d{10}|\d{12})(?:, КПП (\d{9}))?$/i.exec(text);
  return alone ? { name: undefined, inn: alone[1], kpp: alone[2] } : { name: cell, inn: undefined, kpp: undefined };
}

/** Manufacturers (`manufacturers f`) a cell may mean. */
export function namedManufacturer(cell: string): RawBuilder<boolean> {
  const { name, inn, kpp } = readCompany(cell);
  const parts = [
    ...(name === undefined ? [] : [sameName(sql`f.name`, name)]),
    ...(inn === undefined ? [] : [sql`f.inn = ${inn}`]),
    ...(kpp === undefined ? [] : [sql`f.kpp = ${kpp}`]),
  ];
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** The one manufacturer a cell means; `own`: the only one the uploader may name. */
export async function findManufacturer(db: Db, cell: string, own: string | undefined): Promise<string> {
  const { rows } = await sql<Found>`select f.id from manufacturers f where ${namedManufacturer(cell)}
    ${own === undefined ? sql`` : sql`and f.id = ${own}::uuid`} limit 2`.execute(db);
  const [found, another] = rows;
  if (!found) throw invalid({ manufacturer: 'MANUFACTURER_NOT_FOUND' });
  if (another) {
    throw invalid({
      manufacturer: 'MANUFACTURER_SEVERAL',
    });
  }
  return found.id;
}

/** The one category a cell means: its name, or the way to it, «Инструмент / Дрели», where the name is not the only one. */
export async function findCategory(db: Db, cell: string): Promise<string> {
  const whole =
    await sql<Found>`select id from categories where ${sameName(sql`name`, cell)} and is_active limit 2`.execute(db);
  if (whole.rows.length === 1) return whole.rows[0]!.id;
  const path = cell.split('/').map((part) => part.trim());
  const { rows } = await sql<Found>`
    with recursive ways as (
      select id, array[translate(lower(name), 'ё', 'е')] as way, is_active from categories where parent_id is null
      union all
      select c.id, w.way || translate(lower(c.name), 'ё', 'е'), c.is_active from categories c join ways w on w.id = c.parent_id)
    select id from ways where is_active and way[greatest(1, cardinality(way) - ${path.length - 1}):]
      = array(select translate(lower(part), 'ё', 'е') from unnest(${path}::text[]) part) limit 2`.execute(db);
  const [found, another] = rows;
  if (!found) throw invalid({ category: 'CATEGORY_NOT_FOUND' });
  if (another) {
    throw invalid({ category: 'CATEGORY_SEVERAL' });
  }
  return found.id;
}
