import type { Body } from '../../http/contract.ts';
import { fileUrl } from '../../files/files.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { invalid, notFound, problem } from '../../http/problem.ts';
import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { readSocials, type SocialRow } from './socials.ts';

type Input = Body<'socials.add'>;

const one = async (db: Db, id: string): Promise<SocialRow> => {
  const row = (await readSocials(db, false)).find((social) => social.id === id);
  if (!row) throw notFound();
  return row;
};

// An icon is one of ours or a published picture: anything else would be a way to show a private file.
async function checkIcon(db: Db, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('isPublic', '=', true)
    .where('purpose', '=', 'social')
    .executeTakeFirst();
  if (!file) throw invalid({ iconFileId: ['Файл не найден'] });
}

const columns = (input: Input) => ({
  name: input.name.trim(),
  url: input.url,
  ...(input.icon === undefined ? {} : { icon: input.icon || null }),
  ...(input.iconFileId === undefined ? {} : { iconFileId: input.iconFileId }),
  ...(input.order === undefined ? {} : { position: input.order }),
  ...(input.isActive === undefined ? {} : { isActive: input.isActive }),
});

/** Links to social networks, kept by administrators. */
export const manageSocialsHandlers = defineHandlers({
  'socials.list': (ctx) => readSocials(ctx.db, false),
  'socials.add': async (ctx) => {
    await checkIcon(ctx.db, ctx.body.iconFileId);
    const id = newId();
    const now = ctx.now();
    await ctx.db
      .insertInto('socials')
      .values({ id, ...columns(ctx.body), createdAt: now, createdBy: ctx.actor.id, updatedAt: now })
      .execute();
    const made = await one(ctx.db, id);
    ctx.audit({ entityId: id, entityLabel: made.name, action: 'create', after: { ...made } });
    return made;
  },
  'socials.update': async (ctx) => {
    const before = await one(ctx.db, ctx.body.id);
    await checkIcon(ctx.db, ctx.body.iconFileId);
    const done = await ctx.db
      .updateTable('socials')
      .set((eb) => ({
        ...columns(ctx.body),
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.id,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', before.id)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw problem('NOT_FOUND');
    const after = await one(ctx.db, before.id);
    ctx.audit({
      entityId: before.id,
      entityLabel: after.name,
      action: 'update',
      before: { ...before },
      after: { ...after },
    });
    return after;
  },
  'socials.delete': async (ctx) => {
    const before = await one(ctx.db, ctx.params.id);
    await ctx.db.deleteFrom('socials').where('id', '=', before.id).execute();
    ctx.audit({ entityId: before.id, entityLabel: before.name, action: 'delete', before: { ...before } });
    return { ok: true as const };
  },
  'socials.uploadIcon': async (ctx) => {
    const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'social', isPublic: true });
    return { ...file, url: fileUrl(file.id, true) };
  },
});
