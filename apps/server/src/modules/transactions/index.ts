export { cardsHandlers } from '../payout-cards/routes.ts';
export { payoutsHandlers } from '../payouts/handlers.ts';
export { pointsHandlers } from '../operations/points-handlers.ts';
export { tuningsHandlers } from '../adjustments/handlers.ts';
export { tuningsUploadHandlers } from '../adjustments/imports/import.ts';
export { withdrawalsHandlers } from '../withdrawals/handlers.ts';
