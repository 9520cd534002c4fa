import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { requireFreshAuth, endSessions, forgiveAttempt, takeAttempt } from '../../sessions/index.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { acceptCode, enabledAt, removeFactor, requireEnabled, startEnrolment } from '../repository/factors.ts';
import { notifyOwner } from '../notices.ts';
import { isRequired } from '../policy.ts';
import { countRecoveryCodes, saveRecoveryCodes, makeRecoveryCodes } from '../repository/recovery-codes.ts';
import { codeCounters } from '../domain/counters.ts';

export async function readSecondFactor(ctx: Ctx<'secondFactor.status'>): Promise<Output<'secondFactor.status'>> {
  const since = await enabledAt(ctx.db, ctx.actor.id);
  return {
    enabled: since !== undefined,
    enabledAt: wireDateTimeOrNull(since ?? null),
    required: await isRequired(ctx.db, ctx.actor.roleCode),
    recoveryCodesLeft: since ? await countRecoveryCodes(ctx.db, ctx.actor.id) : 0,
  };
}

export async function startOwnEnrolment(ctx: Ctx<'secondFactor.enrol'>): Promise<Output<'secondFactor.enrol'>> {
  requireFreshAuth(ctx);
  const user = await ctx.db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow();
  return startEnrolment(ctx, ctx.db, { id: ctx.actor.id, account: user.email ?? user.phone ?? ctx.actor.id });
}

/** The first right code switches the second step on; other sessions end: they were opened without it. */
export async function confirmOwnEnrolment(ctx: Ctx<'secondFactor.confirm'>): Promise<Output<'secondFactor.confirm'>> {
  requireFreshAuth(ctx);
  const { id, sessionId } = ctx.actor;
  await takeAttempt(ctx, codeCounters(id));
  if (await enabledAt(ctx.db, id)) throw problem('SECOND_FACTOR_ON');
  const made = await makeRecoveryCodes(ctx.passwords);
  const recoveryCodes = await ctx.transaction(async (work) => {
    const verdict = await acceptCode(work, work.db, id, ctx.body.code, { pending: true });
    if (verdict !== 'ok') return undefined;
    await endSessions(work.db, { userId: id, except: sessionId, reason: 'ended', at: work.now() });
    await notifyOwner(work, id, 'on');
    work.audit({ action: 'update', entityId: id, reason: 'Двухэтапный вход включён' });
    return saveRecoveryCodes(work.db, id, made, work.now());
  });
  if (!recoveryCodes) throw fieldProblem('SECOND_STEP_WRONG', 'code');
  await forgiveAttempt(ctx, codeCounters(id));
  return { recoveryCodes };
}

export async function renewRecoveryCodes(
  ctx: Ctx<'secondFactor.renewCodes'>,
): Promise<Output<'secondFactor.renewCodes'>> {
  requireFreshAuth(ctx);
  const { id } = ctx.actor;
  await requireEnabled(ctx.db, id);
  const made = await makeRecoveryCodes(ctx.passwords);
  const recoveryCodes = await ctx.transaction(async (work) => {
    await notifyOwner(work, id, 'codes');
    work.audit({ action: 'update', entityId: id, reason: 'Новые резервные коды' });
    return saveRecoveryCodes(work.db, id, made, work.now());
  });
  return { recoveryCodes };
}

export async function disableSecondFactor(ctx: Ctx<'secondFactor.disable'>): Promise<Output<'secondFactor.disable'>> {
  requireFreshAuth(ctx);
  const { id, roleCode } = ctx.actor;
  if (await isRequired(ctx.db, roleCode)) throw problem('SECOND_FACTOR_REQUIRED');
  if (!(await removeFactor(ctx.db, id))) throw problem('SECOND_FACTOR_OFF');
  await notifyOwner(ctx, id, 'off');
  ctx.audit({ action: 'delete', entityId: id, reason: 'Двухэтапный вход выключен' });
  return { ok: true as const };
}
