import { defineHandlers } from '../../http/handlers.ts';
import type { Db } from '../../db/open.ts';
import { fileUrl } from '../../files/files.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { readPassportMasked } from '../members/passport/masked.ts';
import { pendingTarget } from '../codes/codes.ts';
import { readPositionName } from '../dictionary/repository.ts';
import { readConsents } from './consents.ts';

async function readUser(db: Db, id: string) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.code', 'users.roleCode')
    .leftJoin('partners', 'partners.id', 'users.partnerId')
    .leftJoin('stores', 'stores.id', 'users.storeId')
    .selectAll('users')
    .select([
      'roles.name as roleName',
      'partners.name as partnerName',
      'partners.inn as partnerInn',
      'stores.name as storeName',
      'stores.address',
    ])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

export const profileHandlers = defineHandlers({
  'users.profile': async (ctx) => {
    const { id } = ctx.actor;
    const [user, passport, consents, pendingPhone, pendingEmail] = await Promise.all([
      readUser(ctx.db, id),
      readPassportMasked(ctx.db, id),
      readConsents(ctx.db, id),
      pendingTarget(ctx, id, 'phone_change'),
      pendingTarget(ctx, id, 'email'),
    ]);
    const { storeId, partnerId } = user;
    return {
      user: {
        id,
        userExternalId: user.externalId,
        roleCode: user.roleCode,
        roleName: user.roleName,
        status: user.status,
        statusReason: user.statusReason,
        isPhoneVerified: user.isPhoneVerified,
        isEmailVerified: user.isEmailVerified,
        lastName: user.lastName,
        firstName: user.firstName,
        middleName: user.middleName || null,
        phone: user.phone,
        email: user.email,
        pendingPhone,
        pendingEmail: pendingEmail === user.email ? null : pendingEmail,
        avatarUrl: user.avatarFileId ? fileUrl(user.avatarFileId) : null,
        position: await readPositionName(ctx.db, user.positionCode),
        store: storeId ? { id: storeId, name: user.storeName ?? '', address: user.address ?? '' } : null,
        partner: partnerId ? { id: partnerId, name: user.partnerName ?? '', inn: user.partnerInn ?? '' } : null,
        passport,
        taxStatus: user.taxStatus,
        spendBlocked: user.spendBlocked,
        spendBlockReason: user.spendBlockReason,
        consents,
        registeredAt: wireDateTime(user.registeredAt),
      },
    };
  },
});
