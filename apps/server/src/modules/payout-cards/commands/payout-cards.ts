import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { addCard, makeDefault, removeCard } from '../repository/cards.ts';

export async function createCard(ctx: Ctx<'cards.create'>): Promise<Output<'cards.create'>> {
  // An open session alone must not be enough to send the money to another card.
  requireFreshAuth(ctx);
  const card = await addCard({
    db: ctx.db,
    vault: ctx.vault,
    ring: ctx.ring,
    now: ctx.now(),
    memberId: ctx.actor.id,
    number: ctx.body.number,
    isDefault: ctx.body.isDefault ?? false,
  });
  ctx.audit({ entityType: 'card', entityId: card.id, entityLabel: card.mask, action: 'create' });
  return card;
}

export async function updateCard(ctx: Ctx<'cards.update'>): Promise<Output<'cards.update'>> {
  const card = await makeDefault(ctx.db, ctx.actor.id, ctx.params.id);
  ctx.audit({ entityType: 'card', entityId: card.id, entityLabel: card.mask, after: { isDefault: true } });
  return card;
}

export async function deleteCard(ctx: Ctx<'cards.delete'>): Promise<Output<'cards.delete'>> {
  const card = await removeCard(ctx.db, ctx.actor.id, ctx.params.id, ctx.now());
  ctx.audit({ entityType: 'card', entityId: card.id, entityLabel: card.mask, action: 'delete' });
  return { ok: true };
}
