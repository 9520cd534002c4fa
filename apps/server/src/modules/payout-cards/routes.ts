import { defineHandlers } from '../../http/handlers.ts';
import { requireFreshAuth } from '../sessions/own-sessions.ts';
import { addCard, listCards, makeDefault, removeCard } from './repository/cards.ts';

export const cardsHandlers = defineHandlers({
  'cards.list': (ctx) => listCards(ctx.db, ctx.actor.id),
  'cards.create': async (ctx) => {
    // Whoever has found an open session must not send the points to himself.
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
  },
  'cards.update': async (ctx) => {
    const card = await makeDefault(ctx.db, ctx.actor.id, ctx.params.id);
    ctx.audit({ entityType: 'card', entityId: card.id, entityLabel: card.mask, after: { isDefault: true } });
    return card;
  },
  'cards.delete': async (ctx) => {
    const card = await removeCard(ctx.db, ctx.actor.id, ctx.params.id, ctx.now());
    ctx.audit({ entityType: 'card', entityId: card.id, entityLabel: card.mask, action: 'delete' });
    return { ok: true };
  },
});
