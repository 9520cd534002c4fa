import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { inTransaction } from '../../../db/tx.ts';
import { accrue, adjust } from '../../ledger/index.ts';

/** What the hands of the property test may touch. */
export interface Things {
  members: string[];
  stores: { partnerId: string; storeId: string }[];
  products: string[];
  brands: { brandId: string; manufacturerId: string }[];
  groupId: string;
  sales: string[];
  payouts: string[];
  /** The day 0 of the steps, ms since 1970. */
  base: number;
}

export const dayMs = 86_400_000;
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const ops = {
  post: 5,
  sale: 6,
  move: 2,
  role: 1,
  status: 1,
  login: 2,
  decide: 4,
  item: 3,
  payout: 3,
  resolve: 3,
  group: 1,
  region: 1,
  brand: 1,
  fold: 4,
  compare: 4,
} as const;

type Op = keyof typeof ops;

/** day 13 and above: now. Days before lie behind whatever the sums hold already. */
export const step = fc.record({
  op: fc.oneof(...Object.entries(ops).map(([op, weight]) => ({ weight, arbitrary: fc.constant(op as Op) }))),
  who: fc.nat(5),
  day: fc.nat(22),
  n: fc.nat(400),
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

const saleStates = ['moderation', 'clarification', 'confirmed', 'rejected', 'cancelled', 'partially_returned'];

async function sell(db: Db, t: Things, { who, n }: Step, at: Date): Promise<void> {
  const [id, item] = [randomUUID(), randomUUID()];
  const store = pick(t.stores, n)!;
  const member = t.members[who]!;
  await inTransaction(db, async (tx) => {
    await sql`select ledger_lock(${member}::uuid)`.execute(tx);
    await sql`insert into sales (id, member_id, status, created_at, updated_at) values (${id}, ${member}, 'draft', ${at}, ${at})`.execute(
      tx,
    );
    await sql`update sales set status = ${pick(saleStates, n)!}, store_id = ${store.storeId}, partner_id = ${store.partnerId},
      sale_date = ${dayOf(at.getTime() - (n % 3) * dayMs)}, submitted_at = ${at} where id = ${id}`.execute(tx);
    await sql`insert into sale_items (id, sale_id, position, product_id, quantity, price_kopecks, points)
      select x.id, ${id}, x.position, x.product, x.quantity, 100, x.quantity * 10
      from (values (${item}::uuid, 1, ${pick(t.products, n)!}::uuid, ${1 + (n % 4)}::int),
        (${randomUUID()}, 2, ${pick(t.products, n + who)!}, 2)) as x(id, position, product, quantity)`.execute(tx);
    const line = { sale_item_id: item, kind: 'base' as const, points: 1 + n };
    await accrue(tx, member, [line], { sale_id: id, store_id: store.storeId, partner_id: store.partnerId }, at);
  });
  t.sales.push(id);
}

async function ask(db: Db, t: Things, { who, n }: Step, at: Date): Promise<void> {
  const id = randomUUID();
  await sql`insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode,
      tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_mask, requested_at)
    values (${id}, ${t.members[who]!}, ${id}, '', ${1 + n}, 100, ${100 + n}, 'none', 0, ${n}, 100, 1, '0', ${at})`.execute(
    db,
  );
  t.payouts.push(id);
}

async function resolve(db: Db, id: string, { n, day }: Step): Promise<void> {
  const after = sql`requested_at + make_interval(days => ${day % 5}, mins => ${n})`;
  if (n % 3 === 0) {
    await sql`update withdrawals set status = 'paid', paid_at = ${after} where id = ${id}`.execute(db);
  } else {
    await sql`update withdrawals set status = ${n % 3 === 1 ? 'failed' : 'new'}, paid_at = null,
      failure_text = ${n % 3 === 1 ? `Отказ ${n % 2}` : null} where id = ${id}`.execute(db);
  }
}

/** Does one thing as the product would: young things leave no mark, old and changed ones do. */
export async function act(db: Db, t: Things, one: Step): Promise<void> {
  const { who, day, n } = one;
  const member = t.members[who]!;
  const at = new Date(day >= 13 ? Date.now() : t.base + day * dayMs);
  const sale = pick(t.sales, n * 7 + day);
  switch (one.op) {
    case 'post':
      await adjust(db, member, n - 150 || 1, dayOf(t.base + 90 * dayMs), { tuning_id: randomUUID() }, at);
      return;
    case 'sale':
      return sell(db, t, one, at);
    case 'move': {
      // Mostly with the shop, as people do; sometimes only by name.
      const { storeId, partnerId } = pick(t.stores, n)!;
      const partner = n % 5 === 0 ? pick(t.stores, n + 1)!.partnerId : partnerId;
      await sql`update users set partner_id = ${partner}, store_id = ${n % 11 === 0 ? null : storeId} where id = ${member}`.execute(
        db,
      );
      return;
    }
    case 'role':
      await sql`update users set role_code = ${n % 3 === 0 ? 'partner' : 'member'} where id = ${member}`.execute(db);
      return;
    case 'status':
      await sql`update users set status = ${n % 2 === 0 ? 'confirmed' : 'moderation'} where id = ${member}`.execute(db);
      return;
    case 'login':
      await sql`update users set last_login_at = ${at} where id = ${member}`.execute(db);
      return;
    case 'decide':
      if (sale) await sql`update sales set status = ${pick(saleStates, n)!} where id = ${sale}`.execute(db);
      return;
    case 'item':
      if (!sale) return;
      await (
        n % 3 === 0
          ? sql`update sale_items set status = 'rejected' where sale_id = ${sale} and position = 1`
          : n % 3 === 1
            ? sql`update sale_items set returned_quantity = 1, status = 'partially_returned' where sale_id = ${sale} and position = 2`
            : sql`update sale_items set removed_at = ${at} where sale_id = ${sale} and position = 2`
      ).execute(db);
      return;
    case 'payout':
      return ask(db, t, one, at);
    case 'resolve': {
      const id = pick(t.payouts, n * 5 + day);
      if (id) await resolve(db, id, one);
      return;
    }
    case 'group': {
      const { storeId } = pick(t.stores, n)!;
      await (
        n % 2 === 0
          ? sql`insert into store_group_stores values (${t.groupId}, ${storeId}) on conflict do nothing`
          : sql`delete from store_group_stores where group_id = ${t.groupId} and store_id = ${storeId}`
      ).execute(db);
      return;
    }
    case 'region':
      await sql`update stores set region = ${`Область ${n % 3}`} where id = ${pick(t.stores, who)!.storeId}`.execute(
        db,
      );
      return;
    case 'brand': {
      const { brandId, manufacturerId } = pick(t.brands, n)!;
      await sql`update products set brand_id = ${n % 7 === 0 ? null : brandId}, manufacturer_id = ${manufacturerId}
        where id = ${pick(t.products, who)!}`.execute(db);
      return;
    }
    case 'fold':
    case 'compare':
      throw new Error(`${one.op} is not done by a hand`);
  }
}
