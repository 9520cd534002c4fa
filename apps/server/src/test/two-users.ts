import { createNotify } from '../core/notices/notify.ts';
import type { RouteKey } from '@pribavka/api';
import type { Pool } from 'pg';

import { createFiles } from '../core/files/files.ts';
import { newId } from '../ids.ts';
import { createPromotion, type NewPromotion } from '../modules/promotions/commands/create.ts';
import { openRequest } from '../modules/support/commands/create.ts';
import type { TestApp } from './app.ts';
import { type Person, signIn } from './people.ts';

export const scopedRoles = ['member', 'partner', 'manufacturer'] as const;
export type ScopedRole = (typeof scopedRoles)[number];

/** What belongs to the first account of a kind and to nobody of the second. */
export interface Things {
  /** The thing a route with `{id}` is about. */
  idFor: (key: RouteKey) => string | undefined;
  /** Every id that must not stand in a list of the second. */
  own: readonly string[];
  /** A print of everything a company may change. */
  snapshot: () => Promise<string>;
}

const pairQueries: Record<ScopedRole, string> = {
  member: `select distinct on (u.partner_id) u.id from users u
    where u.role_code = 'member' and u.status = 'confirmed' and u.partner_id is not null
    order by u.partner_id,
      (select count(*) from withdrawals w where w.member_id = u.id) > 0 desc,
      (select count(*) from sales s where s.member_id = u.id and s.status <> 'draft') desc`,
  partner: `select p.id from partners p where p.status = 'active'
    order by (select count(*) from sales s where s.partner_id = p.id) desc`,
  manufacturer: `select m.id from manufacturers m
    order by (select count(*) from sale_items i join products p on p.id = i.product_id where p.manufacturer_id = m.id) desc`,
};

/** Ids of two members of different partners, of two partners, of two manufacturers; the first has history. */
export async function companyOf(pool: Pool, role: ScopedRole): Promise<[string, string]> {
  const { rows } = await pool.query<{ id: string }>(pairQueries[role]);
  const withHistory =
    role === 'member'
      ? (
          await pool.query<{ id: string }>(
            `select u.id from users u where u.id = any($1) order by
              (select count(*) from withdrawals w where w.member_id = u.id) desc limit 1`,
            [rows.map((row) => row.id)],
          )
        ).rows[0]
      : rows[0];
  const second = rows.find((row) => row.id !== withHistory?.id);
  if (!withHistory || !second) throw new Error(`The demo has no two of ${role}`);
  return [withHistory.id, second.id];
}

const onlyTheirs = `select i.sale_id from sale_items i join products p on p.id = i.product_id
  group by 1 having bool_and(p.manufacturer_id = $1)`;

const tables = [
  'partners',
  'stores',
  'manufacturers',
  'brands',
  'products',
  'promotions',
  'sales',
  'store_groups',
  'users',
  'categories',
  'support_requests',
  'store_requests',
];

/** A promotion only the first company of its kind may know of. */
const promotionOf = (server: TestApp, whose: Pick<NewPromotion, 'conditions' | 'manufacturerId'>): Promise<string> =>
  createPromotion(server.services.db, {
    name: 'Только для своих',
    shortText: '',
    description: '',
    status: whose.manufacturerId ? 'draft' : 'active',
    mechanic: 'fixed_per_unit',
    params: { points: 10 },
    startsAt: new Date(server.clock.at.getTime() - 86_400_000),
    endsAt: new Date(server.clock.at.getTime() + 86_400_000),
    ...whose,
  });

