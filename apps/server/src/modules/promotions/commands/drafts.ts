import type { Output } from '../../../http/contract.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Ctx } from '../../../http/context.ts';
import { invalid, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { newId } from '../../../ids.ts';
import { ruleToGive } from '../domain/answered-rule.ts';
import { readAdminCard } from '../queries/admin-card.ts';
import { countGiven } from '../queries/list.ts';
import { setBudget } from '../repository/budget.ts';
import { refuseEmpty } from '../queries/drafts/empty.ts';
import { createPromotion } from './create.ts';
import { widens } from '../domain/change.ts';
import { checkForm, datesOf, type PromotionForm, type Rule, ruleOfForm } from '../domain/form.ts';
import { admitChange, authorsOf } from '../policy.ts';
import { mayEdit } from '../domain/stages.ts';
import { lock, type Locked } from '../repository/lock.ts';

const readerOf = ({ actor, now }: Pick<Ctx<'promotions.create'>, 'actor' | 'now'>) => ({ id: actor.id, at: now() });

function ownerOf(scope: Scope, form: PromotionForm): string | undefined {
  if (scope.kind === 'manufacturer') return scope.manufacturerId;
  if (scope.kind !== 'all') throw problem('FORBIDDEN');
  return form.manufacturerId;
}

const newPromotion = (form: PromotionForm, rule: Rule, by: string, manufacturerId: string | undefined) => {
  const { startsAt, endsAt, submitUntil } = datesOf(form);
  return {
    ...rule.mechanic,
    name: form.name.trim(),
    shortText: form.shortText?.trim() ?? '',
    description: form.description ?? '',
    status: 'draft' as const,
    startsAt,
    endsAt,
    submitUntil: submitUntil ?? undefined,
    conditions: rule.conditions,
    limits: rule.limits,
    stackMode: rule.stackMode,
    priority: form.priority,
    visibility: form.visibility,
    budgetPoints: form.budgetPoints,
    manufacturerId,
    imageFileId: form.imageFileId ?? undefined,
    rulesFileId: form.rulesFileId ?? undefined,
    createdBy: by,
  };
};

/** The rule as it is now, or a new version of it: a version is never changed. Answers whether there is a new one. */
async function saveRule(db: Db, id: string, rule: Rule, by: string): Promise<boolean> {
  const given = sql`${rule.mechanic.mechanic}::text, ${JSON.stringify(rule.mechanic.params)}::jsonb,
    ${JSON.stringify(rule.conditions)}::jsonb, ${JSON.stringify(rule.limits)}::jsonb, ${rule.stackMode}::text`;
  const { rows } = await sql<{ id: string }>`
    insert into promotion_versions (id, promotion_id, number, mechanic, params, conditions, limits, stack_mode, created_by)
    select ${newId()}, ${id}, v.number + 1, ${given}, ${by}
    from promotions p join promotion_versions v on v.id = p.current_version_id
    where p.id = ${id} and (v.mechanic, v.params, v.conditions, v.limits, v.stack_mode) is distinct from (${given})
    returning id`.execute(db);
  if (rows[0]) await sql`update promotions set current_version_id = ${rows[0].id} where id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function update(ctx: Ctx<'promotions.update'>) {
  const { body, db, scope } = ctx;
  const before = await lock(db, ctx.params.id, scope, { version: body.version, by: readerOf(ctx) });
  if (!mayEdit(before.status, scope)) throw problem('PROMO_STATUS');
  await checkForm(db, body);
  await refuseEmpty(db, body, before.manufacturerId ?? undefined);
  if (scope.kind === 'all' && body.manufacturerId !== undefined && body.manufacturerId !== before.manufacturerId) {
    throw invalid({ manufacturerId: 'PROMO_OWNER_FIXED' });
  }
  const budget = body.budgetPoints ?? null;
  await setBudget(db, before, budget);
  const isNewRule = await saveRule(db, before.id, ruleOfForm(body), ctx.actor.id);
  const dates = datesOf(body);
  const { startsAt, endsAt, submitUntil } = dates;
  if (isNewRule || widens(before, { ...dates, budgetPoints: budget })) await takeOver(ctx, before, budget);
  await sql`update promotions set name = ${body.name.trim()}, short_text = coalesce(${body.shortText ?? null}, short_text),
    description = coalesce(${body.description ?? null}, description),
    image_file_id = case when ${body.imageFileId === undefined} then image_file_id else ${body.imageFileId ?? null}::uuid end,
    rules_file_id = case when ${body.rulesFileId === undefined} then rules_file_id else ${body.rulesFileId ?? null}::uuid end,
    visibility = coalesce(${body.visibility ?? null}, visibility), priority = coalesce(${body.priority ?? null}::int, priority),
    starts_at = ${startsAt}, ends_at = ${endsAt}, submit_until = ${submitUntil}, budget_points = ${body.budgetPoints ?? null},
    updated_at = ${ctx.now()}, updated_by = ${ctx.actor.id}, version = version + 1 where id = ${before.id}`.execute(db);
  const card = await readAdminCard(db, before.id, scope, readerOf(ctx));
  ctx.audit({
    entityId: before.id,
    entityLabel: card.number,
    action: 'update',
    after: { ruleVersion: card.ruleVersion },
  });
  return card;
}

/**
 * Who changes what a promotion gives is its author from now on, and nobody has agreed to it yet. Those who made it before
 * stay authors of what nobody else has agreed to.
 */
async function takeOver(ctx: Ctx<'promotions.update'>, before: Locked, budget: number | null): Promise<void> {
  const author = ctx.actor.id;
  const runsOn = await admitChange(ctx.db, before, budget, { id: author, at: ctx.now() });
  const coAuthors = before.approvedBy === null ? authorsOf(before).filter((id) => id !== author) : [];
  await sql`update promotions set authored_by = ${author}, co_authors = ${[...new Set(coAuthors)]}::uuid[],
    approved_by = ${runsOn ? author : null} where id = ${before.id}`.execute(ctx.db);
}

/** A copy starts as a draft with the rule of today and without what the original has given. */
export async function copy(ctx: Ctx<'promotions.copy'>) {
  await lock(ctx.db, ctx.params.id, ctx.scope);
  const of = await readAdminCard(ctx.db, ctx.params.id, ctx.scope, readerOf(ctx));
  const form = {
    ...of,
    ...ruleToGive(of),
    name: `${of.name.slice(0, 190)} (копия)`,
    imageFileId: of.imageFileId ?? undefined,
    rulesFileId: of.rulesFile?.id,
    manufacturerId: of.manufacturer?.id,
    submitUntil: of.submitUntil ?? undefined,
    budgetPoints: of.budget ?? undefined,
  };
  const made = newPromotion(form, ruleOfForm(form), ctx.actor.id, form.manufacturerId);
  const id = await createPromotion(ctx.db, made);
  ctx.audit({ entityId: id, entityLabel: form.name, action: 'create', after: { copyOf: of.number } });
  return readAdminCard(ctx.db, id, ctx.scope, readerOf(ctx));
}

export async function createDraft(ctx: Ctx<'promotions.create'>): Promise<Output<'promotions.create'>> {
  const manufacturerId = ownerOf(ctx.scope, ctx.body);
  await checkForm(ctx.db, ctx.body);
  if (manufacturerId !== undefined) {
    const { rows } = await sql`select 1 from manufacturers where id = ${manufacturerId}`.execute(ctx.db);
    if (rows.length === 0) throw invalid({ manufacturerId: 'MANUFACTURER_NOT_FOUND' });
  }
  await refuseEmpty(ctx.db, ctx.body, manufacturerId);
  const made = newPromotion(ctx.body, ruleOfForm(ctx.body), ctx.actor.id, manufacturerId);
  const id = await createPromotion(ctx.db, made);
  ctx.audit({ entityId: id, entityLabel: ctx.body.name, action: 'create', after: { mechanic: ctx.body.mechanic } });
  return readAdminCard(ctx.db, id, ctx.scope, readerOf(ctx));
}

export async function deletePromotion(ctx: Ctx<'promotions.delete'>): Promise<Output<'promotions.delete'>> {
  const before = await lock(ctx.db, ctx.params.id, ctx.scope);
  if (before.status !== 'draft') {
    const sales = (await countGiven(ctx.db, [before.id], ctx.scope)).get(before.id)?.sales ?? 0;
    throw sales > 0 ? problem('PROMO_IN_USE', { n: sales }) : problem('PROMO_STATUS');
  }
  // Versions are append-only evidence; a draft that was never shown is put away rather than torn out.
  await sql`update promotions set status = 'archived', updated_at = ${ctx.now()}, updated_by = ${ctx.actor.id},
      version = version + 1 where id = ${before.id}`.execute(ctx.db);
  ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'delete' });
  return { ok: true as const };
}

export async function uploadPromotionImage(
  ctx: Ctx<'promotions.uploadImage'>,
): Promise<Output<'promotions.uploadImage'>> {
  const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'promotion', isPublic: true });
  return { ...file, url: fileUrl(file.id, true) };
}

export async function orderPromotions(ctx: Ctx<'promotions.order'>): Promise<Output<'promotions.order'>> {
  if (ctx.scope.kind !== 'all') throw problem('FORBIDDEN');
  const ids = ctx.body.items.map((item) => item.id);
  await sql`update promotions p set priority = x.priority, updated_at = ${ctx.now()}, updated_by = ${ctx.actor.id},
      version = version + 1 from unnest(${ids}::uuid[], ${ctx.body.items.map((item) => item.priority)}::int[])
      as x(id, priority) where p.id = x.id and p.priority <> x.priority`.execute(ctx.db);
  ctx.audit({ entityLabel: 'Порядок акций', action: 'update', after: { count: ids.length } });
  return { ok: true as const };
}
