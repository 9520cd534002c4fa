import { unknownVariables } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { difference, present } from '../../../core/values.ts';
import { fullNameSql } from '../../../core/full-name.ts';
import { requireCategory } from './categories.ts';
import { line } from '../domain/line.ts';

type Template = Output<'support.createTemplate'>;
type Form = Omit<Body<'support.updateTemplate'>, 'version'>;

/** The menu of the answer carries so many. */
const mostActive = 200;

/** Ready answers in the order of the menu. */
export const activeTemplates = (db: Db) =>
  db
    .selectFrom('supportTemplates')
    .select(['id', 'categoryCode as category', 'title', 'text'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(mostActive)
    .execute();

export async function readTemplates(db: Db, id?: string): Promise<Template[]> {
  const { rows } = await sql<Omit<Template, 'updatedAt'> & { updatedAt: Date }>`
    select t.id, t.category_code as category, t.title, t.text, t.is_active, t.version, t.updated_at,
      case when u.id is not null then ${fullNameSql('u')} end as updated_by
    from support_templates t left join users u on u.id = t.updated_by
    ${id === undefined ? sql`` : sql`where t.id = ${id}::uuid`}
    order by t.is_active desc, t.position, t.id limit 500`.execute(db);
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: wireDateTime(updatedAt) }));
}

async function readTemplate(db: Db, id: string): Promise<Template> {
  const [template] = await readTemplates(db, id);
  if (!template) throw notFound();
  return template;
}

const explain = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'support_templates_title' ? fieldProblem('NAME_TAKEN', 'title', { name }) : error;

async function columns(db: Db, form: Form) {
  const names = unknownVariables(form.text ?? '');
  if (names.length > 0) throw fieldProblem('SUPPORT_VARIABLE', 'text', { names: names.join(', ') });
  return present({
    title: form.title === undefined ? undefined : line(form.title),
    text: form.text?.trim(),
    categoryCode: form.category ? await requireCategory(db, form.category) : form.category,
    isActive: form.isActive,
  });
}

async function checkRoom(db: Db): Promise<void> {
  const { rows } = await sql<{ active: number; total: number }>`
    select count(*) filter (where is_active)::int as active, count(*)::int as total from support_templates`.execute(db);
  const { active, total } = rows[0] ?? { active: 0, total: 0 };
  if (active >= mostActive || total >= 500) throw invalid({ title: 'TEMPLATES_MANY' });
}

export async function createTemplate(ctx: Ctx<'support.createTemplate'>): Promise<Template> {
  if (ctx.scope.kind !== 'all') throw notFound();
  const { title, text } = ctx.body;
  await checkRoom(ctx.db);
  const id = newId();
  const own = await columns(ctx.db, ctx.body);
  try {
    await ctx.db
      .insertInto('supportTemplates')
      .values({
        ...own,
        id,
        title: line(title),
        text: text.trim(),
        position: sql<number>`(select coalesce(max(position), 0) + 1 from support_templates)`,
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.id,
      })
      .execute();
  } catch (error) {
    throw explain(error, title);
  }
  ctx.audit({ entityId: id, entityLabel: title, action: 'create', after: { title } });
  return readTemplate(ctx.db, id);
}

export async function updateTemplate(ctx: Ctx<'support.updateTemplate'>): Promise<Template> {
  if (ctx.scope.kind !== 'all') throw notFound();
  const { version, ...form } = ctx.body;
  await sql`select 1 from support_templates where id = ${ctx.params.id}::uuid for update`.execute(ctx.db);
  const before = await readTemplate(ctx.db, ctx.params.id);
  if (before.version !== version) throw problem('VERSION_CONFLICT', {}, { current: before });
  // A template may stay in an archived category while it is not moved.
  const moved = form.category !== undefined && form.category !== before.category;
  if (form.isActive && !before.isActive) await checkRoom(ctx.db);
  const set = await columns(ctx.db, { ...form, category: moved ? form.category : undefined });
  try {
    await ctx.db
      .updateTable('supportTemplates')
      .set({ ...set, updatedAt: ctx.now(), updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('id', '=', before.id)
      .execute();
  } catch (error) {
    throw explain(error, form.title ?? '');
  }
  ctx.audit({ entityId: before.id, entityLabel: before.title, action: 'update', ...difference(before, form) });
  return readTemplate(ctx.db, before.id);
}

export async function orderTemplates(ctx: Ctx<'support.orderTemplates'>): Promise<{ ok: true }> {
  if (ctx.scope.kind !== 'all') throw notFound();
  const { ids } = ctx.body;
  await sql`update support_templates t set position = x.position
    from unnest(${ids}::uuid[]) with ordinality as x (id, position) where t.id = x.id`.execute(ctx.db);
  ctx.audit({ entityLabel: 'Порядок шаблонов', action: 'update', after: { count: ids.length } });
  return { ok: true };
}