export async function findThings(server: TestApp, role: ScopedRole, owner: string, a: Person): Promise<Things> {
  const { pool } = server.database;
  const ids = async (query: string): Promise<string[]> =>
    (await pool.query<{ id: string }>(query, [owner])).rows.map((row) => row.id);
  const column = { member: 'member_id', partner: 'partner_id', manufacturer: '' }[role];
  const sales = await ids(
    role === 'manufacturer'
      ? `select id from sales where status <> 'draft' and id in (${onlyTheirs})`
      : `select id from sales where status <> 'draft' and ${column} = $1`,
  );
  const session = (await signIn(server.services, a.id)).sessionId;
  const { id: file } = await createFiles(server.services.db, server.services.store, server.services.now).save({
    name: 'contract.pdf',
    mime: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7\n1'),
    ownerId: a.id,
    purpose: 'document',
  });
  const { id: support } = await openRequest(
    { ...server.services, notify: createNotify(server.services.db, server.services.now) },
    {
      category: 'technical',
      subject: 'Только для своих',
      text: 'Вопрос',
      author: {
        id: a.id,
        partnerId: role === 'partner' ? owner : null,
        manufacturerId: role === 'manufacturer' ? owner : null,
        byCompany: role !== 'member',
      },
    },
  );
  const processes = newId();
  await pool.query(
    `insert into processes (id, kind, title, status, started_by, source_file_id, result_file_id, errors_file_id, queued_at)
     values ($1, 'products_export', 'Выгрузка товаров', 'failed', $2, $3, $3, $3, now())`,
    [processes, a.id, file],
  );
  const saleLists = newId();
  if (role === 'member') {
    await pool.query(
      "insert into sale_lists (id, member_id, file_name, updated_at) values ($1, $2, 'свои.csv', now())",
      [saleLists, a.id],
    );
  }
  const listViews = newId();
  await pool.query("insert into list_views (id, user_id, list, name, search) values ($1, $2, 'sales', 'Свои', '')", [
    listViews,
    a.id,
  ]);
  const base: Record<string, string | undefined> = {
    listViews,
    saleLists,
    processes,
    'sessions.end': session,
    'files.get': file,
    sales: sales[0],
    support,
  };
  const extra: Record<ScopedRole, () => Promise<[Record<string, string | undefined>, string[]]>> = {
    member: async () => {
      const withdrawals = await ids('select id from withdrawals where member_id = $1');
      const cards = await ids('select id from payout_cards where member_id = $1 and removed_at is null');
      const operations = await ids('select id from transfers where member_id = $1 limit 200');
      const storeRequests = newId();
      await pool.query(
        `insert into store_requests (id, member_id, store_id, created_at) select $1, id, store_id, now() from users
          where id = $2`,
        [storeRequests, owner],
      );
      return [
        { withdrawals: withdrawals[0], cards: cards[0], operations: operations[0], storeRequests },
        [...withdrawals, ...cards, ...operations, storeRequests],
      ];
    },
    partner: async () => {
      const stores = await ids('select id from stores where partner_id = $1');
      const members = await ids("select id from users where partner_id = $1 and role_code = 'member'");
      const promotions = await promotionOf(server, { conditions: { partnerIds: [owner] } });
      return [
        { stores: stores[0], members: members[0], partners: owner, promotions },
        [owner, promotions, ...stores, ...members],
      ];
    },
    manufacturer: async () => {
      const brands = await ids('select id from brands where manufacturer_id = $1');
      const products = await ids('select id from products where manufacturer_id = $1');
      const promotions = await promotionOf(server, { conditions: {}, manufacturerId: owner });
      return [
        { brands: brands[0], products: products[0], serials: products[0], manufacturers: owner, promotions },
        [owner, promotions, ...brands, ...products],
      ];
    },
  };
  const [byArea, more] = await extra[role]();
  const known = { ...base, ...byArea };
  return {
    idFor: (key) => known[key] ?? known[key.split('.')[0] ?? ''],
    own: [...sales, support, saleLists, ...more],
    async snapshot() {
      const prints = tables.map(
        (name) => `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as p from ${name} t`,
      );
      const { rows } = await pool.query<{ p: string }>(prints.join(' union all '));
      return rows.map((row) => row.p).join();
    },
  };
}
