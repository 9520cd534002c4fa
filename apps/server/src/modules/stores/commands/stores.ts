import type { Output } from '../../../http/contract.ts';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { difference, present } from '../../../core/values.ts';
import { type StoreRow, storeRows, storesInScope } from '../repository/rows.ts';
import { auditFieldsOf, changeStore, insertStore, storeColumns } from './write.ts';

async function one(ctx: Pick<Ctx, 'db'>, id: string): Promise<StoreRow> {
  const [row] = await storeRows(ctx.db, [id]);
  if (!row) throw notFound();
  return row;
}

type Stored = { id: string; name: string; region: string; version: number; status: 'active' | 'closed' } & Record<
  string,
  unknown
>;

async function lock(ctx: Pick<Ctx<'stores.update'>, 'db' | 'params' | 'scope'>): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select s.id, s.name, s.code, s.address, s.city, s.region, s.kpp, s.timezone, s.external_id, s.status, s.closed_at,
      s.version
    from stores s where s.id = ${ctx.params.id}::uuid and ${storesInScope(ctx.scope)} for update of s`.execute(ctx.db);
  const [store] = rows;
  if (!store) throw notFound();
  return store;
}

// A shop is closed from a day on, today unless said; an open one has no such day.
function closing(ctx: Ctx<'stores.update'>): { status?: 'active' | 'closed'; closedAt?: string | null } {
  const { status, closedAt } = ctx.body;
  if (status === undefined) return {};
  if (status === 'active') return { status, closedAt: null };
  const today = programmeDay(ctx.now());
  if (closedAt !== undefined && closedAt > today) throw invalid({ closedAt: 'DATE_FUTURE' });
  return { status, closedAt: closedAt ?? today };
}

export async function createStore(ctx: Ctx<'stores.create'>): Promise<Output<'stores.create'>> {
  const { partnerId, ...form } = ctx.body;
  const foreign = ctx.scope.kind === 'partner' && ctx.scope.partnerId !== partnerId;
  const partner = await ctx.db
    .selectFrom('partners')
    .select(['id', 'name'])
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!partner || foreign || ctx.scope.kind === 'manufacturer') throw fieldProblem('PARTNER_NOT_FOUND', 'partnerId');
  const id = await insertStore(ctx.db, partnerId, form, { actorId: ctx.actor.id, at: ctx.now() });
  ctx.audit({
    entityId: id,
    entityLabel: form.name,
    action: 'create',
    after: auditFieldsOf({ ...form, partner: partner.name }),
  });
  return one(ctx, id);
}

export async function updateStore(ctx: Ctx<'stores.update'>): Promise<Output<'stores.update'>> {
  const store = await lock(ctx);
  if (store.version !== ctx.body.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await one(ctx, store.id) });
  }
  const set = { ...storeColumns(ctx.body, { region: store.region }), ...present(closing(ctx)) };
  await changeStore(ctx.db, store.id, ctx.body, set, { actorId: ctx.actor.id, at: ctx.now() });
  const changes = difference(store, set);
  ctx.audit({
    entityId: store.id,
    entityLabel: store.name,
    action: 'status' in changes.after ? 'status' : 'update',
    before: auditFieldsOf(changes.before),
    after: auditFieldsOf(changes.after),
  });
  return one(ctx, store.id);
}

/** Only a shop without a past: one with sales or people is closed instead. */
export async function deleteStore(ctx: Ctx<'stores.delete'>): Promise<Output<'stores.delete'>> {
  const store = await lock(ctx);
  const { rows } = await sql<{ n: number }>`
      select ((select count(*) from sales where store_id = ${store.id}::uuid)
        + (select count(*) from store_memberships where store_id = ${store.id}::uuid)
        + (select count(*) from users where store_id = ${store.id}::uuid)
        + (select count(*) from store_group_stores where store_id = ${store.id}::uuid))::int as n`.execute(ctx.db);
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw problem('STORE_IN_USE', { n });
  await ctx.db.deleteFrom('stores').where('id', '=', store.id).execute();
  ctx.audit({
    entityId: store.id,
    entityLabel: store.name,
    action: 'delete',
    before: { name: store.name, storeCode: store['code'] },
  });
  return { ok: true as const };
}
