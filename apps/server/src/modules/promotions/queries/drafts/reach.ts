import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import type { Named } from '../../repository/names.ts';
import type { Conditions } from '../../../promotion-rules/index.ts';
import { aboutProduct, holdsInStore } from '../short.ts';

export const cap = 10_000;

export interface Counted {
  count: number;
  capped: boolean;
}

export const counted = (n: number): Counted => ({ count: Math.min(n, cap), capped: n > cap });

/** Goods `g` on sale that the version is about. */
export const draftProducts = (version: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`from products g cross join ${version} where g.status = 'active' and ${aboutProduct()}`;

/** Open shops `s` of working partners it holds in. */
export const draftStores = (version: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`from stores s join partners o on o.id = s.partner_id and o.status = 'active' cross join ${version}
    where s.status = 'active' and ${holdsInStore()}`;

const countOf = async (db: Db, rows: RawBuilder<unknown>): Promise<Counted> => {
  const { rows: found } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${rows} limit ${cap + 1}) x`.execute(db);
  return counted(found[0]?.n ?? 0);
};

const firstOf = async (db: Db, columns: RawBuilder<unknown>, rows: RawBuilder<unknown>): Promise<Named[]> =>
  (await sql<Named>`select ${columns} ${rows} order by 2, 1 limit 10`.execute(db)).rows;

/** Confirmed members of these shops whom the version is for today. */
const membersOf = (version: RawBuilder<unknown>, c: Conditions, today: string): RawBuilder<unknown> => sql`
  from users u where u.role_code = 'member' and u.status = 'confirmed' and u.store_id in (select s.id ${draftStores(version)})
    ${c.positions?.length ? sql`and u.position_code = any(${[...c.positions]}::text[])` : sql``}
    ${c.tenureFrom === undefined ? sql`` : sql`and u.confirmed_at < (${today}::date - ${c.tenureFrom}::int + 1)`}
    ${c.tenureTo === undefined ? sql`` : sql`and u.confirmed_at >= (${today}::date - ${c.tenureTo}::int)`}`;

/** How many goods, shops and people a version holds for, and the first of them by name. */
export async function readReach(db: Db, version: RawBuilder<unknown>, conditions: Conditions, today: string) {
  const [products, stores] = [draftProducts(version), draftStores(version)];
  return {
    products: {
      ...(await countOf(db, products)),
      first: await firstOf(db, sql`g.id, g.name, g.article as detail`, products),
    },
    stores: {
      ...(await countOf(db, stores)),
      first: await firstOf(db, sql`s.id, s.name, o.name as detail`, stores),
    },
    partners: await countOf(db, sql`from (select distinct s.partner_id ${stores}) x`),
    members: await countOf(db, membersOf(version, conditions, today)),
  };
}
