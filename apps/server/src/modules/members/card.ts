import type { DocumentKind, PassportStatus, TaxStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { fileUrl } from '../../files/files.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import type { Scope } from '../../http/scope.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { readPositionName } from '../dictionary/repository.ts';
import { memberHistory } from './history.ts';
import { readPassportMasked } from './passport/masked.ts';
import { fullName, type MemberRow, memberRows } from './rows.ts';
import { membersInScope } from './scope.ts';

export type MemberAction = 'confirm' | 'reject' | 'block' | 'unblock' | 'edit' | 'decide_passport' | 'resend_passport';

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
  reserved: number;
  earned: number;
  paid: number;
}

/** What this reader may do with this member now; the same rules the commands check. */
export function allowedActions(
  actor: Pick<Actor, 'id' | 'grants'>,
  member: Pick<MemberRow, 'id' | 'status' | 'isPhoneVerified'>,
  passport: PassportStatus,
): MemberAction[] {
  if (actor.id === member.id || !actor.grants.has('memberPage.memberCard:update')) return [];
  const actions: MemberAction[] = ['edit'];
  if (member.status === 'moderation') actions.push(...(member.isPhoneVerified ? ['confirm' as const] : []), 'reject');
  if (member.status === 'confirmed') actions.push('block');
  if (member.status === 'blocked') actions.push('unblock');
  if (passport === 'on_check') actions.push('decide_passport');
  if (passport !== 'empty') actions.push('resend_passport');
  return actions;
}

/** F7 of domain 3.13: the same device or card, or a phone that was once the same; people of others stay unknown. */
async function duplicates(db: Db, userId: string, scope: Scope) {
  const { rows } = await sql<{
    id: string;
    lastName: string;
    firstName: string;
    middleName: string;
    by: 'card' | 'device';
  }>`
    select u.id, u.last_name, u.first_name, u.middle_name, d.by from (
      select other.member_id as id, 'card' as by from payout_cards own
        join payout_cards other on other.bidx = own.bidx and other.member_id <> own.member_id
        where own.member_id = ${userId}::uuid
      union
      select o.id, 'device' from users me join users o on o.last_fingerprint = me.last_fingerprint and o.id <> me.id
        and o.role_code = 'member' where me.id = ${userId}::uuid and me.last_fingerprint is not null
    ) d join users u on u.id = d.id where ${membersInScope(scope)} order by u.last_name limit 20`.execute(db);
  return rows.map((row) => ({ id: row.id, name: fullName(row), by: row.by }));
}

/** The card of a member in the reader's scope; 404 for anybody else's. */
export async function memberCard(db: Db, id: string, reader: { actor: Actor; scope: Scope; now: Date }) {
  const { rows } = await sql<Extra>`
    select u.last_name, u.first_name, u.middle_name, u.is_email_verified, u.role_code, u.position_code,
      s.address as store_address, u.avatar_file_id, u.status_reason, u.tax_status, u.spend_blocked,
      u.spend_block_reason, coalesce(w.reserved, 0) as reserved, coalesce(w.earned, 0) as earned,
      coalesce(w.paid, 0) as paid
    from users u left join stores s on s.id = u.store_id left join wallets w on w.member_id = u.id
    where u.id = ${id}::uuid and ${membersInScope(reader.scope)}`.execute(db);
  const [extra] = rows;
  const [row] = extra ? await memberRows(db, [id], { contacts: true, now: reader.now }) : [];
  if (!extra || !row) throw notFound();
  const passport = await readPassportMasked(db, id);
  const isProgramme = reader.scope.kind === 'all';
  const consents = await db
    .selectFrom('consents')
    .select(['kind', 'versionId', 'acceptedAt', 'action', 'channel', 'ip', 'userAgent', 'fingerprint'])
    .distinctOn('kind')
    .where('userId', '=', id)
    .orderBy('kind')
    .orderBy('acceptedAt', 'desc')
    .execute();
  return {
    ...row,
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
    consents: consents
      .filter((consent) => consent.action === 'accepted')
      .map((consent) => ({
        kind: consent.kind as DocumentKind,
        versionId: consent.versionId,
        acceptedAt: wireDateTime(consent.acceptedAt),
        evidence: isProgramme
          ? {
              channel: consent.channel,
              ip: consent.ip,
              fingerprint: consent.fingerprint,
              userAgent: consent.userAgent,
            }
          : null,
      })),
    duplicates: await duplicates(db, id, reader.scope),
    history: await memberHistory(db, id),
    allowedActions: allowedActions(reader.actor, row, passport.status),
  };
}
