/** At fields of new entries that exceed a bound of the programme, and of the bounds themselves. */
export const boundFields = {
  PRICE_BOUND: 'At most {n|rouble|roubles} a unit: check for extra digits',
  QUANTITY_BOUND: 'At most {n|unit|units} in one line: add the rest as another line',
  ITEMS_BOUND: 'At most {n|line|lines} in one sale: register the rest as another sale',
  BASE_POINTS_BOUND: 'The programme allows at most {n|point|points} a unit: set fewer',
  OPERATION_POINTS_BOUND: 'The programme allows at most {n|point|points} in one credit: split it',
  BOUND_ABOVE_SALE: 'At most as many as in one line or sale: {n|point|points}',
  BOUND_ABOVE_OPERATION: 'At most as many as in one credit: {n|point|points}',
} as const;
