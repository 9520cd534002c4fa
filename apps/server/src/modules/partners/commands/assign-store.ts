import type { Output } from '../../../http/contract.ts';

import type { Ctx } from '../../../http/context.ts';
import { fieldMessage, fieldProblem, invalid, notFound, type WrongFields } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { digits } from '../../../core/text/digits.ts';
import { assignStore, lastSaleElsewhere, type StoreMove } from '../../members/index.ts';
import { fullName } from '../../../core/full-name.ts';
import { changeAccount } from '../../accounts/index.ts';
import { dayText } from '../../../core/calendar.ts';

type AssignCtx = Ctx<'partners.assignStore'>;

async function lockMember(ctx: AssignCtx, own: string | null) {
  const member = await ctx.db
    .selectFrom('users')
    .select(['id', 'externalId', 'lastName', 'firstName', 'middleName', 'partnerId', 'storeId', 'registeredAt'])
    .where('externalId', '=', ctx.params.userExternalId)
    .where('roleCode', '=', 'member')
    .where('status', '!=', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member || (own !== null && member.partnerId !== own)) throw notFound();
  return member;
}

/** The open shop of an active partner; a company of others is as unknown as one that does not take part. */
async function findStore({ db, body }: AssignCtx, own: string | null) {
  const { partnerInn, kpp, storeCode } = body;
  const known = await db
    .selectFrom('partners')
    .select(['id', 'name', 'kpp'])
    .where('inn', '=', digits(partnerInn))
    .where('status', '=', 'active')
    .execute();
  const partners = known.filter(({ id }) => own === null || id === own);
  if (partners.length === 0) throw fieldProblem('PARTNER_NOT_FOUND', 'partnerInn');
  const branches = kpp ? partners.filter((partner) => partner.kpp === kpp.toUpperCase()) : partners;
  if (branches.length === 0) throw invalid({ kpp: 'KPP_OTHER' });
  const [store, another] = await db
    .selectFrom('stores')
    .innerJoin('partners', 'partners.id', 'stores.partnerId')
    .select(['stores.id', 'stores.name', 'partners.id as partnerId', 'partners.name as partnerName'])
    .where(
      'partners.id',
      'in',
      branches.map(({ id }) => id),
    )
    .where('stores.status', '=', 'active')
    .where((eb) => eb(eb.fn('lower', ['stores.code']), '=', storeCode.trim().toLowerCase()))
    .limit(2)
    .execute();
  if (!store) throw fieldProblem('STORE_NOT_FOUND', 'storeCode');
  if (another) throw invalid({ kpp: 'KPP_REQUIRED' });
  return store;
}

const wrongDay = (from: WrongFields[string]) => invalid({ from });

/** The account shows the shop at once, so the day has come; and nobody worked for the programme before joining it. */
function checkDay(from: string, today: string, registered: string): void {
  if (from > today) throw wrongDay('MOVE_FUTURE');
  if (from < registered) {
    throw wrongDay(fieldMessage('MOVE_EARLY', { date: dayText(registered) }));
  }
}

async function refuseSold(ctx: AssignCtx, move: StoreMove): Promise<void> {
  const sold = await lastSaleElsewhere(ctx.db, move);
  if (!sold) return;
  throw wrongDay(fieldMessage('MOVE_SOLD', { date: dayText(sold) }));
}

/** A partner’s integration reports where a member works now; only its own members and shops. */
export async function assignStoreByCode(ctx: Ctx<'partners.assignStore'>): Promise<Output<'partners.assignStore'>> {
  const own = ctx.scope.kind === 'partner' ? ctx.scope.partnerId : ctx.actor.partnerId;
  const member = await lockMember(ctx, own);
  const store = await findStore(ctx, own);
  const at = ctx.now();
  const move = {
    userId: member.id,
    storeId: store.id,
    partnerId: store.partnerId,
    from: ctx.body.from,
    by: ctx.actor.id,
    at,
  };
  checkDay(move.from, programmeDay(at), programmeDay(member.registeredAt));
  const { since, moved } = await assignStore(ctx.db, move);
  if (moved) {
    await refuseSold(ctx, move);
    // A card opened before shows another shop: saving it must meet 409.
    await changeAccount(ctx.db, member.id, {}, { at, by: ctx.actor.id });
  }
  ctx.audit({
    entityId: member.id,
    entityLabel: fullName(member),
    action: 'update',
    before: { storeId: member.storeId },
    after: { storeId: store.id, from: since },
  });
  return {
    userExternalId: member.externalId,
    partner: { id: store.partnerId, name: store.partnerName },
    store: { id: store.id, name: store.name },
    from: since,
  };
}
