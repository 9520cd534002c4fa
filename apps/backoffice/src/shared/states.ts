import { statuses, type StatusWords } from '@pribavka/api';

export type State = Pick<StatusWords, 'glyph' | 'word'>;

/** State = shape + word (visual notes §6.2); one word per state over the whole platform. */
export const {
  sale: saleStates,
  member: memberStates,
  passport: passportStates,
  withdrawal: withdrawalStates,
  registry: registryStates,
  tuning: tuningStates,
  product: productStates,
  serial: serialStates,
  promotion: promotionStates,
  manufacturer: accountStates,
  support: supportStates,
  partner: partnerStates,
  store: storeStates,
} = statuses;
