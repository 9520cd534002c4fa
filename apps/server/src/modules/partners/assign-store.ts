import { defineHandlers } from '../../http/handlers.ts';
import { fieldProblem, notFound } from '../../http/problem.ts';
import { digits } from '../lists/digits.ts';
import { assignStore } from '../members/store-history.ts';
import { fullName } from '../members/rows.ts';

export const assignStoreHandlers = defineHandlers({
  /** A system of a partner tells where its seller works now. Only its own people and its own shops. */
  'partners.assignStore': async (ctx) => {
    const { partnerInn, kpp, storeCode, from } = ctx.body;
    const own = ctx.scope.kind === 'partner' ? ctx.scope.partnerId : ctx.actor.partnerId;
    const member = await ctx.db
      .selectFrom('users')
      .select(['id', 'externalId', 'lastName', 'firstName', 'middleName', 'partnerId', 'storeId'])
      .where('externalId', '=', ctx.params.userExternalId)
      .where('roleCode', '=', 'member')
      .where('status', '!=', 'deleted')
      .forUpdate()
      .executeTakeFirst();
    if (!member || (own !== null && member.partnerId !== own)) throw notFound();
    let query = ctx.db
      .selectFrom('stores')
      .innerJoin('partners', 'partners.id', 'stores.partnerId')
      .select(['stores.id', 'stores.name', 'partners.id as partnerId', 'partners.name as partnerName'])
      .where('partners.inn', '=', digits(partnerInn))
      .where('partners.status', '=', 'active')
      .where('stores.status', '=', 'active')
      .where((eb) => eb(eb.fn('lower', ['stores.code']), '=', storeCode.trim().toLowerCase()));
    if (kpp) query = query.where('partners.kpp', '=', kpp.toUpperCase());
    const [store, another] = await query.limit(2).execute();
    if (!store || another || (own !== null && store.partnerId !== own))
      throw fieldProblem('STORE_NOT_FOUND', 'storeCode');
    await assignStore(ctx.db, {
      userId: member.id,
      storeId: store.id,
      partnerId: store.partnerId,
      from,
      by: ctx.actor.id,
      at: ctx.now(),
    });
    ctx.audit({
      entityId: member.id,
      entityLabel: fullName(member),
      action: 'update',
      before: { storeId: member.storeId },
      after: { storeId: store.id, from },
    });
    return {
      userExternalId: member.externalId,
      partner: { id: store.partnerId, name: store.partnerName },
      store: { id: store.id, name: store.name },
      from,
    };
  },
});
