export { cardsHandlers } from './cards/handlers.ts';
export { payoutsHandlers } from './payouts/handlers.ts';
export { pointsHandlers } from './points/handlers.ts';
export { tuningsHandlers } from './tunings/handlers.ts';
export { tuningsUploadHandlers } from './tunings/mass-upload/index.ts';
export { withdrawalsHandlers } from './withdrawals/handlers.ts';
