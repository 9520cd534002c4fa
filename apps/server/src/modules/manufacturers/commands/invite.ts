import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { inviteLogin } from '../../company-logins/index.ts';
import { manufacturerCard } from '../queries/manufacturers.ts';

/** The letter with the link to the first password, once more. */
export async function inviteManufacturer(ctx: Ctx<'manufacturers.invite'>): Promise<Output<'manufacturers.invite'>> {
  const { id } = ctx.params;
  const reader = { scope: ctx.scope, now: ctx.now() };
  const { name, status } = await manufacturerCard(ctx.db, id, reader);
  await inviteLogin(ctx, { role: 'manufacturer', companyId: id, name, status }, ctx.body.login);
  return manufacturerCard(ctx.db, id, reader);
}
