/** At fields of sales and of the lists they come in. */
export const saleFields = {
  SALE_SELLER_GIVEN: 'Only an external system names the seller',
  SALE_SELLER_REQUIRED: 'Name the seller: memberId, userExternalId or phone',
  SALE_SELLER_TWICE: 'The seller is already named in {name}',
  SALE_SUBMIT: 'An external system submits a sale at once: submit = true',
  SALE_TOTAL: 'The total of a sale is at most {n|rouble|roubles}: check the prices and quantities',
  SALE_LINE_POINTS:
    'A line earns at most {n|point|points}: lower the quantity, check the price or write to the support',
  SALE_POINTS: 'A sale earns at most {n|point|points}: split it into several',
  SALE_RETURN_DATE: 'The date of return is between the date of sale and today',
  SALE_LINES_DIFFER: 'This value is the same in all rows of one sale',
  SALE_LINES: 'At most {n|row|rows} in one sale',
  SALE_NUMBER_OURS: 'A sale with this number exists already, with another seller or another date',
  SALE_NUMBER_TAKEN: 'Another sale of your store already has this number: add the date to it',
} as const;
