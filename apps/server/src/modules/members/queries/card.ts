import type { PassportStatus, TaxStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Actor } from '../../../http/actor.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readPositionName } from '../../dictionary/index.ts';
import { cardConsents } from './card-consents.ts';
import { duplicates } from './duplicates.ts';
import { lastStoreRequest } from '../repository/store-requests.ts';
import { memberHistory } from '../repository/history.ts';
import { readPassportMasked } from '../../passports/index.ts';
import { type MemberRow, memberRows } from '../repository/rows.ts';
import { membersInScope } from '../policy.ts';

export type MemberAction =
  | 'confirm'
  | 'reject'
  | 'block'
  | 'unblock'
  | 'edit'
  | 'decide_passport'
  | 'resend_passport'
  | 'decide_store';

interface Extra {
  lastName: string;
  firstName: string;
  middleName: string;
  isEmailVerified: boolean;
  roleCode: string;
  positionCode: string | null;
  storeAddress: string | null;
  avatarFileId: string | null;
  statusReason: string | null;
  taxStatus: TaxStatus;
  spendBlocked: boolean;
  spendBlockReason: string | null;
  updatedAt: Date;
  updatedBy: string | null;
  reserved: number;
  earned: number;
  paid: number;
}

/** What this reader may do with this member now; the same rules the commands check. */
export function allowedActions(
  actor: Pick<Actor, 'id' | 'grants'>,
  member: Pick<MemberRow, 'id' | 'status' | 'isPhoneVerified'>,
  passport: PassportStatus,
  asksForStore: boolean,
): MemberAction[] {
  if (actor.id === member.id || !actor.grants.has('memberPage.memberCard:update')) return [];
  const actions: MemberAction[] = ['edit'];
  if (member.status === 'moderation') actions.push(...(member.isPhoneVerified ? ['confirm' as const] : []), 'reject');
  if (member.status === 'confirmed') actions.push('block');
  if (member.status === 'blocked') actions.push('unblock');
  if (passport === 'on_check') actions.push('decide_passport');
  if (passport !== 'empty') actions.push('resend_passport');
  if (asksForStore && member.status !== 'deleted') actions.push('decide_store');
  return actions;
}

/** The card of a member in the reader's scope; 404 for anybody else's. */
export async function memberCard(db: Db, id: string, reader: { actor: Actor; scope: Scope; now: Date }) {
  const { rows } = await sql<Extra>`
    select u.last_name, u.first_name, u.middle_name, u.is_email_verified, u.role_code, u.position_code,
      s.address as store_address, u.avatar_file_id, u.status_reason, u.tax_status, u.spend_blocked,
      u.spend_block_reason, u.updated_at, nullif(trim(by.last_name || ' ' || by.first_name), '') as updated_by,
      coalesce(w.reserved, 0) as reserved, coalesce(w.earned, 0) as earned,
      coalesce(w.paid, 0) as paid
    from users u left join stores s on s.id = u.store_id left join wallets w on w.member_id = u.id
      left join users by on by.id = u.updated_by
    where u.id = ${id}::uuid and ${membersInScope(reader.scope)}`.execute(db);
  const [extra] = rows;
  const [row] = extra ? await memberRows(db, [id], { contacts: true, now: reader.now }) : [];
  if (!extra || !row) throw notFound();
  const passport = await readPassportMasked(db, id);
  const storeRequest = await lastStoreRequest(db, id, { decided: true });
  return {
    ...row,
    updatedAt: wireDateTime(extra.updatedAt),
    updatedBy: extra.updatedBy,
    lastName: extra.lastName,
    firstName: extra.firstName,
    middleName: extra.middleName || null,
    isEmailVerified: extra.isEmailVerified,
    roleCode: extra.roleCode,
    position: await readPositionName(db, extra.positionCode),
    storeAddress: extra.storeAddress,
    avatarUrl: extra.avatarFileId ? fileUrl(extra.avatarFileId) : null,
    statusReason: extra.statusReason,
    taxStatus: extra.taxStatus,
    spendBlocked: extra.spendBlocked,
    spendBlockReason: extra.spendBlockReason,
    reserved: extra.reserved,
    earnedTotal: extra.earned,
    paidTotal: extra.paid,
    passport,
    storeRequest,
    consents: await cardConsents(db, id, reader.scope.kind === 'all'),
    duplicates: await duplicates(db, id, reader.scope),
    history: await memberHistory(db, id),
    allowedActions: allowedActions(reader.actor, row, passport.status, storeRequest?.status === 'open'),
  };
}
