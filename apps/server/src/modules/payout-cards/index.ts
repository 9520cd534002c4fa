export { cardKeyContext, extendCardIndex, fingerprintOf } from './repository/card-index.ts';
export { addCard, removeCardsOf } from './repository/cards.ts';
export { payoutCardsRoutes } from './routes.ts';
