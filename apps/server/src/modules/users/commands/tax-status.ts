import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { setTaxStatus } from '../../members/index.ts';
import { requireFreshAuth } from '../../sessions/index.ts';

/** The member's own declaration: what is withheld from later payouts follows it. */
export async function updateTaxStatus(ctx: Ctx<'users.updateTaxStatus'>): Promise<Output<'users.updateTaxStatus'>> {
  requireFreshAuth(ctx);
  const { id } = ctx.actor;
  const { taxStatus } = ctx.body;
  const changed = await setTaxStatus(ctx, { userId: id, by: id, to: taxStatus });
  if (changed) ctx.audit({ action: 'update', entityId: id, after: { taxStatus } });
  return { taxStatus };
}
