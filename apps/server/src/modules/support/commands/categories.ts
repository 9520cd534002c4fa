import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldMessage, fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { difference, present } from '../../../core/values.ts';
import { fullNameSql } from '../../../core/full-name.ts';
import { line } from '../domain/line.ts';

type Category = Output<'support.createCategory'>;

/** The dictionary of the apps carries so many. */
const mostActive = 32;

/** An active category by its code; 400 at the field for any other. */
export async function requireCategory(db: Db, code: string): Promise<string> {
  const row = await db
    .selectFrom('supportCategories')
    .select('code')
    .where('code', '=', code)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!row) throw fieldProblem('SUPPORT_CATEGORY', 'category');
  return row.code;
}

export async function readCategories(db: Db, code?: string): Promise<Category[]> {
  const { rows } = await sql<Omit<Category, 'updatedAt'> & { updatedAt: Date }>`
    select c.code, c.name, c.is_active, c.version, c.updated_at,
      case when u.id is not null then ${fullNameSql('u')} end as updated_by,
      (select count(*)::int from support_requests r
        where r.category_code = c.code and r.status not in ('resolved', 'closed')) as open_count
    from support_categories c left join users u on u.id = c.updated_by
    ${code === undefined ? sql`` : sql`where c.code = ${code}`}
    order by c.is_active desc, c.position, c.code limit 200`.execute(db);
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: wireDateTime(updatedAt) }));
}

async function readCategory(db: Db, code: string): Promise<Category> {
  const [category] = await readCategories(db, code);
  if (!category) throw notFound();
  return category;
}

const explain = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'support_categories_name' ? fieldProblem('NAME_TAKEN', 'name', { name }) : error;

/** Active ones, held: two people cannot archive the last two at once. */
async function holdActive(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from support_categories where is_active order by code for update`.execute(db);
  return rows.map(({ code }) => code);
}

const tooMany = () => invalid({ name: fieldMessage('CATEGORIES_MANY', { n: mostActive }) });

export async function createCategory(ctx: Ctx<'support.createCategory'>): Promise<Category> {
  if (ctx.scope.kind !== 'all') throw notFound();
  const name = line(ctx.body.name);
  const active = await holdActive(ctx.db);
  if (active.length >= mostActive) throw tooMany();
  // Nobody types the code: it is only what requests refer to.
  const code = `c_${newId().replaceAll('-', '')}`;
  try {
    await ctx.db
      .insertInto('supportCategories')
      .values({
        code,
        name,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from support_categories)`,
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.id,
      })
      .execute();
  } catch (error) {
    throw explain(error, name);
  }
  ctx.audit({ entityLabel: name, action: 'create', after: { name } });
  return readCategory(ctx.db, code);
}

export async function updateCategory(ctx: Ctx<'support.updateCategory'>): Promise<Category> {
  if (ctx.scope.kind !== 'all') throw notFound();
  const { version, isActive, name } = ctx.body;
  const active = await holdActive(ctx.db);
  await sql`select 1 from support_categories where code = ${ctx.params.code} for update`.execute(ctx.db);
  const before = await readCategory(ctx.db, ctx.params.code);
  if (before.version !== version) throw problem('VERSION_CONFLICT', {}, { current: before });
  if (isActive === false && before.isActive && active.length === 1) throw problem('SUPPORT_LAST_CATEGORY');
  if (isActive === true && !before.isActive && active.length >= mostActive) throw tooMany();
  const set = present({ name: name === undefined ? undefined : line(name), isActive });
  try {
    await ctx.db
      .updateTable('supportCategories')
      .set({ ...set, updatedAt: ctx.now(), updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('code', '=', before.code)
      .execute();
  } catch (error) {
    throw explain(error, name ?? '');
  }
  ctx.audit({ entityLabel: before.name, action: 'update', ...difference(before, set) });
  return readCategory(ctx.db, before.code);
}

export async function orderCategories(ctx: Ctx<'support.orderCategories'>): Promise<{ ok: true }> {
  if (ctx.scope.kind !== 'all') throw notFound();
  const { codes } = ctx.body;
  await sql`update support_categories c set position = x.position
    from unnest(${codes}::text[]) with ordinality as x (code, position) where c.code = x.code`.execute(ctx.db);
  ctx.audit({ entityLabel: 'Порядок категорий', action: 'update', after: { count: codes.length } });
  return { ok: true };
}
