import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { PassportStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { fieldProblem, notFound, problem } from '../../../http/problem.ts';
import { wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { checkReason, reasonSentence } from '../../dictionary/index.ts';
import {
  notifyPassportDeclined,
  notifyPassportVerified,
  readPassportMasked,
  lockPassport,
  movePassport,
  openPassport,
} from '../../passports/index.ts';
import { fullName } from '../../../core/full-name.ts';
import { lockMemberRow } from '../repository/lock.ts';

async function scans(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'size', 'mime'])
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, url: fileUrl(row.id) }));
}

const resendable: readonly PassportStatus[] = ['verified', 'declined', 'on_check', 'expired'];

/** The whole data. A command, because every look is an entry of the journal. */
export async function readMemberPassport(ctx: Ctx<'members.passport'>): Promise<Output<'members.passport'>> {
  const member = await lockMemberRow(ctx.db, ctx.params.id, ctx.scope);
  // Identity documents are for the programme's own people: an employer has no business with them.
  if (ctx.scope.kind !== 'all') throw notFound();
  const opened = await openPassport(ctx.db, ctx.vault, member.id);
  if (!opened) throw notFound();
  const { row, fields } = opened;
  const checker = row.checkedBy
    ? await ctx.db
        .selectFrom('users')
        .select(['lastName', 'firstName', 'middleName'])
        .where('id', '=', row.checkedBy)
        .executeTakeFirst()
    : undefined;
  ctx.audit({
    action: 'read_personal',
    entityId: member.id,
    entityLabel: fullName(member),
    // Which data were seen: a decision is about these and no later ones.
    after: { version: row.version },
  });
  return {
    ...fields,
    status: row.status,
    middleName: fields.middleName || null,
    registrationAddress: fields.registrationAddress || null,
    scans: await scans(ctx.db, row.scanFileIds),
    submittedAt: wireDateTimeOrNull(row.submittedAt),
    checkedAt: wireDateTimeOrNull(row.checkedAt),
    checkedBy: checker ? fullName(checker) : null,
    declineReason: row.declineReason,
    version: row.version,
  };
}

/** Whether the journal has a look of this person at the data as they are now. */
async function hasOpened(db: Db, actorId: string, memberId: string, version: number): Promise<boolean> {
  const { rows } = await sql`
    select from audit_entries where entity_id = ${memberId} and actor_id = ${actorId}::uuid
      and action = 'read_personal' and result = 'ok' and after ->> 'version' = ${String(version)} limit 1`.execute(db);
  return rows.length > 0;
}

export async function decidePassport(ctx: Ctx<'members.decidePassport'>): Promise<Output<'members.decidePassport'>> {
  if (ctx.actor.id === ctx.params.id) throw problem('MEMBER_SELF');
  const member = await lockMemberRow(ctx.db, ctx.params.id, ctx.scope);
  const { decision, reasonCode, reasonText, version } = ctx.body;
  const before = await lockPassport(ctx.db, member.id);
  if (version !== undefined && version !== before.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await readPassportMasked(ctx.db, member.id) });
  }
  if (decision === 'decline') checkReason('passportDecline', reasonCode);
  const reason = decision === 'decline' ? reasonSentence('passportDecline', reasonCode, reasonText) : undefined;
  if (reason === '') throw fieldProblem('REASON_REQUIRED', 'reasonText');
  if (decision === 'verify' && before.status === 'on_check') {
    if (!(await hasOpened(ctx.db, ctx.actor.id, member.id, before.version))) throw problem('PASSPORT_NOT_OPENED');
  }
  const to = decision === 'verify' ? 'verified' : 'declined';
  const move = { userId: member.id, to, at: ctx.now(), actorId: ctx.actor.id, reason } as const;
  if (!(await movePassport(ctx.db, { ...move, from: ['on_check'] }))) throw problem('PASSPORT_NOT_ON_CHECK');
  if (reason === undefined) await notifyPassportVerified(ctx, member);
  else await notifyPassportDeclined(ctx, member, reason);
  ctx.audit({
    action: 'status',
    entityId: member.id,
    entityLabel: fullName(member),
    before: { status: before.status },
    after: { status: to },
    ...(reason === undefined ? {} : { reason }),
  });
  return readPassportMasked(ctx.db, member.id);
}

/** Puts the data on check once more (domain 3.2): after a doubt, or when a register has answered wrongly. */
export async function resendPassport(ctx: Ctx<'members.resendPassport'>): Promise<Output<'members.resendPassport'>> {
  if (ctx.actor.id === ctx.params.id) throw problem('MEMBER_SELF');
  const member = await lockMemberRow(ctx.db, ctx.params.id, ctx.scope);
  const before = await lockPassport(ctx.db, member.id);
  const move = { userId: member.id, to: 'on_check', at: ctx.now(), actorId: ctx.actor.id } as const;
  if (!(await movePassport(ctx.db, { ...move, from: resendable }))) throw problem('PASSPORT_REQUIRED');
  ctx.audit({
    action: 'status',
    entityId: member.id,
    entityLabel: fullName(member),
    before: { status: before.status },
    after: { status: 'on_check' },
  });
  return readPassportMasked(ctx.db, member.id);
}
