import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { inviteLogin } from '../../company-logins/index.ts';
import { partnerCard } from '../queries/card.ts';

/** The letter with the link to the first password, once more. */
export async function invitePartner(ctx: Ctx<'partners.invite'>): Promise<Output<'partners.invite'>> {
  const { id } = ctx.params;
  const reader = { scope: ctx.scope, now: ctx.now() };
  const { name, status } = await partnerCard(ctx.db, id, reader);
  await inviteLogin(ctx, { role: 'partner', companyId: id, name, status }, ctx.body.login);
  return partnerCard(ctx.db, id, reader);
}
