import { noteIntervention } from '../../../core/second-person.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { problem } from '../../../http/problem.ts';
import { requireEnabled, switchOffFor } from '../../second-factor/index.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { isGuarded } from '../policy.ts';
import { findStaff, labelOf } from '../repository/stored.ts';
import { askForChange } from './ask-change.ts';

/** For a lost phone. Nobody does it for himself: a stolen session would undo its own guard. Of an administrator it waits. */
export async function resetSecondFactor(ctx: Ctx<'secondFactor.reset'>): Promise<Output<'secondFactor.reset'>> {
  requireFreshAuth(ctx);
  const { id } = ctx.params;
  if (id === ctx.actor.id) throw problem('SECOND_FACTOR_SELF');
  const staff = await findStaff(ctx.db, id, ctx.now());
  if (staff && isGuarded(staff)) {
    await requireEnabled(ctx.db, id);
    await askForChange(ctx, { kind: 'second_step', userId: id, name: labelOf(staff), formerEmail: staff.email });
    return { ok: true, waits: true };
  }
  await switchOffFor(ctx, id);
  await noteIntervention(ctx.db, 'second_step', { userId: id, by: ctx.actor.id, at: ctx.now() });
  return { ok: true, waits: false };
}
