import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { squarePicture } from '../../../core/files/pictures.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { problem } from '../../../http/problem.ts';
import { readPassportMasked, recheckPassport } from '../../passports/index.ts';
import { changeAccount, noteOnAccount } from '../../accounts/index.ts';

const avatarSide = 512;

/** Names feed the payout papers: verified passport data goes back to the check. */
export async function updateFullName(ctx: Ctx<'users.updateFullName'>): Promise<Output<'users.updateFullName'>> {
  const { id } = ctx.actor;
  const next = {
    lastName: ctx.body.lastName.trim(),
    firstName: ctx.body.firstName.trim(),
    middleName: ctx.body.middleName?.trim() ?? '',
  };
  const before = await ctx.db
    .selectFrom('users')
    .select(['lastName', 'firstName', 'middleName'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isSame = Object.entries(next).every(([name, value]) => before[name as keyof typeof next] === value);
  if (!isSame) {
    await changeAccount(ctx.db, id, next, { at: ctx.now(), by: id });
    await recheckPassport(ctx.db, id, ctx.now());
    ctx.audit({ action: 'update', entityId: id, before, after: next });
  }
  return { ...next, middleName: next.middleName || null, passport: await readPassportMasked(ctx.db, id) };
}

export async function uploadAvatar(ctx: Ctx<'users.uploadAvatar'>): Promise<Output<'users.uploadAvatar'>> {
  const { id } = ctx.actor;
  if (ctx.upload.mime === 'image/heic') throw problem('FILE_TYPE', { types: 'JPG, PNG, WEBP' });
  const bytes = await squarePicture(ctx.upload.bytes, avatarSide);
  const saved = await ctx.transaction(async (work) => {
    const file = await work.files.save({
      name: 'avatar.webp',
      mime: 'image/webp',
      bytes,
      ownerId: id,
      purpose: 'avatar',
      accessGrant: 'memberPage.memberCard:read',
      partnerId: ctx.actor.partnerId,
    });
    const previous = await work.db.selectFrom('users').select('avatarFileId').where('id', '=', id).executeTakeFirst();
    await noteOnAccount(work.db, id, { avatarFileId: file.id, updatedAt: work.now() });
    if (previous?.avatarFileId) await work.files.remove(previous.avatarFileId);
    work.audit({ action: 'update', entityId: id, reason: 'Фото профиля' });
    return file;
  });
  return { avatarUrl: fileUrl(saved.id) };
}

export async function removeAvatar(ctx: Ctx<'users.removeAvatar'>): Promise<Output<'users.removeAvatar'>> {
  const { id } = ctx.actor;
  const { avatarFileId } = await ctx.db
    .selectFrom('users')
    .select('avatarFileId')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (avatarFileId) {
    await noteOnAccount(ctx.db, id, { avatarFileId: null, updatedAt: ctx.now() });
    await ctx.files.remove(avatarFileId);
    ctx.audit({ action: 'update', entityId: id, reason: 'Фото профиля убрано' });
  }
  return { ok: true };
}
