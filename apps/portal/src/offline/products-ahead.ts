import type { Api } from '@pribavka/api';

import { ageOf } from './answer-shelf.ts';

/** As many as one answer gives: a sale without a signal is made of what is here. */
const list = { query: { limit: 50 } };

/** Milliseconds after which the products and their points are asked for again. */
const STALE = 12 * 3_600_000;

/** Has the products of the programme on the device before they are needed without a signal. */
export async function storeProducts(api: Api<'products.shortList'>): Promise<void> {
  try {
    const at = await ageOf('products.shortList', list);
    if (at === undefined || Date.now() - at > STALE) await api.call('products.shortList', list, { quiet: 'all' });
  } catch {
    // Another start asks again.
  }
}
