import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { invalid } from '../../../http/problem.ts';
import { registrationRoles } from '../../dictionary/index.ts';
import { digits } from '../../../core/text/digits.ts';

/**
 * Shops of an employer, open ones of an active partner only. Public and throttled: it reveals who
 * takes part, so an unknown, a suspended and a wrong ИНН get the same empty answer. Those who do not
 * register themselves have no shop to choose.
 */
export async function listAddressesByInn(ctx: Ctx<'stores.addressesByInn'>): Promise<Output<'stores.addressesByInn'>> {
  if (!registrationRoles.some(({ code }) => code === ctx.query.role)) {
    throw invalid({ role: 'FIELD_VALUE' });
  }
  const rows = await ctx.db
    .selectFrom('partners')
    .innerJoin('stores', 'stores.partnerId', 'partners.id')
    .select([
      'partners.id as partnerId',
      'partners.name as partnerName',
      'partners.inn',
      'partners.kpp',
      'stores.id as storeId',
      'stores.name as storeName',
      'stores.address',
    ])
    .where('partners.inn', '=', digits(ctx.query.inn))
    .where('partners.status', '=', 'active')
    .where('stores.status', '=', 'active')
    .orderBy('stores.name')
    .orderBy('stores.id')
    .limit(500)
    .execute();
  return rows;
}
