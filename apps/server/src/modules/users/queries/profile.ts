import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { notFound } from '../../../http/problem.ts';
import { programmeZone, wireDateTime } from '../../../http/wire-date.ts';
import { readPassportMasked } from '../../passports/index.ts';
import { pendingTarget } from '../../codes/index.ts';
import { readListViews } from '../../list-views/index.ts';
import { readConsents } from '../../documents/index.ts';

const ownFields = [
  'externalId',
  'roleCode',
  'status',
  'statusReason',
  'isPhoneVerified',
  'isEmailVerified',
  'lastName',
  'firstName',
  'middleName',
  'phone',
  'email',
  'avatarFileId',
  'positionCode',
  'storeId',
  'partnerId',
  'taxStatus',
  'spendBlocked',
  'spendBlockReason',
  'registeredAt',
] as const;

async function readUser(db: Db, id: string) {
  const query = db
    .selectFrom('users')
    .innerJoin('roles', 'roles.code', 'users.roleCode')
    .leftJoin('partners', 'partners.id', 'users.partnerId')
    .leftJoin('stores', 'stores.id', 'users.storeId')
    .leftJoin('positions', 'positions.code', 'users.positionCode')
    .select(ownFields.map((name) => `users.${name}` as const))
    .select([
      'roles.name as roleName',
      'partners.name as partnerName',
      'partners.inn as partnerInn',
      'stores.name as storeName',
      'stores.address',
      'stores.timezone',
      'positions.name as positionName',
    ])
    .where('users.id', '=', id);
  const [user] = await prepared(db, 'users.profile', query);
  if (!user) throw notFound();
  return user;
}

export async function readProfile(ctx: Ctx<'users.profile'>): Promise<Output<'users.profile'>> {
  const { id, roleCode } = ctx.actor;
  const [user, passport, consents, pendingPhone, pendingEmail, listViews] = await Promise.all([
    readUser(ctx.db, id),
    readPassportMasked(ctx.db, id),
    readConsents(ctx.db, id),
    pendingTarget(ctx, id, 'phone_change'),
    pendingTarget(ctx, id, 'email'),
    roleCode === 'member' ? [] : readListViews(ctx.db, id),
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
      position: user.positionName ?? user.positionCode,
      store: storeId
        ? {
            id: storeId,
            name: user.storeName ?? '',
            address: user.address ?? '',
            timezone: user.timezone ?? programmeZone(),
          }
        : null,
      partner: partnerId ? { id: partnerId, name: user.partnerName ?? '', inn: user.partnerInn ?? '' } : null,
      passport,
      taxStatus: user.taxStatus,
      spendBlocked: user.spendBlocked,
      spendBlockReason: user.spendBlockReason,
      consents,
      registeredAt: wireDateTime(user.registeredAt),
      listViews,
    },
  };
}
