import { findRegistrationStore } from '../../stores/index.ts';
import type { Output } from '../../../http/contract.ts';
import type { RouteInput } from '@pribavka/api';

import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { recordStatusEvent, assignStore } from '../../members/index.ts';
import { recheckPassport } from '../../passports/index.ts';
import { changeAccount } from '../../accounts/index.ts';

type Body = NonNullable<RouteInput<'users.resubmit'>['body']>;

/** Names of the corrected parts of the application, for its history. */
const parts = {
  storeId: 'торговая точка',
  lastName: 'фамилия',
  firstName: 'имя',
  middleName: 'отчество',
  email: 'эл. почта',
} as const satisfies Record<keyof Body, string>;

type Application = Record<keyof Body, string>;
type Stored = Record<keyof Body, string | null>;

const changesOf = (before: Stored, after: Application): Array<keyof Application> =>
  (Object.keys(parts) as Array<keyof Application>).filter((part) => before[part] !== after[part]);

/** The line of the history: moderators see at once what has become different. */
const correctedSentence = (changed: ReadonlyArray<keyof Application>): string =>
  changed.length === 0
    ? 'Анкета отправлена снова без изменений'
    : `Анкета исправлена: ${changed.map((part) => parts[part]).join(', ')}`;

async function move(ctx: Ctx<'users.resubmit'>): Promise<void> {
  const store = await findRegistrationStore(ctx.db, ctx.body.storeId);
  if (!store) throw fieldProblem('STORE_NOT_FOUND', 'storeId');
  const at = ctx.now();
  await assignStore(ctx.db, { userId: ctx.actor.id, ...store, from: programmeDay(at), by: ctx.actor.id, at });
}

async function write(ctx: Ctx<'users.resubmit'>, after: Application, emailChanged: boolean): Promise<void> {
  const { storeId: _, ...contacts } = after;
  const set = {
    ...contacts,
    ...(emailChanged ? { isEmailVerified: false } : {}),
    status: 'moderation' as const,
    statusReason: null,
  };
  await changeAccount(ctx.db, ctx.actor.id, set, { at: ctx.now(), by: ctx.actor.id });
}

/**
 * Only from «отклонён», under the lock of the row: a second press, or a moderator who took the application
 * back meanwhile, meets 409. The reason of the rejection stays in the history.
 */
export async function resubmitApplication(ctx: Ctx<'users.resubmit'>): Promise<Output<'users.resubmit'>> {
  const { id } = ctx.actor;
  const member = await ctx.db
    .selectFrom('users')
    .select(['status', 'isPhoneVerified', 'storeId', 'lastName', 'firstName', 'middleName', 'email'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { status, isPhoneVerified, ...before } = member;
  if (status !== 'rejected') throw problem('MEMBER_STATUS');
  const after = {
    storeId: ctx.body.storeId,
    lastName: ctx.body.lastName.trim(),
    firstName: ctx.body.firstName.trim(),
    middleName: ctx.body.middleName?.trim() ?? '',
    email: ctx.body.email.trim().toLowerCase(),
  };
  const changed = changesOf(before, after);
  await move(ctx);
  await write(ctx, after, changed.includes('email'));
  if (changed.some((part) => part.endsWith('Name'))) await recheckPassport(ctx.db, id, ctx.now());
  await recordStatusEvent(ctx.db, {
    userId: id,
    at: ctx.now(),
    actorId: id,
    from: 'rejected',
    to: 'moderation',
    reason: correctedSentence(changed),
  });
  ctx.audit({
    action: 'status',
    entityId: id,
    entityLabel: `${after.lastName} ${after.firstName}`,
    before: { status, ...Object.fromEntries(changed.map((part) => [part, before[part]])) },
    after: { status: 'moderation', ...Object.fromEntries(changed.map((part) => [part, after[part]])) },
  });
  return { status: 'moderation' as const, isPhoneVerified };
}
