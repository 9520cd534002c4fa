import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { difference } from '../../../core/values.ts';
import { fieldMessage, invalid, notFound, problem } from '../../../http/problem.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';
import { type EditedSocial, mostSocials, readEditedSocials } from '../repository.ts';

type Input = Body<'socials.add'>;

const one = async (db: Db, id: string): Promise<EditedSocial> => {
  const row = (await readEditedSocials(db)).find((social) => social.id === id);
  if (!row) throw notFound();
  return row;
};

// An icon is one of ours or a published picture: anything else would be a way to show a private file.
async function checkIcon(db: Db, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('isPublic', '=', true)
    .where('purpose', '=', 'social')
    .executeTakeFirst();
  if (!file) throw invalid({ iconFileId: 'FILE_NOT_FOUND' });
}

const columns = (input: Input) => ({
  name: input.name.trim(),
  url: input.url,
  ...(input.icon === undefined ? {} : { icon: input.icon || null }),
  ...(input.iconFileId === undefined ? {} : { iconFileId: input.iconFileId }),
  ...(input.order === undefined ? {} : { position: input.order }),
  ...(input.isActive === undefined ? {} : { isActive: input.isActive }),
});

/** A link for the journal: what a person gave it. */
const auditFieldsOf = ({ name, url, icon, iconFileId, isActive }: EditedSocial) => ({
  name,
  url,
  icon,
  iconFileId,
  isActive,
});

// Two who add at once get places one after the other, and never more links than a page shows.
const lockSocials = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('socials'))`.execute(db);

export async function addSocial(ctx: Ctx<'socials.add'>): Promise<Output<'socials.add'>> {
  await lockSocials(ctx.db);
  const present = await readEditedSocials(ctx.db);
  if (present.length >= mostSocials) throw invalid({ name: fieldMessage('SOCIALS_MANY', { n: mostSocials }) });
  const last = present.at(-1);
  await checkIcon(ctx.db, ctx.body.iconFileId);
  const id = newId();
  const now = ctx.now();
  await ctx.db
    .insertInto('socials')
    .values({
      id,
      position: last ? last.order + 1 : 0,
      ...columns(ctx.body),
      createdAt: now,
      createdBy: ctx.actor.id,
      updatedAt: now,
    })
    .execute();
  const made = await one(ctx.db, id);
  ctx.audit({ entityId: id, entityLabel: made.name, action: 'create', after: auditFieldsOf(made) });
  return made;
}

export async function updateSocial(ctx: Ctx<'socials.update'>): Promise<Output<'socials.update'>> {
  await lockSocials(ctx.db);
  const before = await one(ctx.db, ctx.body.id);
  const { version = before.version } = ctx.body;
  if (version !== before.version) throw problem('VERSION_CONFLICT', {}, { current: before });
  await checkIcon(ctx.db, ctx.body.iconFileId);
  await ctx.db
    .updateTable('socials')
    .set((eb) => ({
      ...columns(ctx.body),
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.id,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', before.id)
    .execute();
  const after = await one(ctx.db, before.id);
  ctx.audit({
    entityId: before.id,
    entityLabel: after.name,
    action: 'update',
    ...difference(auditFieldsOf(before), auditFieldsOf(after)),
  });
  return after;
}

export async function orderSocials(ctx: Ctx<'socials.order'>): Promise<Output<'socials.order'>> {
  const { ids } = ctx.body;
  await lockSocials(ctx.db);
  const named = new Set(ids);
  const rest = (await readEditedSocials(ctx.db)).flatMap(({ id }) => (named.has(id) ? [] : [id]));
  await sql`update socials s set position = x.position - 1
      from unnest(${[...named, ...rest]}::uuid[]) with ordinality as x (id, position) where s.id = x.id`.execute(
    ctx.db,
  );
  const ordered = await readEditedSocials(ctx.db);
  ctx.audit({ entityLabel: 'Порядок ссылок', action: 'update', after: { names: ordered.map(({ name }) => name) } });
  return ordered;
}

export async function deleteSocial(ctx: Ctx<'socials.delete'>): Promise<Output<'socials.delete'>> {
  const before = await one(ctx.db, ctx.params.id);
  await ctx.db.deleteFrom('socials').where('id', '=', before.id).execute();
  ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'delete', before: auditFieldsOf(before) });
  return { ok: true as const };
}

export async function uploadSocialIcon(ctx: Ctx<'socials.uploadIcon'>): Promise<Output<'socials.uploadIcon'>> {
  const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'social', isPublic: true });
  return { ...file, url: fileUrl(file.id, true) };
}
