import { deleteCard, updateCard, createCard } from './commands/payout-cards.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { listCards } from './repository/cards.ts';

/** What the area answers. */
export const payoutCardsRoutes = defineHandlers({
  'cards.list': (ctx) => listCards(ctx.db, ctx.actor.id),
  'cards.create': createCard,
  'cards.update': updateCard,
  'cards.delete': deleteCard,
});
