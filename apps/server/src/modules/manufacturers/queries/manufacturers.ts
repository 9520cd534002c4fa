import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readLogin } from '../../company-logins/index.ts';
import { countLivePromotions, manufacturerStatistics } from '../queries/statistics.ts';
import { manufacturerRows, manufacturersInScope } from '../repository.ts';
import { distinctManufacturer } from '../../nomenclature/index.ts';

/** The card of a manufacturer in the reader's scope; 404 for anybody else's. */
export async function manufacturerCard(db: Db, id: string, { scope, now }: { scope: Scope; now: Date }) {
  const { rows } =
    await sql`select 1 from manufacturers f where f.id = ${id}::uuid and ${manufacturersInScope(scope)}`.execute(db);
  const [row] = rows.length > 0 ? await manufacturerRows(db, [id]) : [];
  if (!row) throw notFound();
  const brands = await db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where('manufacturerId', '=', id)
    .orderBy('name')
    .limit(500)
    .execute();
  return {
    ...row,
    brands,
    livePromotionsCount: await countLivePromotions(db, id, scope),
    ...(await lastChange(db, id)),
    login: await readLogin(db, { role: 'manufacturer', companyId: id }, now),
  };
}

async function lastChange(db: Db, id: string): Promise<{ updatedAt: string; updatedBy: string | null }> {
  const { rows } = await sql<{ updatedAt: Date; updatedBy: string | null }>`
    select f.updated_at, (select concat_ws(' ', u.last_name, u.first_name) from users u where u.id = f.updated_by)
      as updated_by from manufacturers f where f.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return { updatedAt: wireDateTime(row.updatedAt), updatedBy: row.updatedBy };
}

export async function shortListManufacturers(
  ctx: Ctx<'manufacturers.shortList'>,
): Promise<Output<'manufacturers.shortList'>> {
  const { rows } = await sql<{ id: string; name: string }>`
      select f.id, ${distinctManufacturer} as name from manufacturers f where f.status <> 'archived' and ${manufacturersInScope(ctx.scope)}
      order by f.name, f.id limit 1000`.execute(ctx.db);
  return rows;
}

export async function readManufacturerStatistics(
  ctx: Ctx<'manufacturers.statistics'>,
): Promise<Output<'manufacturers.statistics'>> {
  await manufacturerCard(ctx.db, ctx.params.id, { scope: ctx.scope, now: ctx.now() });
  return manufacturerStatistics(ctx.db, ctx.params.id, ctx.query, { scope: ctx.scope, now: ctx.now() });
}
