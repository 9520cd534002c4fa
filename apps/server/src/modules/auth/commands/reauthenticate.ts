import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { takeAttempt, forgiveAttempt, loginCounters, freshAuthMs, markFresh } from '../../sessions/index.ts';
import { proveSecondStep } from '../../second-factor/index.ts';

export async function reauthenticate(ctx: Ctx<'auth.reauthenticate'>): Promise<Output<'auth.reauthenticate'>> {
  const counters = loginCounters(ctx.actor.id, ctx);
  await takeAttempt(ctx, counters);
  const user = await ctx.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow();
  const { ok } = await ctx.passwords.check(user.passwordHash, ctx.body.password);
  if (!ok) throw fieldProblem('PASSWORD_WRONG', 'password');
  await forgiveAttempt(ctx, counters);
  await proveSecondStep(ctx, ctx.actor.id, ctx.body.code);
  const now = ctx.now();
  await markFresh(ctx.db, ctx.actor.sessionId, now);
  return { until: wireDateTime(new Date(now.getTime() + freshAuthMs)) };
}
