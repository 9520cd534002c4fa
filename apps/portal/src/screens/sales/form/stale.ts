import { type Api, isProblem } from '@pribavka/api';

import type { Sale } from '../../../shared/contract.ts';
import type { SavedSale } from './values.ts';

/** What became elsewhere of the sale in the form: changed there, sent, or deleted. */
export type Stale =
  | { readonly kind: 'changed'; readonly saved: SavedSale }
  | { readonly kind: 'sent'; readonly sale: Pick<Sale, 'id' | 'number'> }
  | { readonly kind: 'deleted' };

const staleCodes: ReadonlySet<string> = new Set(['SALE_STATUS', 'VERSION_CONFLICT', 'NOT_FOUND']);

/**
 * Asks the server about the sale after a refusal that may come of it; nothing where the refusal is of something else.
 * `open` is the state in which the form may send it.
 */
export async function staleOf(
  api: Api<'sales.get'>,
  { id }: SavedSale,
  open: 'draft' | 'clarification',
  error: unknown,
): Promise<Stale | undefined> {
  if (!isProblem(error) || !staleCodes.has(error.code)) return undefined;
  try {
    const sale = await api.call('sales.get', { params: { id } }, { quiet: 'all' });
    return sale.status === open
      ? { kind: 'changed', saved: { id, version: sale.version } }
      : { kind: 'sent', sale: { id, number: sale.number } };
  } catch (problem) {
    return isProblem(problem) && problem.code === 'NOT_FOUND' ? { kind: 'deleted' } : undefined;
  }
}
